import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { csvOf, SHEET_ROW, createXlsx, type WrittenRow } from '../../../fixtures/sheets';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

const PHONE: WrittenRow = { ...SHEET_ROW, goods: 'Goods with a battery', goodsNameEn: 'Wireless headphones' };

onEachDatabase('a row of goods with a battery in a sheet', (world) => {
  let ama: Person;
  beforeEach(async () => {
    ama = await signUp(world());
  });

  const check = async (file: Uint8Array): Promise<CheckedSheet> => {
    const content = Buffer.from(file).toString('base64');
    const { status, body } = await world().call('checkSheet', { content }, { token: ama.token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  it('is placed with where the battery is, its energy and the number of packed ones', async () => {
    const rows: WrittenRow[] = [
      { ...PHONE, battery: 'Built into the device', batteryEnergy: 26, batteryCount: 1 },
      { ...PHONE, battery: 'مرفقة مع الجهاز', batteryEnergy: 11.1, batteryCount: 2 },
    ];
    for (const file of [csvOf(rows), await createXlsx(rows)]) {
      const { orders, mistakes } = await check(file);
      expect(mistakes).toEqual([]);
      expect(orders.map(({ order }) => 'battery' in order && order.battery)).toEqual([
        { kind: 'built-in', wattHours: 26 },
        { kind: 'packed', wattHours: 11.1, packed: 2 },
      ]);
    }
    const { orders } = await check(csvOf(rows));
    const sheetOrders = orders.map(({ orderKey, totals, order }) => ({
      orderKey,
      totals,
      order: { ...order, agreed: true },
    }));
    const { body } = await world().call('placeSheetOrders', { orders: sheetOrders }, { token: ama.token });
    const [, packed] = body.data.results;
    const order = await world().call('getOrder', { id: packed.placed.id }, { token: ama.token });
    expect(order.body.data.battery).toEqual({ kind: 'packed', wattHours: 11.1, packed: 2 });
  });

  describe('reports in the column to correct', () => {
    it.each([
      ['no answer', {}, 'Battery', ''],
      ['an energy without the place', { batteryEnergy: '26' }, 'Battery', ''],
      ['an unknown place', { battery: 'inside' }, 'Battery', 'inside'],
      ['no energy', { battery: 'built-in' }, 'Energy of the largest battery (Wh)', ''],
      ['too much energy', { battery: 'built-in', batteryEnergy: '101' }, 'Energy of the largest battery (Wh)', '101'],
      [
        'too many',
        { battery: 'packed', batteryEnergy: '26', batteryCount: '3' },
        'Packed batteries in each parcel',
        '3',
      ],
      ['a battery on its own', { battery: 'alone', batteryEnergy: '26' }, 'Battery', 'alone'],
      ['no battery', { battery: 'none' }, 'Type of goods', 'Goods with a battery'],
    ])('%s', async (_, cells: WrittenRow, column, value) => {
      const { orders, mistakes } = await check(csvOf([{ ...PHONE, ...cells }]));
      expect(orders).toEqual([]);
      expect(mistakes.map((each) => ({ column: each.column, value: each.value }))).toEqual([{ column, value }]);
      expect(mistakes[0]!.hint).toMatch(/\S/);
    });
  });

  it('leaves the key of a sheet without batteries unchanged', async () => {
    const [plain] = (await check(csvOf([SHEET_ROW]))).orders;
    expect(plain!.order).not.toHaveProperty('battery');
  });
});
