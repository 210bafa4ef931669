import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { OfferedQuote } from '@/lib/contract/quotes/quotes';
import ar from '@/messages/ar/errors.json';
import { QUOTE_HOURS } from '@/lib/market/limits';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { domesticOrder, internationalOrder, insertPlaces, otherCityOf, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { expectError } from '../support/refusal';
import { withRestore } from '../support/with-restore';
import { onEachDatabase, type Reply } from '../support/world';

const SIZE = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 };

/** Returns the wizard's quote request for the sample order. */
const request = (change: object = {}) => ({
  kind: 'international',
  service: 'intl-straight-special',
  destinationCountry: 'GH',
  cityCode: placesOf('GH').cityCode,
  goodsClass: 'GENERAL',
  handover: 'guangzhou',
  customer: 'individual',
  parcels: [SIZE],
  goodsValue: { currency: 'GHS', minor: 13_500 },
  cashOnDelivery: null,
  ...change,
});

onEachDatabase('a quote that was shown', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const addToRates = (first: number, additional: number) =>
    world()
      .services.db.updateTable('rates')
      .set((rate) => ({
        first_kg_minor: rate('first_kg_minor', '+', first),
        additional_kg_minor: rate('additional_kg_minor', '+', additional),
      }))
      .execute();
  /** Runs `work` after an operator has raised the price of every kilogram. */
  const whileDearer = async (work: () => Promise<void>): Promise<void> => {
    await addToRates(1000, 500);
    await withRestore(work(), () => addToRates(-1000, -500));
  };
  const quote = async (change: object = {}): Promise<OfferedQuote> => {
    const { status, body } = await world().call('quoteCalc', request(change));
    expect(status, JSON.stringify(body)).toBe(200);
    return OfferedQuote.parse(body.data);
  };
  const place = (quoteToken: string | undefined, change: object = {}, headers: object = {}) =>
    world().call(
      'addInternationalOrder',
      { ...internationalOrder(), ...(quoteToken !== undefined && { quoteToken }), ...change },
      { token: ama.token, ...headers },
    );
  const totals = (reply: Reply) => (reply.body.data as OrderView).quote.totals;

  it(`is valid for ${QUOTE_HOURS} hours`, async () => {
    const { token, validUntil } = await quote();
    expect(token.length).toBeLessThan(700);
    const left = Date.parse(validUntil) - world().services.now().getTime();
    expect(left).toBeGreaterThan(QUOTE_HOURS * HOUR_MS - MINUTE_MS);
    expect(left).toBeLessThanOrEqual(QUOTE_HOURS * HOUR_MS);
  });

  it('is the price of the order even after a rate change', async () => {
    const offer = await quote();
    await whileDearer(async () => {
      const dearer = await quote();
      expect(dearer.totals[0]!.minor).toBeGreaterThan(offer.totals[0]!.minor);
      const orderReply = await place(offer.token);
      expect(orderReply.status).toBe(200);
      expect(totals(orderReply)).toEqual(offer.totals);
      expect(totals(await place(dearer.token))).toEqual(dearer.totals);
      expect(totals(await place(undefined))).toEqual(dearer.totals);
      const detailReply = await world().call('getOrder', { id: orderReply.body.data.id }, { token: ama.token });
      expect(totals(detailReply)).toEqual(offer.totals);
      expect(JSON.stringify(detailReply.body)).not.toContain(offer.token);
    });
  });

  it('preserves its exchange rates too', async () => {
    const cashOnDelivery = { currency: 'GHS', minor: 60_000 };
    const offer = await quote({ cashOnDelivery });
    const { db } = world().services;
    const rates = db.selectFrom('exchange_rates').select('cny_per_unit').where('currency', '=', 'GHS');
    const { cny_per_unit: before } = await rates.executeTakeFirstOrThrow();
    const setRate = (cny_per_unit: number) =>
      db.updateTable('exchange_rates').set({ cny_per_unit }).where('currency', '=', 'GHS').execute();
    const buyLater = async () => {
      const now = await quote({ cashOnDelivery });
      expect(now.totals).not.toEqual(offer.totals);
      expect(totals(await place(offer.token, { cashOnDelivery }))).toEqual(offer.totals);
    };
    await setRate(1.5 * before);
    await withRestore(buyLater(), () => setRate(before));
  });

  it('is valid for a domestic order and for an edit too', async () => {
    const { receiver, sender } = domesticOrder();
    const domestic = {
      kind: 'domestic',
      service: 'local-standard',
      country: 'GH',
      fromCityCode: sender.cityCode,
      toCityCode: receiver.cityCode,
      parcels: [SIZE],
      goodsValue: { currency: 'GHS', minor: 13_500 },
    };
    const offer = OfferedQuote.parse((await world().call('quoteCalc', domestic)).body.data);
    const waiting = (await place(undefined)).body.data as OrderView;
    const heavier = await quote({ parcels: [{ ...SIZE, weightKg: 9 }] });
    const order = { ...domesticOrder(), quoteToken: offer.token };
    const text = internationalOrder();
    const edited = { kind: 'international', ...text, parcels: [{ ...text.parcels[0]!, weightKg: 9 }] };
    const edit = (quoteToken: string) =>
      world().call(
        'editWebsiteOrder',
        { id: waiting.id, version: 1, order: { ...edited, quoteToken } },
        { token: ama.token },
      );
    await whileDearer(async () => {
      expect(totals(await world().call('addDomesticOrder', order, { token: ama.token }))).toEqual(offer.totals);
      expectError(await edit(offer.token), 'quoteChanged');
      expect(totals(await edit(heavier.token))).toEqual(heavier.totals);
    });
  });

  it('stays valid from the calculator to the wizard: its token preserves price and expiry', async () => {
    // Before the goods' value is known.
    const first = await quote({ goodsValue: null });
    await whileDearer(async () => {
      world().pass(HOUR_MS);
      const again = await quote({ quoteToken: first.token });
      expect(again.totals).toEqual(first.totals);
      expect(again.validUntil).toBe(first.validUntil);
      expect(totals(await place(again.token))).toEqual(first.totals);
      expect(totals(await place(first.token))).toEqual(first.totals);
      const other = await quote({ quoteToken: first.token, parcels: [{ ...SIZE, weightKg: 3 }] });
      expect(Date.parse(other.validUntil)).toBeGreaterThan(Date.parse(first.validUntil));
      for (const quoteToken of ['nonsense', `${first.token}x`, '', '.'])
        expect((await quote({ quoteToken })).totals).toEqual((await quote()).totals);
    });
  });

  it('does not change the identity of a repeated order', async () => {
    const key = { 'idempotency-key': 'quoted-once' };
    const offer = await quote();
    world().pass(1000);
    const later = await quote();
    expect(later.token).not.toBe(offer.token);
    const first = await place(offer.token, {}, key);
    const again = await place(later.token, {}, key);
    expect(again.body.data).toEqual(first.body.data);
    world().pass((QUOTE_HOURS + 1) * HOUR_MS);
    // A day later the expected days may differ.
    const { id, tradeNo, version, waybills, quote: price } = first.body.data;
    expect((await place(offer.token, {}, key)).body.data).toMatchObject({
      id,
      tradeNo,
      version,
      waybills,
      quote: price,
    });
  });

  it('is honoured for phones handed over in Hong Kong and for another importer (§9)', async () => {
    const phones = { goodsClass: 'PHONE_TABLET', handover: 'hong-kong', customer: 'business' };
    const quoted = await quote(phones);
    const order = { goodsClass: 'PHONE_TABLET', handover: 'hong-kong', importer: 'business' };
    const { status, body } = await place(quoted.token, order);
    expect({ status, totals: body.data?.quote.totals }).toEqual({ status: 200, totals: quoted.totals });
    expect(body.data).toMatchObject({ handover: 'hong-kong', importer: 'business' });
    expectError(await place(quoted.token, { ...order, handover: 'guangzhou' }), 'quoteChanged');
    // The calculator accepts this place for other goods too.
    const general = await quote({ handover: 'hong-kong' });
    expect((await place(general.token)).status).toBe(200);
  });

  describe('is refused without an order', () => {
    let orders = 0;
    const count = async () => {
      const { db } = world().services;
      const row = await db
        .selectFrom('orders')
        .select((the) => the.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    beforeEach(async () => {
      orders = await count();
    });

    it('after its day, in the language of the request', async () => {
      const { token } = await quote();
      world().pass(QUOTE_HOURS * HOUR_MS);
      const reply = await place(token, {}, { lang: 'ar' });
      expectError(reply, 'quoteExpired', ar.quoteExpired);
      expect(await count()).toBe(orders);
    });

    it.each([
      ['a heavier parcel', { parcels: [{ ...internationalOrder().parcels[0]!, weightKg: 3 }] }],
      ['a bigger parcel', { parcels: [{ ...internationalOrder().parcels[0]!, heightCm: 90 }] }],
      ['two parcels', { parcels: [internationalOrder().parcels[0]!, internationalOrder().parcels[0]!] }],
      ['another value', { parcels: [{ ...internationalOrder().parcels[0]!, unitPriceMinor: 4501 }] }],
      ['another service', { service: 'intl-straight-small' }],
      ['a company', { customerType: 'business' }],
      ['another importer', { importer: 'business' }],
      ['phones', { goodsClass: 'PHONE_TABLET' }],
      ['something to collect', { cashOnDelivery: { currency: 'GHS', minor: 100 } }],
      ['another country', { receiver: internationalOrder('NG').receiver }],
    ])('for %s', async (_, change) => {
      const { token } = await quote();
      expectError(await place(token, change), 'quoteChanged');
      expect(await count()).toBe(orders);
    });

    it('when forged, signed with another key or malformed', async () => {
      const { token } = await quote();
      const [payload = '', signature = ''] = token.split('.');
      const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { r: { firstKgMinor: number } };
      content.r.firstKgMinor = 1;
      const cheaper = Buffer.from(JSON.stringify(content)).toString('base64url');
      const foreign = createHmac('sha256', Buffer.alloc(32)).update(cheaper).digest('base64url');
      const bent = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
      const tokens = [
        `${cheaper}.${signature}`,
        `${cheaper}.${foreign}`,
        `${payload}.${bent}`,
        payload,
        `.${signature}`,
      ];
      for (const wrong of [...tokens, `${token}.${signature}`, '', 'null', '.'])
        expectError(await place(wrong), 'quoteUnreadable');
      expect((await place('x'.repeat(2001))).status).toBe(422);
      expect(await count()).toBe(orders);
    });

    it('unless its key is accepted, so that changing keys refuses no price', async () => {
      const { services } = world();
      const before = services.config;
      const [old, next] = ['ab'.repeat(32), 'cd'.repeat(32)];
      // First each process accepts the next key, then each signs with it and accepts the old one.
      const steps = [
        { QUOTE_SIGNING_KEY: old, QUOTE_SIGNING_KEYS_ACCEPTED: [] },
        { QUOTE_SIGNING_KEY: old, QUOTE_SIGNING_KEYS_ACCEPTED: [next] },
        { QUOTE_SIGNING_KEY: next, QUOTE_SIGNING_KEYS_ACCEPTED: [old] },
        { QUOTE_SIGNING_KEY: next, QUOTE_SIGNING_KEYS_ACCEPTED: [] },
      ];
      const configure = (index: number) => (services.config = { ...before, ...steps[index] });
      try {
        for (const [first, then] of [
          [0, 1],
          [1, 0],
          [1, 2],
          [2, 1],
          [2, 3],
          [3, 2],
        ] as const) {
          configure(first);
          const { token } = await quote();
          configure(then);
          expect((await place(token)).status, `signed in step ${first}, used in step ${then}`).toBe(200);
        }
        configure(0);
        const { token } = await quote();
        configure(3);
        expectError(await place(token), 'quoteUnreadable');
      } finally {
        services.config = before;
      }
    });

    it('except for a change that does not affect the price', async () => {
      const offer = await quote();
      const { receiver, parcels } = internationalOrder();
      const change = {
        remark: 'Ring twice',
        receiver: { ...receiver, cityCode: otherCityOf('GH'), areaCode: '', street: '9 Other Street' },
        parcels: [{ ...parcels[0]!, goodsNameEn: 'Linen shirts', quantity: 1, unitPriceMinor: 13_500 }],
      };
      expect(totals(await place(offer.token, change))).toEqual(offer.totals);
    });
  });

  it('is signed with the key in the database, which every process reads', async () => {
    const { db } = world().services;
    const [secret, ...others] = await db.selectFrom('secrets').selectAll().execute();
    expect({ name: secret!.name, others }).toEqual({ name: 'quote-signing', others: [] });
    const [payload = '', signature] = (await quote()).token.split('.');
    const key = Buffer.from(secret!.value, 'hex');
    expect(createHmac('sha256', key).update(payload).digest('base64url')).toBe(signature);
  });
});
