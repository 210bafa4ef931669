import { describe, expect, it } from 'vitest';
import { columnNames } from '@/lib/server/parcels/sheets/column-names';
import { readSheet } from '@/lib/server/platform/sheet-files/read-sheet';
import { workbookEntries } from '@/lib/server/platform/sheet-files/workbook-entries';
import { writeCsv, writeXlsx } from '@/lib/server/platform/sheet-files/write-sheet';

const names = columnNames();
const textsOf = async (file: Buffer) =>
  (await readSheet({ file, names })).rows.map(({ cells }) => cells.map(({ text }) => text));

describe('a CSV that we write', () => {
  it('has negative amounts as numbers', () => {
    const file = writeCsv({ title: '', rows: [['-5', '-12.50', '-5-1']] });
    expect(Buffer.from(file).toString()).toBe("\ufeff-5,-12.50,'-5-1\r\n");
  });

  it('has no cell that a spreadsheet executes, and changes only formulas after a semicolon', async () => {
    const unchanged = ['=1+1', '+233 24 000 0123', '-5+1', '@x', 'plain', '＝1+1', '＋1', '－1', '＠x'];
    const file = Buffer.from(writeCsv({ title: '', rows: [[...unchanged, 'a;=1+1', 'a;＝1']] }));
    expect(file.toString()).not.toMatch(/(^|[,;\t"\ufeff])[=+\-@＝＋－＠]/m);
    expect(await textsOf(file)).toEqual([[...unchanged, "a;'=1+1", "a;'＝1"]]);
  });
});

describe('a workbook that we write', () => {
  it('has columns of texts', async () => {
    for (const rows of [[['Phone', 'Weight']], [['Phone'], ['0501234567']]]) {
      const file = Buffer.from(await writeXlsx([{ title: 'A', rows }], 'en'));
      const parts = workbookEntries(file);
      const [, style] = /<col style="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml')!.toString())!;
      const formats = parts.get('xl/styles.xml')!.toString();
      const [, used] = [...formats.matchAll(/<xf\b([^>]*)>/g)]
        .map(([, attributes]) => attributes!)
        [Number(style)]!.match(/numFmtId="(\d+)"/)!;
      expect(formats).toContain(`<numFmt numFmtId="${used}" formatCode="@"/>`);
      expect(await textsOf(file)).toEqual(rows);
    }
  });

  it('has a text that begins like a formula as text', async () => {
    const file = Buffer.from(await writeXlsx([{ title: 'A', rows: [['=1+1', '+5']] }], 'ar'));
    expect(await textsOf(file)).toEqual([['=1+1', '+5']]);
  });
});
