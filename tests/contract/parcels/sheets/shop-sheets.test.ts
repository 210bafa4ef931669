import { beforeAll, expect, it } from 'vitest';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { SHOPIFY_LINES, shopifyCsv, wooCsv, WOO_LINES } from '../../../fixtures/shop-exports';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, type CallHeaders } from '../../support/world';

/** Values that an export lacks, as a person types them once. */
const FILL = {
  service: 'intl-straight-special',
  goods: 'GENERAL',
  weight: '1.5',
  length: '30',
  width: '20',
  height: '10',
  senderName: 'Li Wei',
  senderPhone: '13812345678',
  senderCity: 'Guangzhou',
  senderStreet: '12 Sample Road',
};

onEachDatabase('a shop’s export of orders', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const upload = (file: Uint8Array, input: object = {}, headers: CallHeaders = {}) =>
    world().call(
      'checkSheet',
      { content: Buffer.from(file).toString('base64'), ...input },
      { token: ama.token, ...headers },
    );
  const check = async (file: Uint8Array, input: object = {}, headers?: CallHeaders): Promise<CheckedSheet> => {
    const { status, body } = await upload(file, input, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  it('requests what it lacks once, and no order is checked before', async () => {
    const { shop, orders, mistakes } = await check(shopifyCsv());
    expect({ orders, mistakes }).toEqual({ orders: [], mistakes: [] });
    expect(shop).toMatchObject({ name: 'shopify', settled: 0, isOpen: true });
    expect(shop!.asks.map(({ column }) => column).sort()).toEqual(Object.keys(FILL).sort());
    expect(shop!.asks.find(({ column }) => column === 'goods')!.choices.map(({ code }) => code)).toContain('GENERAL');
    const french = await check(shopifyCsv(), {}, { lang: 'fr' });
    expect(french.shop!.asks.find(({ column }) => column === 'weight')!.title).toMatch(/^Poids/);
    const { weight: _, ...partly } = FILL;
    expect((await check(shopifyCsv(), { fill: partly })).shop!.isOpen).toBe(true);
    expect((await check(shopifyCsv(), { fill: { ...FILL, weight: ' ' } })).shop!.isOpen).toBe(true);
  });

  it('becomes orders with the added values, which are placed once', async () => {
    const { shop, orders, mistakes } = await check(shopifyCsv(), {
      fill: FILL,
      edits: [{ row: 4, column: 'weight', value: '8' }],
    });
    expect({ mistakes, isOpen: shop!.isOpen }).toEqual({ mistakes: [], isOpen: false });
    expect(orders.map(({ reference, rows, parcels, weightKg }) => [reference, rows, parcels, weightKg])).toEqual([
      ['#1001', [2], 1, 1.5],
      ['#1002', [4], 1, 8],
    ]);
    expect(orders[0]!.order).toMatchObject({
      valueCurrency: 'USD',
      sender: { name: 'Li Wei', countryCode: 'CN' },
      receiver: { name: 'Ama Serwaa Boateng', countryCode: 'GH', street: '7 Ring Road, Flat 2' },
      parcels: [{ weightKg: 1.5, goodsNameEn: 'Cotton shirt - M, Canvas bag', quantity: 3, unitPriceMinor: 2000 }],
    });
    expect(orders[1]!.totals[0]!.minor).toBeGreaterThan(orders[0]!.totals[0]!.minor);
    const placing = orders.map(({ orderKey, totals, order }) => ({
      orderKey,
      totals,
      order: { ...order, agreed: true },
    }));
    const { status, body } = await world().call('placeSheetOrders', { orders: placing }, { token: ama.token });
    expect({ status, problems: body.data.results.map(({ problem }: { problem: string }) => problem) }).toEqual({
      status: 200,
      problems: ['', ''],
    });
    const again = await check(shopifyCsv(), { fill: FILL, edits: [{ row: 4, column: 'weight', value: '8' }] });
    expect(again.orders.every(({ placed }) => placed !== null)).toBe(true);
  });

  it('never collects an amount of another currency at the door', async () => {
    const cod = { ...SHOPIFY_LINES[2]!, 'Payment Method': 'Cash on Delivery (COD)', Total: '310.00' };
    const own = await check(shopifyCsv([{ ...cod, Currency: 'GHS' }]), { fill: FILL });
    expect(own.orders[0]!.order.parcels).toMatchObject([{ cashOnDelivery: { currency: 'GHS', minor: 31_000 } }]);
    const other = await check(shopifyCsv([cod]), { fill: FILL });
    expect(other.orders).toEqual([]);
    expect(other.mistakes).toMatchObject([{ row: 2, column: 'Outstanding Balance', value: '310.00 USD' }]);
    const edits = [{ row: 2, column: 'cashOnDelivery', value: '350' }];
    const correctedSheet = await check(shopifyCsv([cod]), { fill: FILL, edits });
    expect(correctedSheet.orders[0]!.order.parcels).toMatchObject([{ cashOnDelivery: { minor: 35_000 } }]);
  });

  it('reports the mistakes of a row under the shop’s own names', async () => {
    const { orders, mistakes } = await check(wooCsv([{ ...WOO_LINES[1]!, 'City (Billing)': 'Nowhere' }]), {
      fill: { ...FILL, valueCurrency: 'GHS', weight: '99' },
    });
    expect(orders).toEqual([]);
    expect(mistakes.map(({ row, column }) => [row, column])).toEqual(
      expect.arrayContaining([
        [2, 'City (Shipping)'],
        [2, 'Weight (kg)'],
      ]),
    );
    const { body } = await upload(wooCsv(), { fill: { ...FILL, valueCurrency: 'GHS' } }, { lang: 'ar' });
    expect(body.data.shop).toMatchObject({ name: 'woocommerce', settled: 1 });
  });

  it.each([
    ['an unknown column', { fill: { price: '1' } }],
    ['our column of mistakes', { edits: [{ row: 2, column: 'mistakes', value: 'x' }] }],
    ['a name of the prototype', { fill: { constructor: 'x' } }],
    ['too many columns', { fill: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`c${at}`, 'x'])) }],
    ['too many cells', { edits: Array.from({ length: 1001 }, () => ({ row: 2, column: 'weight', value: '1' })) }],
    ['a long value', { fill: { weight: 'x'.repeat(201) } }],
    ['no row', { edits: [{ row: 0, column: 'weight', value: '1' }] }],
  ])('refuses %s', async (_, input) => {
    const { status, body } = await upload(shopifyCsv(), input);
    expect({ status, errorCount: body.errors?.length }).toEqual({ status: 422, errorCount: 1 });
  });

  it('is unchanged by values for rows that it does not have', async () => {
    const { orders } = await check(shopifyCsv(), { fill: FILL, edits: [{ row: 900, column: 'weight', value: '8' }] });
    expect(orders.map(({ weightKg }) => weightKg)).toEqual([1.5, 1.5]);
  });
});
