import { describe, expect, it } from 'vitest';
import type { QuoteView, RateView } from '@/lib/contract/quotes';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { expectNoServerError, mutations } from './hostile';
import { onEachDatabase, type CallHeaders, type World } from './world';

const box = (weightKg: number, [lengthCm, widthCm, heightCm] = [20, 15, 10]) => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
});

const international = (rest: object) => ({
  kind: 'international',
  service: 'intl-straight-special',
  parcels: [box(2)],
  ...rest,
});
const domestic = (rest: object) => ({ kind: 'domestic', service: 'local-standard', parcels: [box(3)], ...rest });

async function quoted(world: World, request: object, headers: CallHeaders = {}): Promise<QuoteView> {
  const { status, body } = await world.call('quoteCalc', { ...request }, headers);
  expect(status, JSON.stringify(body.errors)).toBe(200);
  return body.data as QuoteView;
}

async function refused(world: World, request: object, headers: CallHeaders = {}) {
  const { status, body } = await world.call('quoteCalc', { ...request }, headers);
  expect(status).toBe(422);
  expect(body).toMatchObject({ success: false, data: null });
  return body;
}

const line = (quote: QuoteView, code: string) => quote.lines.find((each) => each.code === code);
const amounts = (quote: QuoteView, code: string) =>
  quote.lines.filter((each) => each.code === code).map(({ amount }) => amount?.minor);

async function cityCode(world: World, country: string, name: string): Promise<string> {
  const { code } = await world.services.db
    .selectFrom('cities')
    .select('code')
    .where('country_code', '=', country)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return code;
}

