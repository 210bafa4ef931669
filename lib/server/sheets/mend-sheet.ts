import 'server-only';
import { foldText } from '@/lib/market/fold-text';
import { SHEET } from '@/lib/market/limits';
import type { RawRow } from '@/lib/sheets/table';
import { groupBy } from '../platform/group-by';
import { translateSheet } from '../platform/texts/server-texts';
import type { Verb } from '../platform/verb';
import { columnNames, columnTitle } from '@/lib/server/parcels/sheets/names';
import { readUpload } from './read-upload';
import { sheetName } from './template';
import { writeCsv, writeXlsx } from './write-sheet';

/** Without the column of an earlier check. */
function withoutMistakes(raw: readonly RawRow[], head: number): { row: number; texts: string[] }[] {
  const names = columnNames();
  const titles = raw.find(({ row }) => row === head)?.cells ?? [];
  const kept = titles.map(({ text }) => names.get(foldText(text)) !== 'mistakes');
  return raw.map(({ row, cells }) => ({
    row,
    texts: cells.slice(0, SHEET.columns).flatMap(({ text }, at) => (kept[at] === false ? [] : [text])),
  }));
}

/** The sheet as it was sent, with a first column that says what is wrong in each row. */
export const mendSheet: Verb<'mendSheet'> = async ({ ctx, input }) => {
  const { format, raw, table, mistakes } = await readUpload(ctx, input);
  const said = groupBy(mistakes, ({ row }) => row);
  const inRow = (row: number) =>
    (said.get(row) ?? []).map(({ column, message, hint }) => `${column}: ${message} ${hint}`.trim()).join('\n');
  const rows = withoutMistakes(raw, table.head).map(({ row, texts }) =>
    row === table.head ? [columnTitle('mistakes', ctx.language), ...texts] : [inRow(row), ...texts],
  );
  const sheet = { title: translateSheet(ctx.language, 'sheets', 'guide.parcels'), rows };
  const bytes = format === 'csv' ? writeCsv(sheet) : await writeXlsx([sheet], ctx.language);
  return { name: sheetName(format), bytes };
};
