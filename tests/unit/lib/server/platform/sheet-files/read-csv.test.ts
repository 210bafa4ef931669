import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { ApiError } from '@/lib/server/platform/errors';
import { readCsv } from '@/lib/server/platform/sheet-files/read-csv';

const cell = (text: string) => ({ text, isNumber: false });
const textsOf = (text: string) =>
  readCsv(text, cell, new Map()).rows.map(({ row, cells }) => [row, ...cells.map((each) => each.text)]);
const faultsOf = (text: string) =>
  readCsv(text, cell, new Map()).rows.flatMap(({ row, cells }) =>
    cells.flatMap(({ fault }, index) => (fault ? [`${row} ${index + 1} ${fault}`] : [])),
  );
const refusal = (text: string) => {
  try {
    return textsOf(text);
  } catch (failure) {
    const [field] = (failure as ApiError).details.fields ?? [];
    return { message: field?.message, ...field?.values };
  }
};

describe('a CSV', () => {
  it.each([
    [
      'quotes, delimiters and lines within quotes',
      'a,b\r\n"x ""y"", z","1\n2"\r\n',
      [
        [1, 'a', 'b'],
        [2, 'x "y", z', '1\n2'],
      ],
    ],
    [
      'quotes in the middle of a cell',
      'a,b\n12" pipe,3"\n',
      [
        [1, 'a', 'b'],
        [2, '12" pipe', '3"'],
      ],
    ],
    [
      'its delimiter in the first line',
      'sep=;\r\na,1;b\r\nc;d',
      [
        [2, 'a,1', 'b'],
        [3, 'c', 'd'],
      ],
    ],
    [
      'blank lines and cells',
      '\n\na,,b,,\n,,\nc\n',
      [
        [3, 'a', '', 'b'],
        [5, 'c'],
      ],
    ],
    [
      'a carriage return as the end of a line',
      'a,b\rc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
  ])('is read with %s', (_, text, rows) => {
    expect(textsOf(text)).toEqual(rows);
  });

  it.each([
    ['a quote that is never closed', 'a,b\n"x,1\ny,2\n', ['2 1 sheetCellQuote'], [2, '"x', '1'], [3, 'y', '2']],
    ['a text after quotes', 'a,b\n1,"B" gate\n"x", y\n', ['2 2 sheetCellQuote'], [2, '1', '"B" gate'], [3, 'x', ' y']],
    [
      'quotes in several rows',
      'a,b\n"A" x,1\nc,d\n"E" f,2\n',
      ['2 1 sheetCellQuote', '4 1 sheetCellQuote'],
      [2, '"A" x', '1'],
      [3, 'c', 'd'],
    ],
    [
      'a quote that closes in another row',
      'a,b,c,d\n1,2,3,"x\n1,2,3,12"\n',
      ['2 4 sheetCellQuote'],
      [2, '1', '2', '3', 'x\n1,2,3,12'],
    ],
  ])('names the cell of %s and preserves the other cells', (_, text, faults, ...rows) => {
    expect(faultsOf(text)).toEqual(faults);
    expect(textsOf(text).slice(1, 1 + rows.length)).toEqual(rows);
  });

  it('accepts an address of several lines', () => {
    expect(faultsOf('a,b,c,d,e,f\n1,"Flat 3,\nRing Road",3,4,5,6\n')).toEqual([]);
  });

  it('is read without changes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', ' ', '\n', '\r\n', '٣'),
      maxLength: 12,
    });
    const row = fc.array(text, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const table = [['one', 'two', 'three', 'four', 'five', 'six'], ...rows];
        const expected = table.map((texts) => texts.slice(0, texts.findLastIndex((each) => each.trim() !== '') + 1));
        const readTexts = textsOf(Papa.unparse(table, { newline: '\r\n', quotes: true }));
        expect(readTexts.map(([, ...texts]) => texts)).toEqual(expected.filter((texts) => texts.length > 0));
      }),
    );
  });

  const TOO_MANY = { message: 'sheetTooManyColumns', most: SHEET_LIMITS.columns };
  const TOO_LONG = { message: 'sheetCellTooLong', most: SHEET_LIMITS.cellCharacters };
  const cells = (count: number, text = 'a') => Array.from({ length: count }, () => text).join(',');
  it.each([
    [`${SHEET_LIMITS.columns + 1} columns`, cells(SHEET_LIMITS.columns + 1), TOO_MANY],
    ['780,000 columns', 'a,'.repeat(780_000), TOO_MANY],
    ['a long cell', `a,b\nc,${'x'.repeat(SHEET_LIMITS.cellCharacters + 1)}\n`, { ...TOO_LONG, cell: 'B2' }],
    ['a quote in each of 520,000 cells', '"a,'.repeat(520_000), TOO_MANY],
    ['a quote that is closed far away', `"${'a,'.repeat(SHEET_LIMITS.cellCharacters)}"`, { ...TOO_LONG, cell: 'A1' }],
    ['a text far below', `a,b\n${'\n'.repeat(SHEET_LIMITS.lastRow)}c,d\n`, { message: 'sheetTooLarge' }],
  ])('is rejected at once with %s', (_, text, expected) => {
    const began = performance.now();
    expect(refusal(text)).toEqual(expected);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('is read within the limits', () => {
    expect(textsOf(cells(SHEET_LIMITS.columns))[0]).toHaveLength(SHEET_LIMITS.columns + 1);
    expect(textsOf(`a,${'x'.repeat(SHEET_LIMITS.cellCharacters)}\n${'a,b\n'.repeat(SHEET_LIMITS.rows)}`)).toHaveLength(
      1 + SHEET_LIMITS.rows,
    );
  });
});
