import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { columnNames } from '@/lib/server/parcels/sheets/column-names';
import { readSheet } from '@/lib/server/platform/sheet-files/read-sheet';
import { ApiError } from '@/lib/server/platform/errors';
import { SHEET_ROW, createXlsx } from '../../../../../fixtures/sheets';
import { workbookOf, zipOf, type ZipEntry } from '../../../../../fixtures/zip';

const names = columnNames();
const textsOf = async (file: Buffer) =>
  (await readSheet({ file, names })).rows.map(({ cells }) => cells.map(({ text }) => text));

const refusal = async (file: Buffer) => {
  const failure: unknown = await readSheet({ file, names }).catch((error: unknown) => error);
  return failure instanceof ApiError
    ? failure.details.fields?.map(({ message, values }) => ({ message, ...values }))
    : failure;
};

const workbook = (rows: string, more: readonly ZipEntry[] = []) => workbookOf({ rows, more });

describe('a CSV', () => {
  it.each([
    ['commas', 'a,b\n"x, y",2\n'],
    ['semicolons', 'a;b\n"x, y";2\n'],
    ['tabs', 'a\tb\nx, y\t2\n'],
  ])('is read with %s', async (_, text) => {
    expect((await textsOf(Buffer.from(text))).slice(0, 2)).toEqual([
      ['a', 'b'],
      ['x, y', '2'],
    ]);
  });

  it('is read in UTF-16 like Excel’s "Unicode text"', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('اسم\tمدينة\nمنى\tالقاهرة\n', 'utf16le')]);
    expect((await textsOf(file))[1]).toEqual(['منى', 'القاهرة']);
  });

  it('is rejected if its bytes are no text', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x20]);
    expect(await refusal(bytes)).toEqual([{ message: 'sheetUnreadable', encoding: 'UTF-8' }]);
  });
});

describe('a workbook', () => {
  it('is read by its values: numbers, days and texts', async () => {
    const file = await createXlsx([{ ...SHEET_ROW, weight: 0.1 + 0.2, pickupDate: new Date('2026-12-01T00:00:00Z') }]);
    const { rows } = await readSheet({ file, names });
    const [head, row] = rows;
    const cell = (title: string) => row!.cells[head!.cells.findIndex(({ text }) => text === title)];
    expect(cell('Weight (kg)')).toEqual({ text: '0.3', isNumber: true });
    expect(cell('Pickup date')).toEqual({ text: '2026-12-01', isNumber: false });
    expect(cell('Service')).toEqual({ text: 'International Express', isNumber: false });
  });

  it('has the results of formulas', async () => {
    const result = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>2x</v></c></row>';
    expect(await textsOf(workbook(result))).toEqual([['2', '2x']]);
  });

  const faultsOf = async (rows: string) =>
    (await readSheet({ file: workbook(rows), names })).rows.flatMap(({ row, cells }) =>
      cells.flatMap(({ text, fault }, index) => (fault ? [`${row} ${index + 1} ${text} ${fault}`] : [])),
    );

  it.each([
    ['a formula without a result', '<c r="B2" t="str"><f>A1&amp;"x"</f></c>', '2 2 =A1&"x" sheetCellFormula'],
    ['a formula with an empty result', '<c r="B2"><f>A1*2</f><v></v></c>', '2 2 =A1*2 sheetCellFormula'],
    ['a shared formula', '<c r="B2"><f t="shared" si="0"/></c>', '2 2 = sheetCellFormula'],
    ['an error', '<c r="B2" s="0" t="e"><v>#N/A</v></c>', '2 2 #N/A sheetCellError'],
    ['the error of a formula', '<c t=\'e\' r="B2"><f>1/0</f><v>#DIV/0!</v></c>', '2 2 #DIV/0! sheetCellError'],
    ['a number of 18 digits', '<c r="B2"><v>123456789012345678</v></c>', '2 2 123456789012345678 sheetCellDigits'],
    [
      'a number with an exponent',
      '<c r="B2"><v>1.2345678901234568E17</v></c>',
      '2 2 123456789012345680 sheetCellDigits',
    ],
  ])('names the cell of %s and preserves the others', async (_, cell, fault) => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>7</v></c>${cell}<c r="C2"><v>8</v></c></row>`;
    expect(await faultsOf(rows)).toEqual([fault]);
    expect((await textsOf(workbook(rows)))[1]).toEqual(['7', expect.any(String), '8']);
  });

  it('is read with prefixed names, without positions, and with rows that are hidden', async () => {
    const rows =
      '<row><c><v>1</v></c><c t="inlineStr"><is><t>x</t></is></c></row><row hidden="1"><c><v>2</v></c></row>';
    const { rows: readRows } = await readSheet({ file: workbook(rows), names });
    expect(readRows.map(({ row, cells, isHidden }) => [row, isHidden, cells.map(({ text }) => text)])).toEqual([
      [1, undefined, ['1', 'x']],
      [2, true, ['2']],
    ]);
    expect(await textsOf(workbook(rows.replaceAll(/<(\/?)(row|c|v|is|t)(?=[ >])/g, '<$1x:$2')))).toEqual([
      ['1', 'x'],
      ['2'],
    ]);
  });

  it('has whole numbers of up to 15 digits as they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999_999_999_999_999 }), async (number) => {
        const stated = [String(number), number.toExponential()];
        const cells = stated.map((text) => `<c><v>${text}</v></c>`).join('');
        expect(await textsOf(workbook(`<row>${cells}</row>`))).toEqual([[String(number), String(number)]]);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [
      'unpacks to more than it may',
      () => workbook('', [{ name: 'xl/media/a.bin', content: 'a'.repeat(SHEET_LIMITS.unpackedBytes + 1) }]),
    ],
    [
      'says that it unpacks to little',
      () =>
        zipOf([{ name: 'xl/worksheets/sheet1.xml', content: ' '.repeat(SHEET_LIMITS.unpackedBytes + 1), claims: 10 }]),
    ],
    ['names a cell far away', () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')],
    ['hides how far a cell is', () => workbook('<row r="&#49;"><c r="A&#49;000000"><v>1</v></c></row>')],
  ])('is rejected as too large if it %s', async (_, make) => {
    expect(await refusal(make())).toEqual([{ message: 'sheetTooLarge' }]);
  });

  it.each([
    ['cut off', async () => (await createXlsx([SHEET_ROW])).subarray(0, 500)],
    ['of nothing', () => Promise.resolve(Buffer.from('PK\x03\x04'))],
    ['without sheets', () => Promise.resolve(zipOf([{ name: 'a.txt', content: 'a' }]))],
  ])('%s is rejected', async (_, make) => {
    expect(await refusal(await make())).toMatchObject([{ message: 'sheetUnreadable' }]);
  });
});
