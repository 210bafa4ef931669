import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnNames } from '@/lib/server/parcels/sheets/column-names';
import { readSheet } from '@/lib/server/platform/sheet-files/read-sheet';
import { writeXlsx } from '@/lib/server/platform/sheet-files/write-sheet';
import type { ColumnId } from '@/lib/sheets/columns';
import { fillTable } from '@/lib/sheets/fill-table';
import { readShopExport } from '@/lib/sheets/read-shop-export';
import { SHEET_ROW, tableOf } from '../../../fixtures/sheets';
import { SHOPIFY_LINES, shopifyCsv, shopifyTable, wooCsv, WOO_LINES } from '../../../fixtures/shop-exports';

const readExport = async (file: Buffer) => readShopExport((await readSheet({ file, names: columnNames() })).rows);
type Texts = Partial<Record<ColumnId, string>>;
const textsOf = (cells: ReadonlyMap<ColumnId, { text: string }>): Texts =>
  Object.fromEntries([...cells].map(([id, { text }]) => [id, text]));
const rowsOf = async (file: Buffer): Promise<(Texts & { row: number })[]> =>
  ((await readExport(file))?.rows ?? []).map(({ row, cells }) => ({ row, ...textsOf(cells) }));

describe('an export of Shopify', () => {
  it('becomes one row for each order, with the value of all its lines', async () => {
    const table = (await readExport(shopifyCsv()))!;
    expect(table.shop).toEqual({ name: 'shopify', settled: 0 });
    expect(table.missing).toEqual([
      'service',
      'goods',
      'senderPhone',
      'senderCity',
      'senderStreet',
      'weight',
      'length',
      'width',
      'height',
    ]);
    expect(table.rows.map(({ row, cells }) => ({ row, ...textsOf(cells) }))).toEqual([
      {
        row: 2,
        order: '#1001',
        receiverName: 'Ama Serwaa Boateng',
        receiverPhone: '+233 24 000 0123',
        receiverEmail: 'ama@example.com',
        receiverStreet: '7 Ring Road, Flat 2',
        receiverCity: 'Accra',
        receiverCountry: 'GH',
        valueCurrency: 'USD',
        goodsNameEn: 'Cotton shirt - M, Canvas bag',
        quantity: '3',
        unitPrice: '20',
      },
      expect.objectContaining({ row: 4, order: '#1002', goodsNameEn: 'Desk lamp', quantity: '1', unitPrice: '30.00' }),
    ]);
  });

  it('is recognised in a workbook, with columns in another order, and below a title', async () => {
    const reversedTable = shopifyTable().map((row) => [...row].reverse());
    const bytes = await writeXlsx([{ title: 'orders', rows: [['Orders of May'], ...reversedTable] }], 'en');
    const rows = await rowsOf(Buffer.from(bytes));
    expect(rows.map(({ row, order }) => [row, order])).toEqual([
      [3, '#1001'],
      [5, '#1002'],
    ]);
  });

  it.each([
    ['cancelled', { 'Cancelled at': '2026-11-20 10:00:00 +0000' }],
    ['refunded', { 'Financial Status': 'refunded' }],
    ['sent already', { 'Fulfillment Status': 'fulfilled' }],
    ['without a parcel', { 'Lineitem requires shipping': 'false' }],
  ])('leaves out an order that is %s, and counts it', async (_, change) => {
    const [shirt, bag, lamp] = SHOPIFY_LINES;
    const table = (await readExport(shopifyCsv([shirt!, bag!, { ...lamp!, ...change }])))!;
    expect(table.rows.map(({ cells }) => cells.get('order')!.text)).toEqual(['#1001']);
    expect(table.shop!.settled).toBe(1);
  });

  it('leaves out a line without a parcel, and reads the address of such a first line', async () => {
    const [shirt, bag] = SHOPIFY_LINES;
    const [row] = await rowsOf(shopifyCsv([{ ...shirt!, 'Lineitem requires shipping': 'false' }, bag!]));
    expect(row).toMatchObject({ receiverCity: 'Accra', goodsNameEn: 'Canvas bag', quantity: '1', unitPrice: '40.00' });
  });

  it('collects at the door what is unpaid, in the currency of the destination only', async () => {
    const cod = { ...SHOPIFY_LINES[2]!, 'Payment Method': 'Cash on Delivery (COD)', Total: '310.00' };
    const collectionOf = async (line: Record<string, string>) => (await rowsOf(shopifyCsv([line])))[0]!.cashOnDelivery;
    expect(await collectionOf({ ...cod, Currency: 'GHS' })).toBe('310.00');
    expect(await collectionOf({ ...cod, Currency: 'GHS', 'Outstanding Balance': '110.00' })).toBe('110.00');
    expect(await collectionOf({ ...cod, Currency: 'GHS', 'Outstanding Balance': '0.00' })).toBeUndefined();
    // Not an amount of cedis, so the order is refused until a person states one.
    expect(await collectionOf(cod)).toBe('310.00 USD');
    expect(await collectionOf({ ...cod, 'Payment Method': 'Shopify Payments' })).toBeUndefined();
  });

  it.each(['', 'many', '-2', '1.5'])('reports a quantity that cannot be added: %o', async (text) => {
    const [shirt, bag] = SHOPIFY_LINES;
    const [row] = await rowsOf(shopifyCsv([shirt!, { ...bag!, 'Lineitem quantity': text }]));
    expect(row!.quantity).toBe(text === '' ? undefined : text);
  });

  it('joins goods up to the length of a name, and a thousand lines of one order', async () => {
    const [shirt] = SHOPIFY_LINES;
    const lines = Array.from({ length: 1000 }, (_, at) => ({ ...shirt!, 'Lineitem name': `Shirt number ${at}` }));
    const [row, ...others] = await rowsOf(shopifyCsv(lines));
    expect(others).toEqual([]);
    expect(row!.goodsNameEn!.length).toBeLessThanOrEqual(80);
    expect(row).toMatchObject({ quantity: '2000', unitPrice: '10' });
  });
});

