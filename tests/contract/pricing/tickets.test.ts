import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { LANGUAGES } from '@/lib/market/language';
import { DAY_MS } from '@/lib/time/durations';
import { domesticOrder, internationalOrder, insertPlaces, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { quoteParcel, internationalQuoteRequest, requestQuote } from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';
import { ghs } from '../../fixtures/amounts';

onEachDatabase('one parcel, one ticket (§5, §9)', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = (order: Record<string, unknown>) => world().call('addInternationalOrder', order, { token: ama.token });
  const [parcel] = internationalOrder().parcels;

  it('has its own collection, insurance and fees in quote and order', async () => {
    const own = [
      { goodsValue: ghs(13_500), cashOnDelivery: ghs(10_000), insuredValue: null },
      { goodsValue: ghs(90_000), cashOnDelivery: null, insuredValue: ghs(60_000) },
    ];
    const parcels = own.map((amounts) => ({ ...quoteParcel(2, [30, 20, 10]), ...amounts }));
    const quote = await requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'GH', parcels }));
    const fees = quote.lines.filter(({ code }) => /^(cash|price)-/.test(code));
    // 100 GHS are 66 CNY, and 3 % of it is below the least fee. 600 GHS are 396 CNY, and 1 % is too.
    expect(fees.map(({ code, parcel: ticket, amount }) => [code, ticket, amount])).toEqual([
      ['cash-on-delivery-fee', 1, { currency: 'CNY', minor: 500 }],
      ['price-protection', 2, { currency: 'CNY', minor: 500 }],
    ]);
    const ordered = own.map(({ goodsValue, ...rest }) => ({
      ...parcel,
      unitPriceMinor: goodsValue.minor / 3,
      ...rest,
    }));
    const { status, body } = await place({ ...internationalOrder(), parcels: ordered });
    expect(status, JSON.stringify(body)).toBe(200);
    const order = body.data as OrderView;
    expect(order.parcels.map(({ cashOnDelivery, insuredValue }) => ({ cashOnDelivery, insuredValue }))).toEqual(
      own.map(({ cashOnDelivery, insuredValue }) => ({ cashOnDelivery, insuredValue })),
    );
    expect(order).toMatchObject({ pieces: 2, cashOnDelivery: ghs(10_000), insuredValue: ghs(60_000) });
    expect(order.quote.totals).toEqual(quote.totals);
  });

  it.each(['cashOnDelivery', 'insuredValue', 'goodsValue'])(
    'rejects %s written once for several parcels',
    async (field) => {
      // The compensation covers CNY 300 without price protection.
      const amount = ghs(field === 'insuredValue' ? 60_000 : 5000);
      const amounts = { destinationCountry: 'GH', [field]: amount };
      const two = await world().call(
        'quoteCalc',
        internationalQuoteRequest({ ...amounts, parcels: [quoteParcel(1), quoteParcel(2)] }),
      );
      expect({ status: two.status, fields: two.body.errors?.map((each) => each.field) }).toEqual({
        status: 422,
        fields: [field],
      });
      expect(
        (await world().call('quoteCalc', internationalQuoteRequest({ ...amounts, parcels: [quoteParcel(1)] }))).status,
      ).toBe(200);
      if (field === 'goodsValue') return;
      const dear = { ...parcel, unitPriceMinor: 30_000 };
      const order = { ...internationalOrder(), parcels: [dear], [field]: amount };
      const refusal = await place({ ...order, parcels: [dear, dear] });
      expect({ status: refusal.status, fields: refusal.body.errors?.map((each) => each.field) }).toEqual({
        status: 422,
        fields: [field],
      });
      expect((await place({ ...order, parcels: [{ ...dear, [field]: ghs(1) }] })).status).toBe(422);
      const single = await place(order);
      expect(single.body.data).toMatchObject({ [field]: amount, parcels: [{ [field]: amount }] });
    },
  );

  it('is insured up to the tariff’s cap and the value of the goods (§1)', async () => {
    const insured = async (insuredValue: object, rest: object = {}) => {
      const parcels = [{ ...quoteParcel(2), insuredValue, ...rest }];
      const { status, body } = await world().call(
        'quoteCalc',
        internationalQuoteRequest({ destinationCountry: 'GH', parcels }),
      );
      return [status, body.errors?.map((each) => each.field)];
    };
    expect(await insured(ghs(3_030_300))).toEqual([200, undefined]);
    expect(await insured(ghs(3_030_400))).toEqual([422, ['parcels.0.insuredValue']]);
    // 454.54 GHS are CNY 300, which is covered without it.
    expect(await insured(ghs(45_454))).toEqual([422, ['parcels.0.insuredValue']]);
    expect(await insured(ghs(45_500))).toEqual([200, undefined]);
    expect(await insured(ghs(101), { goodsValue: ghs(100) })).toEqual([422, ['parcels.0.insuredValue']]);
    expect(await insured({ currency: 'CNY', minor: 100 })).toEqual([422, ['parcels.0.insuredValue']]);
  });

  it('raises the compensation to the insured value, which the order states', async () => {
    const { body } = await place({
      ...internationalOrder(),
      parcels: [{ ...parcel, unitPriceMinor: 30_000 }],
      insuredValue: ghs(60_000),
    });
    const line = (body.data as OrderView).quote.lines.find(({ code }) => code === 'compensation');
    expect(line?.reason).toMatch(/GHS.600\b/);
  });

  it('is collected in China at its local rate, even from a quote without the city (§9)', async () => {
    const size = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 };
    const request = {
      service: 'intl-straight-special',
      destinationCountry: 'GH',
      cityCode: placesOf('GH').cityCode,
      parcels: [{ ...size, goodsValue: ghs(13_500) }],
      sendingMode: 'PICKUP',
    };
    const { body } = await world().call('quoteCalc', internationalQuoteRequest(request));
    const quote = OfferedQuote.parse(body.data);
    // Between cities of China: 18 CNY, and 8 for the second kilogram.
    expect(quote.lines.find(({ code }) => code === 'pickup')?.amount).toEqual({ currency: 'CNY', minor: 2600 });
    const pickup = { date: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10), window: 'MORNING' };
    const order = { ...internationalOrder(), sendingMode: 'PICKUP', pickup, quoteToken: quote.token };
    const reply = await place(order);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((reply.body.data as OrderView).quote.totals).toEqual(quote.totals);
    const brought = await place({ ...internationalOrder(), quoteToken: quote.token });
    expect(brought.status).toBe(409);
  });

  it('includes pickup within a country in its rate', async () => {
    const pickup = { date: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10), window: 'MORNING' };
    const order = { ...domesticOrder(), sendingMode: 'PICKUP', pickup };
    const { body } = await world().call('addDomesticOrder', order, { token: ama.token });
    expect((body.data as OrderView).quote.lines.map(({ code }) => code)).not.toContain('pickup');
  });

  describe('requires a service that fits (§1), or an error names one with its price', () => {
    const refusal = async (request: object, lang = 'en') => {
      const { status, body } = await world().call('quoteCalc', internationalQuoteRequest(request), { lang });
      expect(status).toBe(422);
      return body.errors!;
    };

    it('rejects a small parcel above 2 kg', async () => {
      const request = { service: 'intl-straight-small', destinationCountry: 'GH' };
      expect(
        (await requestQuote(world(), internationalQuoteRequest({ ...request, parcels: [quoteParcel(2)] }))).service,
      ).toBe(request.service);
      const [error] = await refusal({ ...request, parcels: [quoteParcel(2.5)] });
      // Three kilograms at 83 CNY.
      expect(error).toMatchObject({
        field: 'service',
        message: expect.stringMatching(/2\skg.*International Express.*CNY.249/),
      });
    });

    it('rejects business express below 10 kg', async () => {
      const request = { service: 'business-express', destinationCountry: 'GH' };
      expect(
        (
          await requestQuote(
            world(),
            internationalQuoteRequest({ ...request, parcels: [quoteParcel(4), quoteParcel(6)] }),
          )
        ).totals,
      ).toEqual([{ currency: 'CNY', minor: 75_000 }]);
      const [error] = await refusal({ ...request, parcels: [quoteParcel(4), quoteParcel(5)] });
      expect(error).toMatchObject({
        field: 'service',
        message: expect.stringMatching(/10\skg.*International Express.*CNY.747/),
      });
    });

    it('has its message in each language, with the price', async () => {
      const messages = new Set<string>();
      for (const lang of LANGUAGES) {
        const request = { service: 'intl-straight-small', destinationCountry: 'MA', parcels: [quoteParcel(3)] };
        const [error] = await refusal(request, lang);
        // Three kilograms at 116 MAD.
        expect(error!.message, lang).toMatch(/348/);
        messages.add(error!.message);
      }
      expect(messages.size).toBe(LANGUAGES.length);
    });

    it('allows business express for companies only', async () => {
      const heavy = { ...internationalOrder(), service: 'business-express', parcels: [{ ...parcel, weightKg: 12 }] };
      const reply = await place({ ...heavy, customerType: 'individual' });
      expect({ status: reply.status, fields: reply.body.errors?.map((each) => each.field) }).toEqual({
        status: 422,
        fields: ['service'],
      });
      expect((await place({ ...heavy, customerType: 'business' })).status).toBe(200);
    });

    it('applies to an order as to a quote', async () => {
      const reply = await place({
        ...internationalOrder(),
        service: 'intl-straight-small',
        parcels: [{ ...parcel, weightKg: 3 }],
      });
      expect(reply.body.errors).toMatchObject([{ field: 'service', message: expect.stringContaining('CNY') }]);
    });
  });
});