onEachDatabase('quotes', (world) => {
  describe('freight (§9)', () => {
    it('bills the volume where it is more: 30 x 30 x 30 cm are 4.5 kg, billed as 5', async () => {
      const quote = await quoted(world(), international({ destinationCountry: 'NG', parcels: [box(3, [30, 30, 30])] }));
      expect(quote.chargeable).toEqual([{ actualKg: 3, volumetricKg: 4.5, chargeableKg: 5 }]);
      // Other cities of Nigeria: 80 CNY each kg.
      expect(amounts(quote, 'freight')).toEqual([40000]);
      expect(quote.totals).toEqual([{ currency: 'CNY', minor: 40000 }]);
      expect(quote.receiverTotals).toEqual([]);
      expect(quote.transit).toEqual({ minDays: 4, maxDays: 8, remote: false });
    });

    it('weighs each parcel by itself: first kg and further ones', async () => {
      const request = { service: 'intl-straight-small', destinationCountry: 'GH', parcels: [box(1), box(4)] };
      const quote = await quoted(world(), international(request));
      // Other cities of Ghana: 73 CNY the first kg, 65 each further: 73, and 73 + 3 x 65.
      expect(amounts(quote, 'freight')).toEqual([7300, 26800]);
      expect(quote.totals).toEqual([{ currency: 'CNY', minor: 34100 }]);
      expect(quote.transit).toEqual({ minDays: 5, maxDays: 10, remote: false });
    });

    it('takes the rate of a main city, of another city, and adds days where it is remote', async () => {
      const lagos = await cityCode(world(), 'NG', 'Ikeja');
      const main = await quoted(world(), international({ destinationCountry: 'NG', cityCode: lagos }));
      expect(main.totals).toEqual([{ currency: 'CNY', minor: 14400 }]);
      expect(line(main, 'remote-area')).toBeUndefined();

      const remote = await world()
        .services.db.selectFrom('cities')
        .select('code')
        .where('country_code', '=', 'NG')
        .where('remote', '=', 1)
        .executeTakeFirstOrThrow();
      const far = await quoted(world(), international({ destinationCountry: 'NG', cityCode: remote.code }));
      expect(far.totals).toEqual([{ currency: 'CNY', minor: 16000 }]);
      expect(far.transit).toEqual({ minDays: 7, maxDays: 13, remote: true });
      expect(line(far, 'remote-area')).toMatchObject({ amount: null, payer: 'sender' });
    });

    it('within a country costs less in one city than between two', async () => {
      const [kampala, other] = [
        await cityCode(world(), 'UG', 'Kampala'),
        (
          await world()
            .services.db.selectFrom('cities')
            .select('code')
            .where('country_code', '=', 'UG')
            .where('name', '<>', 'Kampala')
            .where('remote', '=', 0)
            .executeTakeFirstOrThrow()
        ).code,
      ];
      const within = (toCityCode: string) => domestic({ country: 'UG', fromCityCode: kampala, toCityCode });
      // 10,000 + 2 x 2,000 and 15,000 + 2 x 4,000 shillings, which have no fraction.
      expect((await quoted(world(), within(kampala))).totals).toEqual([{ currency: 'UGX', minor: 14000 }]);
      expect((await quoted(world(), within(other))).totals).toEqual([{ currency: 'UGX', minor: 23000 }]);
      const unknown = await quoted(world(), domestic({ country: 'UG' }));
      expect(unknown.totals).toEqual([{ currency: 'UGX', minor: 23000 }]);
      expect(unknown).toMatchObject({
        kind: 'domestic',
        destinationCountry: 'UG',
        transit: { minDays: 1, maxDays: 3 },
      });
      expect(line(unknown, 'customs-valuation')).toBeUndefined();
    });
  });

  describe('surcharges (§9)', () => {
    it('for phones depend on the place of handover, for brands not', async () => {
      const kenya = (rest: object) => quoted(world(), international({ destinationCountry: 'KE', ...rest }));
      // 2 kg at 76 CNY, and 35, 25 or 15 CNY each kg on top.
      const guangzhou = await kenya({ goodsClass: 'PHONE_TABLET' });
      expect(guangzhou.totals).toEqual([{ currency: 'CNY', minor: 15200 + 7000 }]);
      const hongKong = await kenya({ goodsClass: 'PHONE_TABLET', handover: 'hong-kong' });
      expect(hongKong.totals).toEqual([{ currency: 'CNY', minor: 15200 + 5000 }]);
      expect(line(hongKong, 'phone-tablet-surcharge')!.reason).toContain('Hong Kong');
      const brand = await kenya({ goodsClass: 'BRAND_SENSITIVE', handover: 'hong-kong' });
      expect(brand.totals).toEqual([{ currency: 'CNY', minor: 15200 + 3000 }]);
    });

    it('do not apply to Morocco and Saudi Arabia', async () => {
      for (const [destinationCountry, total] of [
        ['MA', { currency: 'MAD', minor: 23200 }],
        ['SA', { currency: 'CNY', minor: 14400 }],
      ] as const) {
        const quote = await quoted(world(), international({ destinationCountry, goodsClass: 'PHONE_TABLET' }));
        expect(quote.totals).toEqual([total]);
        expect(line(quote, 'surcharge-exempt')).toMatchObject({ amount: null });
      }
    });
  });

  describe('cash on delivery (§9)', () => {
    const collect = (minor: number, currency = 'GHS') =>
      international({ destinationCountry: 'GH', cashOnDelivery: { currency, minor } });

    it('costs 3 %, at least 5 CNY', async () => {
      // 1,000 GHS at 0.66 are 660 CNY: 19.80. 200 GHS are 132 CNY: 3.96, so 5. Freight: 2 x 83 CNY.
      expect(amounts(await quoted(world(), collect(100000)), 'cash-on-delivery-fee')).toEqual([1980]);
      const small = await quoted(world(), collect(20000));
      expect(amounts(small, 'cash-on-delivery-fee')).toEqual([500]);
      expect(small.totals).toEqual([{ currency: 'CNY', minor: 16600 + 500 }]);
      expect(line(await quoted(world(), collect(0)), 'cash-on-delivery-fee')).toBeUndefined();
    });

    it('is refused above 1,500 CNY, with the cap in the local currency', async () => {
      // 1,500 / 0.66 = 2,272.7272...
      expect(amounts(await quoted(world(), collect(227272)), 'cash-on-delivery-fee')).toEqual([4500]);
      const body = await refused(world(), collect(227273));
      expect(body.code).toBe(ERRORS.invalid.code);
      expect(body.errors!.map(({ field }) => field)).toEqual(['cashOnDelivery']);
      const said = body.errors![0]!.message.replaceAll('\u00a0', ' ');
      expect(said).toContain('GHS 2,272.72');
      expect(said).toContain('CNY 1,500.00');
      expect(body.message).toBe(body.errors![0]!.message);

      const french = await refused(world(), collect(227273), { lang: 'fr' });
      expect(french.message.replaceAll(/\s/g, ' ')).toContain('2 272,72 GHS');
    });

    it.each(['cashOnDelivery', 'goodsValue'])('%s in another currency is a mistake of that field', async (field) => {
      const body = await refused(
        world(),
        international({ destinationCountry: 'GH', [field]: { currency: 'CNY', minor: 100 } }),
      );
      expect(body.errors!.map((each) => each.field)).toEqual([field]);
    });
  });

  describe('customs (§9)', () => {
    const valued = (destinationCountry: string, currency: string, minor: number, rest: object = {}) =>
      quoted(world(), international({ destinationCountry, goodsValue: { currency, minor }, ...rest }));

    it('of Morocco count freight in, and charge above 1,250 MAD by the kind of customer', async () => {
      // 10 kg at 116 MAD are 1,160 MAD; 90 MAD of goods reach the threshold exactly.
      const heavy = { parcels: [box(10)] };
      const within = await valued('MA', 'MAD', 9000, heavy);
      expect(within.totals).toEqual([{ currency: 'MAD', minor: 116000 }]);
      expect(line(within, 'customs-within-threshold')).toMatchObject({ amount: null });

      const above = await valued('MA', 'MAD', 9001, heavy);
      expect(above.totals).toEqual([
        { currency: 'MAD', minor: 116000 },
        { currency: 'CNY', minor: 20000 },
      ]);
      const business = await valued('MA', 'MAD', 9001, { ...heavy, customer: 'business' });
      expect(amounts(business, 'morocco-clearance')).toEqual([30000]);
    });

    it('of Saudi Arabia take 15 % VAT and above 1,000 SAR a clearance fee, both from the receiver', async () => {
      const within = await valued('SA', 'SAR', 100000);
      expect(within.receiverTotals).toEqual([{ currency: 'SAR', minor: 15000 }]);
      const above = await valued('SA', 'SAR', 100001);
      expect(above.receiverTotals).toEqual([{ currency: 'SAR', minor: 15000 + 10000 }]);
      expect(above.totals).toEqual([{ currency: 'CNY', minor: 14400 }]);
      expect(line(above, 'saudi-duty')).toMatchObject({ amount: null, payer: 'receiver' });
    });

    it('of the Emirates take 5 % VAT and announce duty above 1,000 AED', async () => {
      const quote = await valued('AE', 'AED', 200000);
      expect(quote.receiverTotals).toEqual([{ currency: 'AED', minor: 10000 }]);
      expect(line(quote, 'emirates-duty')).toMatchObject({ amount: null });
      expect(line(await valued('AE', 'AED', 100000), 'emirates-duty')).toBeUndefined();
    });

    it('ask for the value where it decides', async () => {
      const quote = await quoted(world(), international({ destinationCountry: 'SA' }));
      expect(line(quote, 'customs-value-needed')!.reason.replaceAll('\u00a0', ' ')).toContain('SAR 1,000.00');
      expect(quote.receiverTotals).toEqual([]);
    });
  });

  describe('the answer', () => {
    it.each(LANGUAGES)('explains each line in %s, with its rule', async (lang) => {
      const request = {
        destinationCountry: 'SA',
        goodsClass: 'PHONE_TABLET',
        goodsValue: { currency: 'SAR', minor: 500000 },
      };
      const quote = await quoted(world(), international(request), { lang });
      const english = await quoted(world(), international(request));
      expect(quote.lines.map(({ code }) => code)).toEqual(english.lines.map(({ code }) => code));
      quote.lines.forEach((each, index) => {
        expect(each.rule).toMatch(/^§\d/);
        expect(each.label + each.reason).not.toMatch(/server\.|quote\.|[{}]/);
        if (lang !== 'en') expect(each.label).not.toBe(english.lines[index]!.label);
      });
    });

    it('is the same from both calls', async () => {
      const { kind: _, ...request } = international({
        destinationCountry: 'TR',
        cashOnDelivery: { currency: 'TRY', minor: 50000 },
      });
      const { body } = await world().call('getInternationalQuote', { ...request });
      expect(body.data).toEqual(await quoted(world(), { kind: 'international', ...request }));
    });
  });

  describe('refusals', () => {
    it.each([
      ['a side of 100 cm', [box(1, [100, 20, 20])], 'parcels.0.lengthCm'],
      ['a side under 1 cm', [box(1, [20, 20, 0.5])], 'parcels.0.heightCm'],
      ['a parcel of 9 x 9 cm', [box(1, [9, 9, 9])], 'parcels.0.lengthCm'],
      ['a parcel of 10 x 9 cm', [box(1, [10, 9, 9])], 'parcels.0.widthCm'],
      ['31 kg', [box(1), box(31)], 'parcels.1.weightKg'],
      ['1.5 kg', [box(1.5)], 'parcels.0.weightKg'],
      ['no parcel', [], 'parcels'],
      ['six parcels', Array.from({ length: 6 }, () => box(1)), 'parcels'],
    ])('%s', async (_, parcels, field) => {
      const body = await refused(world(), international({ destinationCountry: 'KE', parcels }));
      expect(body.errors!.map((each) => each.field)).toEqual([field]);
      expect(body.errors![0]!.message).not.toMatch(/^errors\.|[{}]/);
    });

    it('China as a destination, a local service abroad, a foreign one at home', async () => {
      await refused(world(), international({ destinationCountry: 'CN' }));
      await refused(world(), international({ destinationCountry: 'KE', service: 'local-standard' }));
      await refused(world(), domestic({ country: 'KE', service: 'business-express' }));
    });

    it('a city there is not, or of another country', async () => {
      const accra = await cityCode(world(), 'GH', 'Accra');
      for (const [request, field] of [
        [international({ destinationCountry: 'NG', cityCode: accra }), 'cityCode'],
        [international({ destinationCountry: 'NG', cityCode: 'nowhere' }), 'cityCode'],
        [domestic({ country: 'NG', fromCityCode: accra }), 'fromCityCode'],
        [domestic({ country: 'NG', toCityCode: 'nowhere' }), 'toCityCode'],
      ] as const) {
        const body = await refused(world(), request);
        expect(body.errors!.map((each) => each.field)).toEqual([field]);
      }
    });

    it('a route without a rate', async () => {
      const { db } = world().services;
      const kept = await db.selectFrom('rates').selectAll().where('country_code', '=', 'PK').execute();
      await db.deleteFrom('rates').where('country_code', '=', 'PK').execute();
      const body = await refused(world(), international({ destinationCountry: 'PK' }));
      expect(body.code).toBe(ERRORS.noRate.code);
      await db.insertInto('rates').values(kept).execute();
    });

    it('an amount whose exchange rate is not known', async () => {
      const { db } = world().services;
      const kept = await db
        .selectFrom('exchange_rates')
        .selectAll()
        .where('currency', '=', 'EGP')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('exchange_rates').where('currency', '=', 'EGP').execute();
      const collect = international({ destinationCountry: 'EG', cashOnDelivery: { currency: 'EGP', minor: 100 } });
      expect((await refused(world(), collect)).errors!.map(({ field }) => field)).toEqual(['cashOnDelivery']);
      await db.insertInto('exchange_rates').values(kept).execute();
    });
  });

  describe('the rate table (§3)', () => {
    const rates = async (input: Record<string, string>, lang = 'en') => {
      const { status, body } = await world().call('queryRate', input, { lang });
      expect(status).toBe(200);
      return body.data as RateView[];
    };

    it('has main and other cities for each service and destination', async () => {
      const ghana = await rates({ countryCode: 'GH', service: 'intl-straight-small' });
      expect(ghana.map(({ zone, firstKgMinor, additionalKgMinor }) => [zone, firstKgMinor, additionalKgMinor])).toEqual(
        [
          ['main', 6600, 5800],
          ['other', 7300, 6500],
        ],
      );
      expect(ghana[0]).toMatchObject({
        originName: 'Guangzhou',
        currency: 'CNY',
        taxIncluded: false,
        minDays: 5,
        maxDays: 10,
      });
      expect(ghana[0]!.destinationName).toBe('Accra and up to 10 km from the urban area');
    });

    it('is in MAD with tax for parcels to Morocco', async () => {
      const morocco = await rates({ countryCode: 'MA', service: 'business-express' }, 'zh-CN');
      expect(morocco.map(({ currency, taxIncluded, originName }) => [currency, taxIncluded, originName])).toEqual([
        ['MAD', true, '广州'],
        ['MAD', true, '广州'],
      ]);
    });

    it('is whole without a filter; local rates start in their country', async () => {
      expect(await rates({})).toHaveLength(82);
      const local = await rates({ service: 'local-standard', countryCode: 'TR' }, 'tr');
      expect(local.map(({ originName, currency }) => [originName, currency])).toEqual([
        ['Türkiye', 'TRY'],
        ['Türkiye', 'TRY'],
      ]);
      expect((await world().call('queryRate', { countryCode: 'XX' })).status).toBe(422);
    });
  });

  it('never fails on hostile input', async () => {
    const abroad = international({
      destinationCountry: 'MA',
      cityCode: '',
      goodsClass: 'GENERAL',
      handover: 'guangzhou',
      customer: 'individual',
      goodsValue: { currency: 'MAD', minor: 10000 },
      cashOnDelivery: { currency: 'MAD', minor: 10000 },
    });
    const home = domestic({ country: 'KE', fromCityCode: '', toCityCode: '', goodsValue: null, cashOnDelivery: null });
    const statuses = await expectNoServerError(world(), 'quoteCalc', [...mutations(abroad), ...mutations(home)]);
    expect(statuses[422]).toBeGreaterThan(300);
    const largest = { ...abroad, parcels: Array.from({ length: 5 }, () => box(30, [99.9, 99.9, 99.9])) };
    for (const minor of [1e12, 1e12 + 1, Number.MAX_SAFE_INTEGER]) {
      const values = { goodsValue: { currency: 'MAD', minor }, cashOnDelivery: { currency: 'MAD', minor } };
      await expectNoServerError(world(), 'getInternationalQuote', [{ ...largest, ...values }]);
    }
    await expectNoServerError(world(), 'queryRate', [
      { countryCode: "'", service: '\u0001' },
      { service: '__proto__' },
    ]);
  });
});
