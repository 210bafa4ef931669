import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSheet } from '@/lib/server/sheets/read-sheet';
import { ApiError } from '@/lib/server/platform/errors';
import { writeCsv, writeXlsx } from '@/lib/server/sheets/write-sheet';
import { ROW, xlsxOf } from '../../fixtures/sheets';

const textsOf = async (file: Buffer) => (await readSheet(file)).rows.map(({ cells }) => cells.map(({ text }) => text));

const refusal = async (file: Buffer) => {
  const failure: unknown = await readSheet(file).catch((error: unknown) => error);
  return failure instanceof ApiError
    ? failure.details.fields?.map(({ message, values }) => ({ message, ...values }))
    : failure;
};

/** A packed file of these entries, as PKWARE's APPNOTE says; `claims` is the unpacked size it tells. */
function zip(entries: Record<string, string | Buffer>, claims?: number): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? plain.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    listed.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]);
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = (cells: string, more: Record<string, string> = {}) =>
  zip({
    'xl/workbook.xml': `<workbook xmlns:r="${TYPE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    ...more,
  });

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

  it('is read in UTF-16 as Excel writes "Unicode text"', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('اسم\tمدينة\nمنى\tالقاهرة\n', 'utf16le')]);
    expect((await textsOf(file))[1]).toEqual(['منى', 'القاهرة']);
  });

  it('in another encoding is refused', async () => {
    expect(await refusal(Buffer.from('prénom,é', 'latin1'))).toEqual([
      { message: 'sheetUnreadable', encoding: 'UTF-8' },
    ]);
  });

  it('of ours runs nothing and reads the same again', async () => {
    const rows = [['=1+1', '+233 24 000 0123', '-5', '@x', 'plain', 'a;=1+1']];
    const file = Buffer.from(writeCsv({ title: '', rows }));
    expect(file.toString()).not.toMatch(/(^|[,;\t"\ufeff])[=+\-@]/m);
    expect((await textsOf(file))[0]!.slice(0, 5)).toEqual(rows[0]!.slice(0, 5));
  });
});

describe('a workbook', () => {
  it('is read by its values: numbers, days and texts', async () => {
    const file = await xlsxOf([{ ...ROW, weight: 0.1 + 0.2, pickupDate: new Date('2026-12-01T00:00:00Z') }]);
    const { rows } = await readSheet(file);
    const [head, row] = rows;
    const cell = (title: string) => row!.cells[head!.cells.findIndex(({ text }) => text === title)];
    expect(cell('Weight (kg)')).toEqual({ text: '0.3', isNumber: true });
    expect(cell('Pickup date')).toEqual({ text: '2026-12-01', isNumber: false });
    expect(cell('Service')).toEqual({ text: 'Special line', isNumber: false });
  });

  it('of ours has no formula', async () => {
    const file = Buffer.from(await writeXlsx([{ title: 'A', rows: [['=1+1', '+5']] }], 'ar'));
    expect(await textsOf(file)).toEqual([['=1+1', '+5']]);
  });

  it('counts a formula as its result, and names the cell of one without', async () => {
    const result = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>2x</v></c></row>';
    expect(await textsOf(workbook(result))).toEqual([['2', '2x']]);
    const without = '<row r="1"><c r="A1" t="str"><f>A1</f></c></row>';
    expect(await refusal(workbook(without))).toEqual([{ message: 'sheetCellUnread', cell: 'A1' }]);
  });

  it.each([
    ['unpacks to more than it may', () => workbook('', { 'xl/media/a.bin': 'a'.repeat(33 * 1024 * 1024) })],
    ['says that it unpacks to little', () => zip({ 'xl/worksheets/sheet1.xml': ' '.repeat(33 * 1024 * 1024) }, 10)],
    ['names a cell far away', () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')],
    ['hides how far a cell is', () => workbook('<row r="&#49;"><c r="A&#49;000000"><v>1</v></c></row>')],
  ])('that %s is refused before it is read', async (_, make) => {
    expect(await refusal(make())).toEqual([{ message: 'sheetTooLarge' }]);
  });

  it.each([
    ['cut off', async () => (await xlsxOf([ROW])).subarray(0, 500)],
    ['of nothing', () => Promise.resolve(Buffer.from('PK\x03\x04'))],
    ['without sheets', () => Promise.resolve(zip({ 'a.txt': 'a' }))],
  ])('%s is refused', async (_, make) => {
    expect(await refusal(await make())).toMatchObject([{ message: 'sheetUnreadable' }]);
  });
});
