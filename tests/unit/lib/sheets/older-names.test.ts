import { describe, expect, it } from 'vitest';
import { foldText } from '@/lib/text/fold-text';
import { LANGUAGES } from '@/lib/market/language';
import { columnNames, columnTitle } from '@/lib/server/parcels/sheets/column-names';
import { COLUMNS, columnOfId, type ColumnId } from '@/lib/sheets/columns';
import { OLDER_CHOICE_NAMES, OLDER_COLUMN_NAMES } from '@/lib/sheets/older-names';
import { readTable } from '@/lib/sheets/table';

const entriesOf = <Value>(names: Readonly<Partial<Record<ColumnId, Value>>>) =>
  Object.entries(names) as [ColumnId, Value][];
const row = (number: number, texts: readonly string[]) => ({
  row: number,
  cells: texts.map((text) => ({ text, isNumber: false })),
});

const OLDER = entriesOf(OLDER_COLUMN_NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const));

describe('the column name of an earlier template', () => {
  it.each(OLDER)('%s is read as %s', (name, id) => {
    const table = readTable([row(1, [name]), row(2, ['x'])], columnNames())!;
    expect(table.unknown).toEqual([]);
    expect(table.rows[0]!.cells.get(id)?.text).toBe('x');
  });

  it('is not the name of another column today, and is listed once', () => {
    const today = COLUMNS.flatMap(({ id }) => [
      foldText(id),
      ...LANGUAGES.map((language) => foldText(columnTitle(id, language))),
    ]);
    expect(OLDER.filter(([name]) => today.includes(foldText(name)))).toEqual([]);
    const folded = OLDER.map(([name]) => foldText(name));
    expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  });

  it('is listed: after a rename, add the previous name to older-names.ts', () => {
    expect(Object.fromEntries([...columnNames()].sort())).toMatchSnapshot();
  });
});

describe('the earlier name of a choice', () => {
  it.each(entriesOf(OLDER_CHOICE_NAMES))('belongs to one choice in %s', (id, byCode) => {
    expect(columnOfId(id).choices).toEqual(expect.arrayContaining(Object.keys(byCode)));
    const folded = Object.values(byCode).flat().map(foldText);
    expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  });
});
