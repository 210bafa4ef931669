import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { LANGUAGES } from '@/lib/market/language';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';
import {
  quoteAmountsOf,
  quoteParcel,
  loadCityCode,
  domesticQuoteRequest,
  internationalQuoteRequest,
  quoteLineOf,
  requestQuote,
  requestRefusal,
} from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';
import { ghs } from '../../fixtures/amounts';

onEachDatabase('a quote', (world) => {
  describe('freight (§9)', () => {
    it('charges the volumetric weight if it is larger', async () => {
      const quote = await requestQuote(
        world(),
        internationalQuoteRequest({ destinationCountry: 'NG', parcels: [quoteParcel(3, [30, 30, 30])] }),
      );
      expect(quote.chargeable).toEqual([{ actualKg: 3, volumetricKg: 4.5, chargeableKg: 5 }]);
      // Other cities of Nigeria: 80 CNY each kg.
      expect(quoteAmountsOf(quote, 'freight')).toEqual([40000]);
      expect(quote.totals).toEqual([{ currency: 'CNY', minor: 40000 }]);
      expect(quote.receiverTotals).toEqual([]);
      expect(quote.transit).toEqual({ minDays: 4, maxDays: 8, remote: false });
    });

    it('weighs each parcel separately: first kg and further ones', async () => {
      const request = {
        service: 'intl-straight-special',
        destinationCountry: 'GH',
        parcels: [quoteParcel(1), quoteParcel(4)],
      };
      const quote = await requestQuote(world(), internationalQuoteRequest(request));
      // Other cities of Ghana: 83 CNY a kilogram.
      expect(quoteAmountsOf(quote, 'freight')).toEqual([8300, 33_200]);
      expect(quote.totals).toEqual([{ currency: 'CNY', minor: 41_500 }]);
      expect(quote.transit).toEqual({ minDays: 4, maxDays: 8, remote: false });
    });

    it('uses the rate of a main or another city, and adds days in a remote one', async () => {
      const lagos = await loadCityCode(world(), 'NG', 'Ikeja');
      const main = await requestQuote(
        world(),
        internationalQuoteRequest({ destinationCountry: 'NG', cityCode: lagos }),
      );
      expect(main.totals).toEqual([{ currency: 'CNY', minor: 14400 }]);
      expect(quoteLineOf(main, 'remote-area')).toBeUndefined();

      const remote = await world()
        .services.db.selectFrom('cities')
        .select('code')
        .where('country_code', '=', 'NG')
        .where('remote', '=', 1)
        .executeTakeFirstOrThrow();
      const far = await requestQuote(
        world(),
        internationalQuoteRequest({ destinationCountry: 'NG', cityCode: remote.code }),
      );
      expect(far.totals).toEqual([{ currency: 'CNY', minor: 16000 }]);
      expect(far.transit).toEqual({ minDays: 7, maxDays: 13, remote: true });
      expect(quoteLineOf(far, 'remote-area')).toMatchObject({ amount: null, payer: 'sender' });
    });

    it('costs less within one city than between two cities of a country', async () => {
      const [kampala, other] = [
        await loadCityCode(world(), 'UG', 'Kampala'),
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
      const within = (toCityCode: string) => domesticQuoteRequest({ country: 'UG', fromCityCode: kampala, toCityCode });
      // 10,000 + 2 x 2,000 and 15,000 + 2 x 4,000 shillings, which have no fraction.
      expect((await requestQuote(world(), within(kampala))).totals).toEqual([{ currency: 'UGX', minor: 14000 }]);
      expect((await requestQuote(world(), within(other))).totals).toEqual([{ currency: 'UGX', minor: 23000 }]);
      const unknown = await requestQuote(world(), domesticQuoteRequest({ country: 'UG' }));
      expect(unknown.totals).toEqual([{ currency: 'UGX', minor: 23000 }]);
      expect(unknown).toMatchObject({
        kind: 'domestic',
        destinationCountry: 'UG',
        transit: { minDays: 1, maxDays: 3 },
      });
      expect(quoteLineOf(unknown, 'customs-valuation')).toBeUndefined();
    });
  });

  describe('the surcharge (§9)', () => {
    it('applies to phones by place of handover, and not to brands', async () => {
      const kenya = (rest: object) =>
        requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'KE', ...rest }));
      // 2 kg at 76 CNY, and 35, 25 or 15 CNY each kg on top.
      const guangzhou = await kenya({ goodsClass: 'PHONE_TABLET' });
      expect(guangzhou.totals).toEqual([{ currency: 'CNY', minor: 15200 + 7000 }]);
      const hongKong = await kenya({ goodsClass: 'PHONE_TABLET', handover: 'hong-kong' });
      expect(hongKong.totals).toEqual([{ currency: 'CNY', minor: 15200 + 5000 }]);
      expect(quoteLineOf(hongKong, 'phone-tablet-surcharge')!.reason).toContain('Hong Kong');
      const brand = await kenya({ goodsClass: 'BRAND_SENSITIVE', handover: 'hong-kong' });
      expect(brand.totals).toEqual([{ currency: 'CNY', minor: 15200 + 3000 }]);
    });

    it('does not apply to Morocco and Saudi Arabia', async () => {
      for (const [destinationCountry, total] of [
        ['MA', { currency: 'MAD', minor: 23200 }],
        ['SA', { currency: 'CNY', minor: 14400 }],
      ] as const) {
        const quote = await requestQuote(
          world(),
          internationalQuoteRequest({ destinationCountry, goodsClass: 'PHONE_TABLET' }),
        );
        expect(quote.totals).toEqual([total]);
        expect(quoteLineOf(quote, 'surcharge-exempt')).toMatchObject({ amount: null });
      }
    });
  });

  describe('cash on delivery (§9)', () => {
    const collect = (minor: number, currency = 'GHS') =>
      internationalQuoteRequest({ destinationCountry: 'GH', cashOnDelivery: { currency, minor } });

    it('costs 3 %, at least 5 CNY', async () => {
      // 1,000 GHS at 0.66 are 660 CNY: 19.80. 200 GHS are 132 CNY: 3.96, so 5. Freight: 2 x 83 CNY.
      expect(quoteAmountsOf(await requestQuote(world(), collect(100000)), 'cash-on-delivery-fee')).toEqual([1980]);
      const small = await requestQuote(world(), collect(20000));
      expect(quoteAmountsOf(small, 'cash-on-delivery-fee')).toEqual([500]);
      expect(small.totals).toEqual([{ currency: 'CNY', minor: 16600 + 500 }]);
      expect(quoteLineOf(await requestQuote(world(), collect(0)), 'cash-on-delivery-fee')).toBeUndefined();
    });

    it('is refused above 1,500 CNY, with the cap in the local currency', async () => {
      // 1,500 / 0.66 = 2,272.7272...
      expect(quoteAmountsOf(await requestQuote(world(), collect(227272)), 'cash-on-delivery-fee')).toEqual([4500]);
      const body = await requestRefusal(world(), collect(227273));
      expect(body.code).toBe(ERRORS.invalid.code);
      expect(body.errors!.map(({ field }) => field)).toEqual(['cashOnDelivery']);
      const message = body.errors![0]!.message.replaceAll('\u00a0', ' ');
      expect(message).toContain('GHS 2,272.72');
      expect(message).toContain('CNY 1,500');
      expect(body.message).toBe(body.errors![0]!.message);

      const french = await requestRefusal(world(), collect(227273), { lang: 'fr' });
      expect(french.message.replaceAll(/\s/g, ' ')).toContain('2 272,72 GHS');
    });

    it.each(['cashOnDelivery', 'goodsValue'])('reports another currency beside its field: %s', async (field) => {
      const body = await requestRefusal(
        world(),
        internationalQuoteRequest({ destinationCountry: 'GH', [field]: { currency: 'KES', minor: 100 } }),
      );
      expect(body.errors!.map((each) => each.field)).toEqual([field]);
    });
  });

  describe('the customs charge (§9)', () => {
    const valued = (destinationCountry: string, currency: string, minor: number, rest: object = {}) =>
      requestQuote(
        world(),
        internationalQuoteRequest({ destinationCountry, goodsValue: { currency, minor }, ...rest }),
      );

    it('includes freight in Morocco, and applies above 1,250 MAD by kind of customer', async () => {
      // 10 kg at 116 MAD are 1,160 MAD. 90 MAD of goods reach the threshold exactly.
      const heavy = { parcels: [quoteParcel(10)] };
      const within = await valued('MA', 'MAD', 9000, heavy);
      expect(within.totals).toEqual([{ currency: 'MAD', minor: 116000 }]);
      expect(quoteLineOf(within, 'customs-within-threshold')).toMatchObject({ amount: null });

      const above = await valued('MA', 'MAD', 9001, heavy);
      expect(above.totals).toEqual([
        { currency: 'MAD', minor: 116000 },
        { currency: 'CNY', minor: 20000 },
      ]);
      const business = await valued('MA', 'MAD', 9001, { ...heavy, customer: 'business' });
      expect(quoteAmountsOf(business, 'morocco-clearance')).toEqual([30000]);
    });

    it('is 15 % VAT and a clearance fee above 1,000 SAR in Saudi Arabia, from the receiver', async () => {
      const within = await valued('SA', 'SAR', 100000);
      expect(within.receiverTotals).toEqual([{ currency: 'SAR', minor: 15000 }]);
      const above = await valued('SA', 'SAR', 100001);
      expect(above.receiverTotals).toEqual([{ currency: 'SAR', minor: 15000 + 10000 }]);
      expect(above.totals).toEqual([{ currency: 'CNY', minor: 14400 }]);
      expect(quoteLineOf(above, 'saudi-duty')).toMatchObject({ amount: null, payer: 'receiver' });
    });

    it('is 5 % VAT and a notice of duty above 1,000 AED in the Emirates', async () => {
      const quote = await valued('AE', 'AED', 200000);
      expect(quote.receiverTotals).toEqual([{ currency: 'AED', minor: 10000 }]);
      expect(quoteLineOf(quote, 'emirates-duty')).toMatchObject({ amount: null });
      expect(quoteLineOf(await valued('AE', 'AED', 100000), 'emirates-duty')).toBeUndefined();
    });

    it('requires the value if it decides', async () => {
      const quote = await requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'SA' }));
      expect(quoteLineOf(quote, 'customs-value-needed')!.reason.replaceAll('\u00a0', ' ')).toContain('SAR 1,000');
      expect(quote.receiverTotals).toEqual([]);
    });
  });

  describe('the list of services side by side (§1)', () => {
    const callQuote = (service: string, parcels: object[], destinationCountry = 'GH') =>
      world().call('quoteCalc', internationalQuoteRequest({ service, destinationCountry, parcels }));

    it('accepts 2.4 kg in one way, 7.3 kg charged as 8, and 12 kg in two', async () => {
      const acceptingServices = async (...parcels: object[]) => {
        const responses = await Promise.all(INTERNATIONAL_SERVICES.map((service) => callQuote(service, parcels)));
        return INTERNATIONAL_SERVICES.filter((_, index) => responses[index]!.status === 200);
      };
      expect(await acceptingServices(quoteParcel(1.5))).toEqual(['intl-straight-small', 'intl-straight-special']);
      expect(await acceptingServices(quoteParcel(2.4))).toEqual(['intl-straight-special']);
      expect(await acceptingServices(quoteParcel(7.3), quoteParcel(4.7))).toEqual([
        'intl-straight-special',
        'business-express',
      ]);
      const { body } = await callQuote('intl-straight-special', [quoteParcel(7.3)]);
      expect(OfferedQuote.parse(body.data).chargeable[0]).toMatchObject({ actualKg: 7.3, chargeableKg: 8 });
    });

    it('states on a refused service what it accepts', async () => {
      for (const [service, weight, accepted] of [
        ['intl-straight-small', 2.4, /\b2\skg/],
        ['business-express', 9.9, /\b10\skg/],
      ] as const) {
        const { status, body } = await callQuote(service, [quoteParcel(weight)]);
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field: 'service', message: expect.stringMatching(accepted) }]);
      }
    });

    it('states the total in the destination’s own money at the day’s rate', async () => {
      const offered = async (country: string, rest: object = {}) =>
        OfferedQuote.parse(
          await requestQuote(world(), internationalQuoteRequest({ destinationCountry: country, ...rest })),
        );
      const { as_of } = await world()
        .services.db.selectFrom('exchange_rates')
        .select('as_of')
        .where('currency', '=', 'GHS')
        .executeTakeFirstOrThrow();
      // 2 x 83 CNY at 0.66.
      expect((await offered('GH')).about).toEqual({
        total: { currency: 'GHS', minor: 25_152 },
        cnyPerUnit: 0.66,
        ratesOf: as_of,
      });
      // Morocco's freight is in its own currency. With a fee in CNY beside it, the total has both.
      expect((await offered('MA')).about).toBeUndefined();
      const otherCurrency = await offered('MA', { goodsValue: { currency: 'MAD', minor: 200_000 } });
      expect(otherCurrency.totals).toEqual([
        { currency: 'MAD', minor: 23_200 },
        { currency: 'CNY', minor: 20_000 },
      ]);
      const { cnyPerUnit, total } = otherCurrency.about!;
      expect(total).toEqual({ currency: 'MAD', minor: 23_200 + Math.round(20_000 / cnyPerUnit) });
    });
  });

  describe('price protection (§1)', () => {
    const worth = async (...parcels: object[]) =>
      OfferedQuote.parse(await requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'GH', parcels })))
        .uncovered;

    it('is offered with its price for goods worth more than the free cover', async () => {
      // CNY 300 are 454.54 cedis. 1 % of 2,000 cedis, CNY 1,320, are CNY 13.20.
      expect(await worth({ ...quoteParcel(1), goodsValue: ghs(45_400) })).toEqual([]);
      expect(await worth(quoteParcel(1), { ...quoteParcel(1), goodsValue: ghs(200_000) })).toEqual([
        {
          parcel: 2,
          value: ghs(200_000),
          covered: { currency: 'CNY', minor: 30_000 },
          protection: { insured: ghs(200_000), fee: { currency: 'CNY', minor: 1320 } },
        },
      ]);
    });

    it('is offered up to its cap, and not again once chosen', async () => {
      // CNY 20,000 at 0.66.
      const [costly] = (await worth({ ...quoteParcel(1), goodsValue: ghs(5_000_000) }))!;
      expect(costly!.protection!.insured).toEqual(ghs(3_030_303));
      const insuredBox = { ...quoteParcel(1), goodsValue: ghs(200_000), insuredValue: ghs(200_000) };
      expect(await worth(insuredBox)).toEqual([]);
    });
  });

  describe('the response', () => {
    it.each(LANGUAGES)('explains each line in %s, with its rule', async (lang) => {
      const request = {
        destinationCountry: 'SA',
        goodsClass: 'PHONE_TABLET',
        goodsValue: { currency: 'SAR', minor: 500000 },
      };
      const quote = await requestQuote(world(), internationalQuoteRequest(request), { lang });
      const english = await requestQuote(world(), internationalQuoteRequest(request));
      expect(quote.lines.map(({ code }) => code)).toEqual(english.lines.map(({ code }) => code));
      quote.lines.forEach((each, index) => {
        expect(each.rule).toMatch(/^\w[^§]+$/);
        expect(each.label + each.reason).not.toMatch(/server\.|quote\.|[{}]/);
        if (lang !== 'en') expect(each.label).not.toBe(english.lines[index]!.label);
      });
    });

    it('is the same from both calls', async () => {
      const { kind: _, ...request } = internationalQuoteRequest({
        destinationCountry: 'TR',
        cashOnDelivery: { currency: 'TRY', minor: 50000 },
      });
      const { body } = await world().call('getInternationalQuote', { ...request });
      const unsigned = ({ token: _token, validUntil: _until, ...quote }: OfferedQuote) => quote;
      const other = OfferedQuote.parse(await requestQuote(world(), { kind: 'international', ...request }));
      expect(unsigned(OfferedQuote.parse(body.data))).toEqual(unsigned(other));
    });
  });
});
