import { describe, expect, it } from 'vitest';
import { OrderRequest } from '@/lib/contract/orders/order-request';
import { ApiError, type FieldProblem } from '@/lib/server/platform/errors';
import { priceOrder } from '@/lib/server/pricing/price-order';
import type { PricedQuote } from '@/lib/server/pricing/priced-quote';
import { onEachDatabase, type World } from '../support/world';

const guangzhou = {
  countryCode: 'CN',
  provinceCode: 'CN-GD',
  cityCode: 'CN-GD-4401',
  phone: '13900000123',
  street: 'x',
};
const riyadh = {
  countryCode: 'SA',
  provinceCode: 'SA-01',
  cityCode: 'SA-01-RIYADH',
  phone: '0500000123',
  street: 'x',
  digitalAddress: 'RRRD2929',
};
const kadikoy = {
  countryCode: 'TR',
  provinceCode: 'TR-34',
  cityCode: 'TR-34-KADIKOY',
  phone: '05300000123',
  street: 'x',
};

const parcel = (rest: object = {}) => ({
  weightKg: 2,
  lengthCm: 20,
  widthCm: 15,
  heightCm: 10,
  goodsNameEn: 'Cotton shirts',
  quantity: 3,
  unitPriceMinor: 45000,
  ...rest,
});

const order = (rest: object = {}) => ({
  kind: 'international',
  service: 'intl-straight-special',
  goodsClass: 'GENERAL',
  customerType: 'individual',
  customerHistory: 'new',
  frequency: 'single',
  sender: { name: 'Li Wei', ...guangzhou },
  receiver: { name: 'Sara', ...riyadh },
  sendingMode: 'MERCHANT',
  parcels: [parcel()],
  agreed: true,
  ...rest,
});

const price = async (world: World, request: object): Promise<PricedQuote> =>
  (await priceOrder(world.services.db, OrderRequest.parse(request))).quote;

async function problems(world: World, request: object): Promise<FieldProblem[]> {
  const failure = await price(world, request).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).error).toBe('invalid');
  return (failure as ApiError).details.fields!;
}

onEachDatabase('the price of an order', (world) => {
  it('uses the sum of the parcels: 3 x 450 SAR are above the threshold', async () => {
    const quote = await price(world(), order());
    expect(quote).toMatchObject({ kind: 'international', service: 'intl-straight-special', destinationCountry: 'SA' });
    // Riyadh: 2 kg at 64 CNY. VAT 15 % of 1,350 SAR and a clearance fee of 100 SAR.
    expect(quote.totals).toEqual([{ currency: 'CNY', minor: 12800 }]);
    expect(quote.receiverTotals).toEqual([{ currency: 'SAR', minor: 20250 + 10000 }]);
  });

  it('depends on the kind of customer', async () => {
    const city = {
      countryCode: 'MA',
      provinceCode: 'MA-06',
      cityCode: 'MA-06-CASABLANCA',
      phone: '0600000123',
      street: 'x',
    };
    const clearance = async (customerType: string) => {
      const quote = await price(world(), order({ receiver: { name: 'Amine', ...city }, customerType }));
      return quote.lines.find(({ code }) => code === 'morocco-clearance')?.amount;
    };
    expect(await clearance('individual')).toEqual({ currency: 'CNY', minor: 20000 });
    expect(await clearance('business')).toEqual({ currency: 'CNY', minor: 30000 });
  });

  it('treats two districts of Istanbul as one city, and Ankara as another', async () => {
    const domestic = (cityCode: string) => {
      const receiver = { name: 'Ayşe', ...kadikoy, cityCode };
      const sender = { name: 'Emre', ...kadikoy };
      return order({ kind: 'domestic', service: 'local-standard', goodsType: 'PARCEL', sender, receiver });
    };
    // 95 + 15 and 130 + 25 lira.
    expect((await price(world(), domestic('TR-34-BESIKTAS'))).totals).toEqual([{ currency: 'TRY', minor: 11000 }]);
    expect((await price(world(), domestic('TR-06-CANKAYA'))).totals).toEqual([{ currency: 'TRY', minor: 15500 }]);
  });

  it('uses the transit days of a remote area in a city that is not remote', async () => {
    const { db } = world().services;
    await db
      .insertInto('areas')
      .values({
        code: 'test-far-away',
        city_code: riyadh.cityCode,
        country_code: 'SA',
        name: 'Far away',
        names: '{}',
        search: '|far away|',
        remote: 1,
        sort: 999,
      })
      .execute();
    const near = await price(world(), order());
    const far = await price(world(), order({ receiver: { name: 'Sara', ...riyadh, areaCode: 'test-far-away' } }));
    expect({ remote: near.remote, transit: near.transit }).toEqual({
      remote: false,
      transit: { minDays: 4, maxDays: 8 },
    });
    expect({ remote: far.remote, transit: far.transit }).toEqual({
      remote: true,
      transit: { minDays: 7, maxDays: 13 },
    });
    expect(far.totals).toEqual(near.totals);
  });

  it('is the same inside a transaction', async () => {
    const input = OrderRequest.parse(order());
    const inside = await world()
      .services.db.transaction()
      .execute((trx) => priceOrder(trx, input));
    expect(inside.quote).toEqual(await price(world(), order()));
  });

  describe('is refused', () => {
    it("for an error in the order's own fields", async () => {
      const tooMuch = { currency: 'SAR', minor: 79156 };
      // 1,500 / 1.895 = 791.556...
      const { lines } = await price(world(), order({ cashOnDelivery: { ...tooMuch, minor: 79155 } }));
      expect(lines.find(({ code }) => code === 'cash-on-delivery-fee')?.amount).toEqual({
        currency: 'CNY',
        minor: 4500,
      });
      expect((await problems(world(), order({ cashOnDelivery: tooMuch }))).map(({ field }) => field)).toEqual([
        'cashOnDelivery',
      ]);
      const nowhere = order({ receiver: { name: 'Sara', ...riyadh, cityCode: 'CN-GD-4401' } });
      expect((await problems(world(), nowhere)).map(({ field }) => field)).toEqual(['receiver.cityCode']);
      const priceless = order({ parcels: [parcel({ quantity: 999, unitPriceMinor: 1e11 })] });
      expect(await problems(world(), priceless)).toEqual([{ field: 'parcels.0.unitPriceMinor', message: 'tooLarge' }]);
    });

    it.each([
      ['that does not start in China', order({ sender: { name: 'Emre', ...kadikoy } })],
      ['that ends in China', order({ receiver: { name: 'Li', ...guangzhou } })],
      [
        'that crosses a border as a domestic one',
        order({ kind: 'domestic', service: 'local-standard', goodsType: 'PARCEL' }),
      ],
    ])('as a route without a rate: one %s', async (_, request) => {
      await expect(price(world(), request)).rejects.toMatchObject({ error: 'noRate' });
    });
  });
});
