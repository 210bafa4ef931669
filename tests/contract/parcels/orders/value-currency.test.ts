import { beforeAll, expect, it } from 'vitest';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { csvOf, SHEET_ROW } from '../../../fixtures/sheets';
import { readPdf } from '../../../fixtures/read-pdf';
import { domesticOrder, insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { internationalQuoteRequest, requestQuote } from '../../support/steps/quote-steps';
import { onEachDatabase } from '../../support/world';

onEachDatabase('the currency of the declared value', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    await world()
      .services.db.updateTable('exchange_rates')
      .set({ cny_per_unit: 7 })
      .where('currency', '=', 'USD')
      .execute();
    await world()
      .services.db.updateTable('exchange_rates')
      .set({ cny_per_unit: 0.5 })
      .where('currency', '=', 'GHS')
      .execute();
  });

  const place = (change: object, name: 'addInternationalOrder' | 'addDomesticOrder' = 'addInternationalOrder') => {
    const order = name === 'addDomesticOrder' ? domesticOrder() : internationalOrder();
    return world().call(name, { ...order, ...change }, { token: ama.token });
  };
  const parcels = (change: object) => internationalOrder().parcels.map((parcel) => ({ ...parcel, ...change }));

  it('is the destination’s for an order that names none, as before', async () => {
    const { body } = await place({});
    expect(body.data.currency).toBe('GHS');
    expect(body.data).not.toHaveProperty('valueCurrency');
  });

  it('is USD or CNY for the goods alone if the order names it', async () => {
    const own = { insuredValue: null, cashOnDelivery: { currency: 'GHS', minor: 5000 } };
    const { status, body } = await place({ valueCurrency: 'USD', parcels: parcels(own) });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ currency: 'GHS', valueCurrency: 'USD', cashOnDelivery: { currency: 'GHS' } });
    const { id } = body.data;
    const link = await world().call('getPdfFileUrl', { id, kind: 'invoice' }, { token: ama.token });
    const { pages } = await readPdf(
      Buffer.from(await (await fetch(world().origin + link.body.data.url)).arrayBuffer()),
    );
    expect(pages[0]!.text).toMatch(/USD\s[\d,]+\.\d\d/);
    expect(pages[0]!.text).toMatch(/GHS\s50\.00/);
    expect((await place({ valueCurrency: 'CNY' })).body.data.valueCurrency).toBe('CNY');
  });

  it('is refused if it is another one, and within a country', async () => {
    for (const { status, body } of [
      await place({ valueCurrency: 'EUR' }),
      await place({ valueCurrency: 'USD' }, 'addDomesticOrder'),
    ])
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['valueCurrency'],
      });
  });

  it('is converted for cover: goods of 1,000 dollars are insured up to 14,000 cedis', async () => {
    const insured = (minor: number) =>
      place({
        valueCurrency: 'USD',
        parcels: parcels({ quantity: 100, unitPriceMinor: 1000, insuredValue: { currency: 'GHS', minor } }),
      });
    const most = 14_000 * 100;
    expect((await insured(most)).status).toBe(200);
    const { status, body } = await insured(most + 1);
    expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
      status: 422,
      fields: ['parcels.0.insuredValue'],
    });
  });

  it('is converted in a quote, for customs and for the offered cover', async () => {
    const inKenya = (goodsValue: object) =>
      requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'KE', goodsValue }));
    const { db } = world().services;
    await db.updateTable('exchange_rates').set({ cny_per_unit: 0.05 }).where('currency', '=', 'KES').execute();
    const [dollars, shillings] = [
      await inKenya({ currency: 'USD', minor: 100_000 }),
      await inKenya({ currency: 'KES', minor: 14_000_000 }),
    ];
    expect(dollars.importCharges).toEqual(shillings.importCharges);
    expect(dollars.importCharges!.low).not.toBeNull();
    const [covered, same] = [dollars, shillings].map((quote) => (quote as OfferedQuote).uncovered);
    expect(covered).toEqual(same);
    expect(covered).toHaveLength(1);
  });

  it('is a column of a sheet whose blank cells mean the destination’s', async () => {
    const check = async (rows: object[]): Promise<CheckedSheet> => {
      const content = csvOf(rows.map((row) => ({ ...SHEET_ROW, ...row }))).toString('base64');
      return (await world().call('checkSheet', { content }, { token: ama.token })).body.data;
    };
    const { orders, mistakes } = await check([{ valueCurrency: 'usd' }, {}, { valueCurrency: 'EUR' }]);
    expect(orders.map(({ order }) => order.valueCurrency)).toEqual(['USD', undefined]);
    expect(mistakes.map(({ row, column, value }) => [row, column, value])).toEqual([[4, 'Value currency', 'EUR']]);
    expect(mistakes[0]!.hint).toContain('USD');
  });
});
