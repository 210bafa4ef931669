import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { expectNoServerError, mutations } from '../support/hostile/hostile';
import {
  quoteParcel,
  loadCityCode,
  domesticQuoteRequest,
  internationalQuoteRequest,
  requestRefusal,
} from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';

onEachDatabase('the refusal of a quote', (world) => {
  describe('names the reason', () => {
    it.each([
      ['a side of 100 cm', [quoteParcel(1, [100, 20, 20])], 'parcels.0.lengthCm'],
      ['a side under 1 cm', [quoteParcel(1, [20, 20, 0.5])], 'parcels.0.heightCm'],
      ['a parcel of 9 x 9 cm', [quoteParcel(1, [9, 9, 9])], 'parcels.0.lengthCm'],
      ['a parcel of 10 x 9 cm', [quoteParcel(1, [10, 9, 9])], 'parcels.0.widthCm'],
      ['31 kg', [quoteParcel(1), quoteParcel(31)], 'parcels.1.weightKg'],
      ['0.5 kg', [quoteParcel(0.5)], 'parcels.0.weightKg'],
      ['a tenth of a gram', [quoteParcel(1.0001)], 'parcels.0.weightKg'],
      ['no parcel', [], 'parcels'],
      ['six parcels', Array.from({ length: 6 }, () => quoteParcel(1)), 'parcels'],
    ])('%s', async (_, parcels, field) => {
      const body = await requestRefusal(world(), internationalQuoteRequest({ destinationCountry: 'KE', parcels }));
      expect(body.errors!.map((each) => each.field)).toEqual([field]);
      expect(body.errors![0]!.message).not.toMatch(/^errors\.|[{}]/);
    });

    it('China as a destination, a local service abroad, a foreign service at home', async () => {
      await requestRefusal(world(), internationalQuoteRequest({ destinationCountry: 'CN' }));
      await requestRefusal(world(), internationalQuoteRequest({ destinationCountry: 'KE', service: 'local-standard' }));
      await requestRefusal(world(), domesticQuoteRequest({ country: 'KE', service: 'business-express' }));
    });

    it('an unknown city, and a city of another country', async () => {
      const accra = await loadCityCode(world(), 'GH', 'Accra');
      for (const [request, field] of [
        [internationalQuoteRequest({ destinationCountry: 'NG', cityCode: accra }), 'cityCode'],
        [internationalQuoteRequest({ destinationCountry: 'NG', cityCode: 'nowhere' }), 'cityCode'],
        [domesticQuoteRequest({ country: 'NG', fromCityCode: accra }), 'fromCityCode'],
        [domesticQuoteRequest({ country: 'NG', toCityCode: 'nowhere' }), 'toCityCode'],
      ] as const) {
        const body = await requestRefusal(world(), request);
        expect(body.errors!.map((each) => each.field)).toEqual([field]);
      }
    });

    it('a route without a rate', async () => {
      const { db } = world().services;
      const rows = await db.selectFrom('rates').selectAll().where('country_code', '=', 'PK').execute();
      await db.deleteFrom('rates').where('country_code', '=', 'PK').execute();
      try {
        const body = await requestRefusal(world(), internationalQuoteRequest({ destinationCountry: 'PK' }));
        expect(body.code).toBe(ERRORS.noRate.code);
      } finally {
        await db.insertInto('rates').values(rows).execute();
      }
    });

    it('an amount with an unknown exchange rate', async () => {
      const { db } = world().services;
      const rows = await db
        .selectFrom('exchange_rates')
        .selectAll()
        .where('currency', '=', 'EGP')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('exchange_rates').where('currency', '=', 'EGP').execute();
      const collect = internationalQuoteRequest({
        destinationCountry: 'EG',
        cashOnDelivery: { currency: 'EGP', minor: 100 },
      });
      try {
        expect((await requestRefusal(world(), collect)).errors!.map(({ field }) => field)).toEqual(['cashOnDelivery']);
      } finally {
        await db.insertInto('exchange_rates').values(rows).execute();
      }
    });
  });

  it('never fails on hostile input', async () => {
    const abroad = internationalQuoteRequest({
      destinationCountry: 'MA',
      cityCode: '',
      goodsClass: 'GENERAL',
      handover: 'guangzhou',
      customer: 'individual',
      goodsValue: { currency: 'MAD', minor: 10000 },
      cashOnDelivery: { currency: 'MAD', minor: 10000 },
    });
    const home = domesticQuoteRequest({
      country: 'KE',
      fromCityCode: '',
      toCityCode: '',
      goodsValue: null,
      cashOnDelivery: null,
    });
    const statuses = await expectNoServerError(world(), 'quoteCalc', [...mutations(abroad), ...mutations(home)]);
    expect(statuses[422]).toBeGreaterThan(300);
    const largest = { ...abroad, parcels: Array.from({ length: 5 }, () => quoteParcel(30, [99.9, 99.9, 99.9])) };
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