describe('an export of WooCommerce', () => {
  it('becomes one row for each order, with the billing address if it has no other', async () => {
    const table = (await readExport(wooCsv()))!;
    expect(table.shop).toEqual({ name: 'woocommerce', settled: 1 });
    expect(table.rows.map(({ cells }) => textsOf(cells))).toEqual([
      expect.objectContaining({
        order: '501',
        receiverName: 'Kofi Mensah',
        receiverStreet: '12 Liberation Road',
        receiverCity: 'Kumasi',
        receiverPhone: '0244123456',
        goodsNameEn: 'Clay mug',
        quantity: '4',
        unitPrice: '5',
      }),
      expect.objectContaining({ order: '502', receiverName: 'Ama Boateng', receiverStreet: '7 Ring Road' }),
    ]);
    expect(table.titles.get('receiverCity')).toBe('City (Shipping)');
  });

  it('does not mix two addresses', async () => {
    const line = { ...WOO_LINES[0]!, 'City (Shipping)': '' };
    expect((await rowsOf(wooCsv([line])))[0]).not.toHaveProperty('receiverCity');
  });
});

describe('another sheet', () => {
  it.each([
    ['our template', tableOf([SHEET_ROW])],
    [
      'a customer list of a shop',
      [
        ['Name', 'Email', 'Shipping City'],
        ['Ama', 'a@example.com', 'Accra'],
      ],
    ],
    ['a blank file', [[]]],
  ])('is not read as an export: %s', async (_, table) => {
    expect(await readExport(Buffer.from(Papa.unparse(table as string[][])))).toBeNull();
  });
});

describe('a value that a person adds', () => {
  it('fills blank cells of every row, and replaces single cells', async () => {
    const table = (await readExport(shopifyCsv()))!;
    const fill = new Map<ColumnId, string>([
      ['weight', '1.5'],
      ['valueCurrency', 'EUR'],
      ['senderCity', ' '],
    ]);
    const filledTable = fillTable(table, { fill, edits: [{ row: 4, column: 'weight', value: '8' }] });
    expect(filledTable.rows.map(({ cells }) => [cells.get('weight')?.text, cells.get('valueCurrency')?.text])).toEqual([
      ['1.5', 'USD'],
      ['8', 'USD'],
    ]);
    expect(table.missing.filter((id) => !filledTable.missing.includes(id))).toEqual(['weight']);
  });
});
