import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import type { TextEncoding } from '@/lib/text/text-encodings';
import { columnNames, columnTitle } from '@/lib/server/parcels/sheets/column-names';
import { readSheet } from '@/lib/server/platform/sheet-files/read-sheet';
import { COLUMNS } from '@/lib/sheets/columns';
import { readTable } from '@/lib/sheets/table';
import { encodeText } from '../../../../../fixtures/encode-text';
import { zipOf } from '../../../../../fixtures/zip';

const names = columnNames();
const NEEDED = COLUMNS.filter((column) => 'needed' in column).map(({ id }) => id);
const TITLES = NEEDED.map((id) => columnTitle(id, 'en'));

/** A text of a cell that no program changes: trimmed, without the apostrophe that guards formulas. */
const textOf = (unit: string) =>
  fc
    .string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith("'") && !/^-?[\d.]+$/.test(text));
const number = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999_999_999 }),
  fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
);
type Value = string | number;
const rowsOf = (value: fc.Arbitrary<Value>) =>
  fc.array(fc.array(value, { minLength: NEEDED.length, maxLength: NEEDED.length }), { minLength: 1, maxLength: 4 });

/** Titles, sheets and blanks around a table. */
const shape = fc.record({
  titles: fc.array(fc.constantFrom('Parcels of May', 'Sender', ''), { maxLength: 4 }),
  groups: fc.boolean(),
  blankColumns: fc.nat({ max: 2 }),
  blankRows: fc.nat({ max: 2 }),
  coverSheet: fc.boolean(),
  hiddenSheet: fc.boolean(),
  hiddenRow: fc.boolean(),
  positions: fc.boolean(),
});
type Shape = Parameters<Parameters<typeof shape.map>[0]>[0];

/** Returns the whole sheet, with the index of the first row of values. */
function laidOut(rows: readonly Value[][], { titles, groups, blankColumns, blankRows }: Shape) {
  const blank = Array.from({ length: blankColumns }, () => '');
  const above: Value[][] = [
    ...titles.map((title) => [title]),
    ...(groups ? [[...blank, 'Sender', '', 'Receiver']] : []),
  ];
  const gap = Array.from({ length: blankRows }, (): Value[] => []);
  return [...above, [...blank, ...TITLES], ...gap, ...rows.map((row) => [...blank, ...row])];
}

const textTable = (rows: readonly Value[][]) => rows.map((row) => row.map(String));

async function readBack(file: Uint8Array) {
  const { rows, guessed } = await readSheet({ file: Buffer.from(file), names });
  const table = readTable(rows, names)!;
  const faults = table.rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ fault }) => fault ?? []));
  return {
    read: table.rows.map(({ cells }) => NEEDED.map((id) => cells.get(id)?.text.trim() ?? '')),
    hidden: table.rows.filter(({ isHidden }) => isHidden).length,
    missing: table.missing,
    faults,
    guessed,
  };
}

/** Writes a workbook with the library that the site uses. */
async function byLibrary(rows: readonly Value[][], { coverSheet }: Shape): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => ({ value: value === '' ? null : value })));
  const cover = coverSheet
    ? [{ sheet: 'Read me', data: [[{ value: 'How to fill it in' }], [{ value: 'Service' }]] }]
    : [];
  const blob = await writeWorkbook([...cover, { sheet: 'Parcels', data }] as never).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Writes a workbook as other programs do: inline texts, hidden sheets and rows, and perhaps no positions. */
function byHand(rows: readonly Value[][], { coverSheet, hiddenSheet, hiddenRow, positions }: Shape): Uint8Array {
  const cell = (value: Value, at: string) =>
    typeof value === 'number'
      ? `<c${at}><v>${value}</v></c>`
      : `<c${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const worksheet = (of: readonly Value[][], hides: boolean) =>
    `<worksheet><sheetData>${of
      .map((row, index) => {
        const isHidden = hides && index === of.length - 1;
        const cells = row.map((value, column) => cell(value, positions ? ` r="${letters(column)}${index + 1}"` : ''));
        return `<row${positions ? ` r="${index + 1}"` : ''}${isHidden ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const sheets = [
    ...(hiddenSheet ? [{ state: 'hidden', xml: worksheet([TITLES, TITLES.map(() => 'hidden')], false) }] : []),
    ...(coverSheet ? [{ state: 'visible', xml: worksheet([['How to fill it in'], ['Service']], false) }] : []),
    { state: 'visible', xml: worksheet(rows, hiddenRow) },
  ];
  const list = sheets.map(
    ({ state }, index) => `<sheet name="S${index}" sheetId="${index + 1}" state="${state}" r:id="r${index}"/>`,
  );
  const related = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${TYPE}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `<workbook xmlns:r="${TYPE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/s${at}.xml`, xml])),
  };
  return zipOf(Object.entries(parts).map(([name, content]) => ({ name, content })));
}

const LETTERS = 'aZé ğل广ʼ&<>";,2.-';

describe('the reader of a random workbook', () => {
  const value = fc.oneof(textOf(LETTERS), number);
  it.each([
    ['the library that the site uses', byLibrary, false],
    ['hand, as other programs do', byHand, true],
  ] as const)('returns what was written by %s', { timeout: 120_000 }, async (_, write, canHide) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(value), shape, async (rows, around) => {
        const { read, hidden, missing, faults } = await readBack(await write(laidOut(rows, around), around));
        expect({ read, missing, faults }).toEqual({ read: textTable(rows), missing: [], faults: [] });
        expect(hidden).toBe(canHide && around.hiddenRow ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });
});

/** Words of which each is readable in its encoding only. */
const WORDS: Readonly<Record<TextEncoding, string>> = {
  'windows-1252': 'prénom Marché Hôtel naïve garçon élève à côté Société Générale œuvre',
  'windows-1254': 'Kadıköy Şişli Beşiktaş Üsküdar çiçek sokağı Ağrı İzmir değirmen',
  'windows-1256': 'الرياض شارع الملك فهد محمد علي حسن القاهرة مدينة نصر عمارة',
  gb18030: '广州市天河区体育西路一号 李伟 深圳市南山区科技园 棉质衬衫 王小明',
};
const ENCODINGS = Object.keys(WORDS) as TextEncoding[];

describe('the reader of a random CSV', () => {
  it.each(['utf-8', 'utf-8 with its mark', 'utf-16le', 'utf-16be', ...ENCODINGS] as const)(
    'returns what was written in %s, with each separator',
    { timeout: 120_000 },
    async (encoding) => {
      const isLegacy = encoding in WORDS;
      const words = isLegacy
        ? WORDS[encoding as TextEncoding].split(' ')
        : LETTERS.split('').filter((each) => each.trim());
      const word = isLegacy
        ? fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
        : textOf(LETTERS);
      await fc.assert(
        fc.asyncProperty(
          rowsOf(fc.oneof(word, number)),
          shape,
          fc.constantFrom(',', ';', '\t'),
          fc.boolean(),
          async (rows, around, delimiter, stated) => {
            const table = laidOut(rows, around);
            const body = Papa.unparse(table, { delimiter, newline: '\r\n' });
            const text = stated ? `sep=${delimiter}\r\n${body}` : body;
            const { read, missing, faults, guessed } = await readBack(encodeText(text, encoding));
            expect({ read, missing, faults }).toEqual({ read: textTable(rows), missing: [], faults: [] });
            if (isLegacy && /[^\p{ASCII}]/u.test(text)) expect(guessed).toBe(encoding);
            else expect(guessed).toBeNull();
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
