import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { addDays } from '@/lib/time/calendar-date';
import { csvOf, SHEET_ROW, tableOf, type WrittenRow } from '../../../fixtures/sheets';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

const fileOf = (name: string) => readFileSync(path.join(import.meta.dirname, '../../../fixtures/real-sheets', name));

onEachDatabase('a sheet that people really upload', (world) => {
  let ama: Person;
  beforeEach(async () => {
    ama = await signUp(world());
  });

  const check = async (file: Uint8Array, more: object = {}): Promise<CheckedSheet> => {
    const content = Buffer.from(file).toString('base64');
    const { status, body } = await world().call('checkSheet', { content, ...more }, { token: ama.token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const checkRows = (...rows: WrittenRow[]) => check(csvOf(rows));
  const place = async (order: CheckedSheet['orders'][number], replaces?: string) => {
    const sheetOrder = {
      orderKey: order.orderKey,
      totals: order.totals,
      order: { ...order.order, agreed: true },
      replaces,
    };
    const { body } = await world().call('placeSheetOrders', { orders: [sheetOrder] }, { token: ama.token });
    return body.data.results[0];
  };
  const cellsOf = ({ mistakes }: CheckedSheet) => mistakes.map(({ row, column, value }) => [row, column, value]);

  it('is refused at its error cells, and loses no cash on delivery', async () => {
    const sheet = await check(fileOf('cash-on-delivery-error-cells.xlsx'));
    expect(sheet.orders).toEqual([]);
    expect(cellsOf(sheet)).toEqual(
      ['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?'].map((value, index) => [index + 2, 'Cash on delivery', value]),
    );
  });

  it('preserves courier numbers that are numbers', async () => {
    const sheet = await check(fileOf('courier-numbers-as-numbers.xlsx'));
    expect(cellsOf(sheet)).toEqual([
      [8, 'Courier’s tracking number to Guangzhou', '123456789012345000'],
      [9, 'Courier’s tracking number to Guangzhou', '7.53123E+13'],
    ]);
    expect(sheet.orders).toHaveLength(8);
    for (const { order } of sheet.orders) expect(order.domesticTransferNo).toMatch(/^[A-Z]*\d{8,15}$/);
  });

  it('gets no decimals in phones that are numbers', async () => {
    const { orders, mistakes } = await check(fileOf('phones-as-numbers-AE.xlsx'));
    expect(mistakes).toEqual([]);
    expect(orders).toHaveLength(10);
    for (const { order } of orders) expect((order.receiver as { phone: string }).phone).toMatch(/^\d+$/);
  });

  it('loses no row by broken quotes: only their cells are refused', async () => {
    const first = await check(fileOf('row-lost-after-quote.csv'));
    expect(cellsOf(first)).toEqual([[2, 'Note for the courier', '"Blue gate" call first']]);
    expect(first.orders.map(({ receiverName }) => receiverName)).toEqual(['Kofi Mensah']);
    const second = await check(fileOf('rows-lost-after-quoted-street.csv'));
    expect(cellsOf(second)).toEqual([
      [2, 'Receiver’s street address', '"Al Noor" building'],
      [4, 'Receiver’s street address', '"X" house'],
    ]);
    expect(second.orders.map(({ rows }) => rows)).toEqual([[3], [5]]);
  });

  it('is read without its hidden sheet, and its hidden row is named', async () => {
    const sheet = await check(fileOf('xlsx-hidden-first-sheet-parcels-second.xlsx'));
    expect({ mistakes: sheet.mistakes, orderCount: sheet.orders.length }).toEqual({ mistakes: [], orderCount: 2 });
    const { orders } = await check(fileOf('xlsx-hidden-row.xlsx'));
    expect(orders.flatMap(({ hiddenRows }) => hiddenRows)).toEqual([2]);
    expect(orders.length).toBeGreaterThan(1);
  });

  it('may name countries as shops export them', async () => {
    const { mistakes } = await check(fileOf('country-names.csv'));
    expect(mistakes.flatMap(({ column, value }) => (column === 'Receiver’s country' ? [value] : []))).toEqual([
      'Afrique',
    ]);
    const { mistakes: unknown } = await checkRows(
      { ...SHEET_ROW, receiverCountry: 'Gahna' },
      { ...SHEET_ROW, receiverCountry: 'X' },
    );
    expect(unknown.map(({ hint }) => hint)).toEqual([expect.stringContaining('Ghana'), expect.stringMatching(/\S/)]);
  });

  it('is read as a CSV of Chinese Excel, and the guess is shown', async () => {
    const { orders, mistakes, guessed } = await check(fileOf('excel-cn-gbk.csv'));
    expect({ mistakes, guessed }).toEqual({
      mistakes: [],
      guessed: { encoding: 'gb18030', sample: ['李伟', expect.stringContaining('体育西路')] },
    });
    expect(orders[0]!.order).toMatchObject({ sender: { name: '李伟' } });
    const other = await check(fileOf('excel-cn-gbk.csv'), { encoding: 'windows-1252' });
    expect(other.guessed!.encoding).toBe('windows-1252');
    expect(other.guessed!.sample).not.toContain('李伟');
  });

  const lines = csvOf([SHEET_ROW]).toString().slice(1);
  it.each([
    ['sep= as its first line', `sep=;\r\n${csvOf([SHEET_ROW], 'en', ';').toString().slice(1)}`, 3],
    [
      'a title and group names above the column names',
      `Parcels of May\r\n\r\nOrder,,,,Sender,,,,,,,,,,Receiver\r\n${lines}`,
      5,
    ],
  ])('has %s', async (_, text, row) => {
    const { orders, mistakes } = await check(Buffer.from(text));
    expect({ mistakes, rowLists: orders.map(({ rows }) => rows) }).toEqual({ mistakes: [], rowLists: [[row]] });
  });

  it('has one mistake if its columns have no names', async () => {
    const content = Buffer.from('a,b\n1,2\n').toString('base64');
    const { body } = await world().call('checkSheet', { content }, { token: ama.token });
    expect(body.errors).toEqual([{ field: 'content', message: expect.stringContaining('row 1') }]);
  });

  it('gets one remark each for its totals and its note', async () => {
    const totals = { weight: '2.5', quantity: '3', unitPrice: '45.50' };
    const sheet = await checkRows(SHEET_ROW, { order: 'Total', ...totals }, { senderName: 'Thank you' });
    expect(sheet.orders).toHaveLength(1);
    expect(cellsOf(sheet)).toEqual([
      [3, 'Order', 'Total'],
      [4, 'Sender’s name', 'Thank you'],
    ]);
  });

  describe('with days', () => {
    const day = addDays(new Date().toISOString().slice(0, 10), 3);
    const [year, month, date] = day.split('-') as [string, string, string];
    const arabic = day.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const pickup = (pickupDate: string): WrittenRow => ({
      ...SHEET_ROW,
      sendingMode: 'We pick it up',
      pickupWindow: 'MORNING',
      pickupDate,
    });
    const dayOf = async (dayText: string) => {
      const { orders, mistakes } = await checkRows({ ...pickup(dayText), sendingMode: 'PICKUP' });
      return orders[0]?.order.pickup ?? mistakes.map(({ column, message, hint }) => `${column}: ${message} ${hint}`);
    };

    it.each([
      day,
      `${year}/${Number(month)}/${Number(date)}`,
      `${year}.${month}.${date}`,
      arabic,
      `${year}年${Number(month)}月${Number(date)}日`,
      day.replaceAll('-', '\u2011'),
    ])('reads them with the year first: %s', async (dayText) => {
      expect(await dayOf(dayText)).toMatchObject({ date: day });
    });

    it.each([`${date}/${month}/${year}`, `${date}.${month}.${year}`, '1/12/2026', '46356', '2026-02-30', 'tomorrow'])(
      'refuses one that may mean another, with the true reason: %s',
      async (dayText) => {
        expect(await dayOf(dayText)).toEqual([
          expect.stringMatching(/^Pickup date: We can’t tell which day.*\d{4}-\d\d-\d\d/),
        ]);
      },
    );
  });

  it.each([
    ['AE', ['أبو ظبي', 'Abudhabi', 'Abou Dabi', 'Doubaï', 'Ras-al-Khaimah']],
    [
      'SA',
      [
        'Mecca',
        'La Mecque',
        'مكة',
        'Jiddah',
        'Al Khobar',
        'Alkhobar',
        'Al-Khubar',
        'Ar Riyadh',
        'رياض',
        'Médine',
        '吉达',
      ],
    ],
    ['MA', ['Fez', 'Tangier', 'Agadir', 'Marrakesh', 'الدار البيضاء']],
    ['EG', ['٦ أكتوبر', '6th October', 'Le Caire', 'Alex', 'بور سعيد', 'Al Jizah']],
    ['PK', ['شیخو\u200cپورہ', 'لا\u200cہور', 'Lahor']],
    ['CN', ['Xi an', 'Xi’an', 'guang zhou', '廣州', '广州', 'Canton', 'Guangzhou City']],
    ['TR', ['KADIKÖY', 'Kadikoy', 'Kadıköy ilçesi']],
    ['NG', ['ikeja', 'Lagos-Island']],
  ])('finds the places of %s by every name, in a sheet and in the search', async (country, names) => {
    const rows = names.map((name): WrittenRow =>
      country === 'CN'
        ? { ...SHEET_ROW, senderCity: name }
        : { ...SHEET_ROW, receiverCountry: country, receiverCity: name },
    );
    const column = country === 'CN' ? 'Sender’s city' : 'Receiver’s city';
    const { mistakes } = await checkRows(...rows);
    expect(mistakes.filter((mistake) => mistake.column === column)).toEqual([]);
    for (const name of names) {
      const { body } = await world().call('queryAreaByTypeAndName', { countryCode: country, type: 'CITY', name });
      expect(body.data.length, name).toBeGreaterThan(0);
    }
  });

  describe('with the reference of an earlier order and other content', () => {
    const correctedSheet = async (remark: string) => {
      const { orders } = await checkRows({ ...SHEET_ROW, order: 'SHOP-1001', remark });
      return orders[0]!;
    };
    const stateOf = async (id: string) => {
      const { body } = await world().call('getOrder', { id }, { token: ama.token });
      return body.data.state;
    };

    it('is reported, and the new order replaces the earlier one or both are placed', async () => {
      const first = (await place(await correctedSheet(''))).placed!;
      expect(await correctedSheet('')).toMatchObject({ placed: { id: first.id }, earlier: null });
      const request = await correctedSheet('Blue gate');
      expect(request).toMatchObject({
        placed: null,
        earlier: { id: first.id, tradeNo: first.tradeNo, canReplace: true },
      });
      const second = (await place(request, first.id)).placed!;
      expect(second.tradeNo).not.toBe(first.tradeNo);
      expect({ first: await stateOf(first.id), second: await stateOf(second.id) }).toEqual({
        first: 'CANCELLED',
        second: 'WAITING',
      });
      // A repeated request returns the same order.
      expect((await place(request, first.id)).placed).toEqual(second);
      const again = await correctedSheet('Red gate');
      expect(again.earlier).toMatchObject({ id: second.id });
      const third = (await place(again)).placed!;
      expect({ second: await stateOf(second.id), third: await stateOf(third.id) }).toEqual({
        second: 'WAITING',
        third: 'WAITING',
      });
      expect((await correctedSheet('Blue gate')).placed).toMatchObject({ id: second.id });
    });

    it('cannot replace an order of another account', async () => {
      const first = (await place(await correctedSheet(''))).placed!;
      ama = await signUp(world());
      const order = await correctedSheet('Blue gate');
      expect(order.earlier).toBeNull();
      expect(await place(order, first.id)).toMatchObject({ placed: null, problem: expect.stringMatching(/\S/) });
    });
  });

  it('is checked as its template writes it', async () => {
    const [head, row] = tableOf([SHEET_ROW]);
    const text = `${head!.join('\t')}\n${row!.join('\t')}\n`;
    const { orders } = await check(Buffer.from(text, 'utf16le'));
    expect(orders).toHaveLength(1);
  });
});
