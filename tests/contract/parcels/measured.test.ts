import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { quoteParcel, internationalQuoteRequest, requestQuote } from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';
import { orderSteps } from '../support/steps/order-steps';

onEachDatabase('a parcel that is weighed at the take-over (§9)', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const [parcel] = internationalOrder().parcels;
  const place = async (change: object = {}): Promise<OrderView> => {
    const input = { ...internationalOrder(), ...change };
    const { status, body } = await world().call('addInternationalOrder', input, { token: ama.token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const { readOrder } = orderSteps(world, () => ama);
  const weigh = (waybill: string, kg: number, ...more: string[]) =>
    runOpsCommand(
      world(),
      'events',
      'add',
      '--waybill',
      waybill,
      '--code',
      'PICKED_UP',
      '--place',
      'Guangzhou',
      '--country',
      'CN',
      '--kg',
      String(kg),
      ...more,
    );
  const costOf = async (weightKg: number, [length, width, height]: readonly number[] = [30, 20, 10]) => {
    const parcels = [
      { ...quoteParcel(weightKg, [length!, width!, height!]), goodsValue: { currency: 'GHS', minor: 13_500 } },
    ];
    return (await requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'GH', parcels }))).totals;
  };

  it('preserves its price while the chargeable kilograms are the same', async () => {
    const order = await place();
    expect(await weigh(order.waybillNo, 1.6)).toMatchObject({ code: 0, err: [] });
    const now = await readOrder(order);
    expect(now).toMatchObject({ billed: null, quote: { totals: order.quote.totals }, state: 'IN_TRANSIT' });
    expect(now.parcels[0]).toMatchObject({ weightKg: 2, measured: { weightKg: 1.6, size: null } });
    const details = await world().call('getExpressTrackDetails', { waybillNo: order.waybillNo });
    expect(details.body.data.weightKg).toBe(1.6);
  });

  it('is priced by its measured weight and size, beside the booked price', async () => {
    const order = await place();
    const [byWeight, bySize] = [await costOf(3.4), await costOf(3.4, [40, 40, 40])];
    await weigh(order.waybillNo, 3.4);
    const heavier = await readOrder(order);
    expect(heavier.quote.totals).toEqual(order.quote.totals);
    expect(heavier.billed!.totals).toEqual(byWeight);
    expect(heavier.billed!.chargeable[0]!.chargeableKg).toBe(4);
    expect(heavier.version).toBeGreaterThan(order.version);
    await weigh(order.waybillNo, 3.4, '--cm', '40x40x40');
    const larger = await readOrder(order);
    expect(larger.billed!.totals).toEqual(bySize);
    expect(larger.billed!.chargeable[0]!.chargeableKg).toBe(11);
    await weigh(order.waybillNo, 2);
    expect((await readOrder(order)).billed).toBeNull();
  });

  it('is priced at the tariff of its order, not at today’s', async () => {
    const order = await place();
    const before = await costOf(5);
    const { db } = world().services;
    const byTwo = (operator: '*' | '/') =>
      db
        .updateTable('rates')
        .set((rate) => ({ first_kg_minor: rate('first_kg_minor', operator, 2) }))
        .where('country_code', '=', 'GH')
        .where('service', '=', 'intl-straight-special')
        .execute();
    await byTwo('*');
    try {
      expect(await costOf(5)).not.toEqual(before);
      await weigh(order.waybillNo, 5);
      expect((await readOrder(order)).billed!.totals).toEqual(before);
    } finally {
      await byTwo('/');
    }
  });

  it('is measured by itself: other parcels preserve their declared weight', async () => {
    const order = await place({ parcels: [parcel, parcel] });
    await weigh(order.waybills[1]!.waybillNo, 6.5);
    const now = await readOrder(order);
    expect(now.billed!.chargeable.map(({ chargeableKg }) => chargeableKg)).toEqual([2, 7]);
    expect(now.parcels.map(({ measured }) => measured?.weightKg ?? null)).toEqual([null, 6.5]);
  });

  it('leaves the price to staff beyond the absolute limit', async () => {
    const small = await place({ service: 'intl-straight-small' });
    await weigh(small.waybillNo, 2.3);
    expect((await readOrder(small)).billed!.chargeable[0]!.chargeableKg).toBe(3);
    const order = await place();
    const run = await weigh(order.waybillNo, 31);
    expect(run).toMatchObject({
      code: 0,
      err: [
        `The price of ${order.waybillNo} did not change: the tariff has no price for the measured size and weight.`,
      ],
    });
    const now = await readOrder(order);
    expect({ billed: now.billed, weightKg: now.parcels[0]!.measured?.weightKg }).toEqual({
      billed: null,
      weightKg: 31,
    });
    await world().services.db.updateTable('orders').set({ tariff: null }).where('id', '=', order.id).execute();
    expect((await weigh(order.waybillNo, 3)).err).toEqual([
      `The price of ${order.waybillNo} did not change: the tariff of its placement was not stored.`,
    ]);
  });

  it('has its latest measurement, from any order of lines and files', async () => {
    const order = await place();
    const line = (hour: number, kg: number) => ({
      eventId: `scale-${order.id}-${hour}`,
      waybillNo: order.waybillNo,
      code: 'ARRIVED_HUB',
      occurredAt: `2026-10-01T${String(hour).padStart(2, '0')}:00:00Z`,
      place: 'Guangzhou',
      countryCode: 'CN',
      weightKg: kg,
    });
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      const take = async (...lines: object[]) => {
        writeFileSync(file, lines.map((each) => JSON.stringify(each)).join('\n'));
        return runOpsCommand(world(), 'events', 'import', file);
      };
      expect((await take(line(9, 8), line(8, 3))).code).toBe(0);
      expect((await take(line(7, 25), line(9, 8))).code).toBe(0);
      const late = { ...line(10, 4), code: 'SIGNED' };
      expect((await take(late)).err).toEqual([expect.stringContaining('weight and size are allowed only with')]);
    });
    const now = await readOrder(order);
    expect(now.billed!.chargeable[0]!.chargeableKg).toBe(8);
    expect(now.parcels[0]!.measured).toEqual({ weightKg: 8, size: null });
    const { orders } = (await world().call('exportAccountData', {}, { token: ama.token })).body.data;
    const record = orders.find(({ tradeNo }: { tradeNo: string }) => tradeNo === order.tradeNo);
    expect(record.parcels[0].measured).toEqual({ weightKg: 8, size: null });
    expect(record.billed.totals).toEqual(now.billed!.totals);
    expect((await runOpsCommand(world(), 'db', 'check')).err).toEqual([]);
  });
});
