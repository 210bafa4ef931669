import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { OrderView as OrderViewSchema } from '@/lib/contract/orders/order-view';
import { LANGUAGES } from '@/lib/market/language';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { DAY_MS } from '@/lib/time/durations';
import { cny } from '../../../fixtures/amounts';
import {
  domesticOrder,
  internationalOrder,
  insertPlaces,
  otherCityOf,
  partySample,
  phoneOf,
} from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, type Reply } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

/** The price of a kilogram to other cities of Ghana, in the rates of the seed. */
const FEN_PER_KG = 8300;

const order = (reply: Reply): OrderView => OrderViewSchema.parse(reply.body.data);
const fieldsOf = (reply: Reply) =>
  Object.fromEntries((reply.body.errors ?? []).map(({ field, message }) => [field, message]));

onEachDatabase('an order', (world) => {
  let ama: Person;
  let kofi: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    kofi = await signUp(world());
  });

  const place = (person: Person, input: Record<string, unknown> = internationalOrder(), headers = {}) =>
    world().call('addInternationalOrder', input, { token: person.token, ...headers });

  it('is placed internationally with its own number, price and first state', async () => {
    const newOrder = order(await place(ama));
    expect(newOrder).toMatchObject({
      kind: 'international',
      state: 'WAITING',
      version: 1,
      pieces: 1,
      currency: 'GHS',
      receiverName: 'Ama Serwaa Boateng',
      goodsClass: 'GENERAL',
      can: { edit: true, cancel: true, delete: false },
      history: [{ state: 'WAITING', at: newOrder.createTime }],
    });
    expect(newOrder.sender).toMatchObject({
      provinceName: 'Testzhou Region',
      cityName: 'Testzhou',
      areaName: 'Old Town',
    });
    expect(checkWaybill(newOrder.waybillNo).ok).toBe(true);
    expect(newOrder.waybillNo).toMatch(/GH$/);
    expect(checkTradeNo(newOrder.tradeNo).ok).toBe(true);
    expect(newOrder.quote.lines.map(({ code }) => code)).toContain('freight');
    expect(newOrder.quote.totals).toEqual([cny(2 * FEN_PER_KG)]);
  });

  it('has provinces and quote lines in the language of the request', async () => {
    const newOrder = order(await place(ama, internationalOrder(), { lang: 'zh-CN' }));
    expect(newOrder.sender.provinceName).toBe('测试省');
    expect(newOrder.quote.lines[0]!.label).toMatch(/\p{Script=Han}/u);
  });

  it('is placed domestically, through its own call and through addOrder', async () => {
    const own = order(await world().call('addDomesticOrder', domesticOrder(), { token: ama.token }));
    const addOrderReply = await world().call(
      'addOrder',
      { kind: 'domestic', ...domesticOrder() },
      { token: ama.token },
    );
    expect(own).toMatchObject({ kind: 'domestic', goodsClass: 'PARCEL', receiverCountry: 'GH' });
    expect(order(addOrderReply)).toMatchObject({ kind: 'domestic', service: 'local-standard' });
  });

  it('is returned to its sender by id and by order number in any spelling', async () => {
    const newOrder = order(await place(ama));
    const byId = await world().call('getOrder', { id: newOrder.id }, { token: ama.token });
    const typedNumber = ` ${newOrder.tradeNo.toLowerCase().replace(/(....)/g, '$1 ')}`;
    const byNumber = await world().call('selectByTradeNo', { tradeNo: typedNumber }, { token: ama.token });
    expect(order(byId)).toEqual(newOrder);
    expect(order(byNumber)).toEqual(newOrder);
  });

  it('is reported as missing to other accounts by every call', async () => {
    const newOrder = order(await place(ama));
    const edit = { id: newOrder.id, version: 1, order: { kind: 'international', ...internationalOrder() } };
    const foreign = [
      await world().call('getOrder', { id: newOrder.id }, { token: kofi.token }),
      await world().call('selectByTradeNo', { tradeNo: newOrder.tradeNo }, { token: kofi.token }),
      await world().call('cancelOrder', { id: newOrder.id }, { token: kofi.token }),
      await world().call('deleteOrder', { id: newOrder.id }, { token: kofi.token }),
      await world().call('editWebsiteOrder', edit, { token: kofi.token }),
    ];
    const missing = await world().call('getOrder', { id: 'no-such-order' }, { token: kofi.token });
    for (const reply of foreign)
      expect({ status: reply.status, body: reply.body }).toEqual({ status: missing.status, body: missing.body });
    expect(missing.status).toBe(404);
    expect(order(await world().call('getOrder', { id: newOrder.id }, { token: ama.token }))).toEqual(newOrder);
  });

  it('requires a session in every call', async () => {
    const newOrder = order(await place(ama));
    const request = { id: newOrder.id, tradeNo: newOrder.tradeNo, ...internationalOrder() };
    for (const name of [
      'addInternationalOrder',
      'addDomesticOrder',
      'addOrder',
      'getOrder',
      'selectByTradeNo',
      'cancelOrder',
      'deleteOrder',
      'editWebsiteOrder',
      'queryOrderPage',
      'websitePageList',
    ] as const) {
      const { status, body } = await world().call(name, request);
      expect({ status, code: body.code }, name).toEqual({ status: 401, code: ERRORS.tokenMissing.code });
    }
  });

  it('reports every mistake beside its field', async () => {
    const wrong = internationalOrder();
    const reply = await place(ama, {
      ...wrong,
      sender: { ...wrong.sender, ...partySample('GH', 'Li Wei'), phone: '12345' },
      receiver: { ...wrong.receiver, areaCode: 'nowhere', phone: phoneOf('CN') },
      cashOnDelivery: { currency: 'USD', minor: 100 },
      insuredValue: { currency: 'CNY', minor: 100 },
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldsOf(reply)).sort()).toEqual([
      'cashOnDelivery.currency',
      'insuredValue.currency',
      'receiver.areaCode',
      'receiver.phone',
      'sender.countryCode',
      'sender.phone',
    ]);
  });

  it('rejects places that are not inside each other', async () => {
    const good = internationalOrder();
    const receivers: [string, object][] = [
      ['receiver.cityCode', { cityCode: 'nowhere' }],
      ['receiver.cityCode', { provinceCode: 'nowhere' }],
      ['receiver.provinceCode', { ...partySample('NG', 'Ama'), countryCode: 'GH', phone: phoneOf('GH') }],
      ['receiver.areaCode', { cityCode: otherCityOf('GH') }],
    ];
    for (const [field, change] of receivers) {
      const reply = await place(ama, { ...good, receiver: { ...good.receiver, ...change } });
      expect(Object.keys(fieldsOf(reply)), JSON.stringify(change)).toEqual([field]);
    }
  });

  it('rejects a destination in China and a domestic order across a border', async () => {
    const toChina = await place(ama, { ...internationalOrder(), receiver: partySample('CN', 'Li Na') });
    expect(fieldsOf(toChina)).toHaveProperty('receiver.countryCode');
    const crossing = { ...domesticOrder('GH'), receiver: partySample('NG', 'Esi') };
    const domestic = await world().call('addDomesticOrder', crossing, { token: ama.token });
    expect(Object.keys(fieldsOf(domestic))).toEqual(['receiver.countryCode']);
  });

  it('is refused if a label cannot print a character, which is named in each language', async () => {
    const input = internationalOrder();
    const unprintable = { ...input, receiver: { ...input.receiver, name: 'Ama 한', street: '𠮷野 Ɔkɔmfo Road' } };
    for (const lang of LANGUAGES) {
      const reply = await place(ama, unprintable, { lang });
      expect(reply.status, lang).toBe(422);
      expect(Object.keys(fieldsOf(reply)), lang).toEqual(['receiver.name']);
      expect(fieldsOf(reply)['receiver.name'], lang).toContain('한');
    }
  });

  it("accepts a pickup from the sender's today to thirty days ahead", async () => {
    const dayAfter = (days: number) => {
      const day = new Date(world().services.now().getTime() + days * DAY_MS);
      return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(day);
    };
    const withPickup = (days: number) =>
      place(ama, {
        ...internationalOrder(),
        sendingMode: 'PICKUP',
        pickup: { date: dayAfter(days), window: 'MORNING' },
      });
    expect((await withPickup(0)).status).toBe(200);
    expect((await withPickup(30)).status).toBe(200);
    expect(fieldsOf(await withPickup(-1))).toHaveProperty(['pickup.date']);
    expect(fieldsOf(await withPickup(31))).toHaveProperty(['pickup.date']);
    const without = await place(ama, { ...internationalOrder(), sendingMode: 'PICKUP' });
    expect(fieldsOf(without)).toHaveProperty(['pickup.date']);
  });

  it('accepts one to five parcels of 1 to 30 kg', async () => {
    const [parcel] = internationalOrder().parcels;
    const withParcels = (parcels: unknown[]) => place(ama, { ...internationalOrder(), parcels });
    expect(order(await withParcels([{ ...parcel, weightKg: 1 }])).pieces).toBe(1);
    expect(order(await withParcels(Array(5).fill({ ...parcel, weightKg: 30 }))).pieces).toBe(5);
    for (const parcels of [[], Array(6).fill(parcel), [{ ...parcel, weightKg: 31 }], [{ ...parcel, weightKg: 0.5 }]]) {
      expect((await withParcels(parcels)).status).toBe(422);
    }
  });

  it('accepts fractions of a kilogram and charges each started one', async () => {
    const [parcel] = internationalOrder().parcels;
    const light = { ...parcel, lengthCm: 20, widthCm: 15, heightCm: 10 };
    const weights = [7.3, 1.001, 29.999];
    const parcels = weights.map((weightKg) => ({ ...light, weightKg }));
    const { id } = order(await place(ama, { ...internationalOrder(), parcels }));
    const { body } = await world().call('getOrder', { id }, { token: ama.token });
    const view = OrderViewSchema.parse(body.data);
    expect(view.parcels.map(({ weightKg }) => weightKg)).toEqual(weights);
    expect(view.quote.chargeable.map(({ chargeableKg }) => chargeableKg)).toEqual([8, 2, 30]);
  });

  it('can be edited while waiting, with a new price', async () => {
    const newOrder = order(await place(ama));
    const text = internationalOrder();
    const heavier = {
      ...text,
      kind: 'international',
      parcels: [{ ...text.parcels[0], weightKg: 9 }],
      remark: 'Edited',
    };
    const editedOrder = order(
      await world().call('editWebsiteOrder', { id: newOrder.id, version: 1, order: heavier }, { token: ama.token }),
    );
    expect(editedOrder).toMatchObject({
      id: newOrder.id,
      waybillNo: newOrder.waybillNo,
      version: 2,
      remark: 'Edited',
      state: 'WAITING',
    });
    expect([newOrder, editedOrder].map(({ quote }) => quote.totals)).toEqual([
      [cny(2 * FEN_PER_KG)],
      [cny(9 * FEN_PER_KG)],
    ]);
    expect(order(await world().call('getOrder', { id: newOrder.id }, { token: ama.token }))).toEqual(editedOrder);
  });

  it('leaves the order unchanged after a refused edit', async () => {
    const newOrder = order(await place(ama));
    const orderInput = { kind: 'international', ...internationalOrder() };
    const edit = (change: object) =>
      world().call(
        'editWebsiteOrder',
        { id: newOrder.id, version: 1, order: orderInput, ...change },
        { token: ama.token },
      );
    const stale = await edit({ version: 7 });
    expectRefusal(stale, 409, ERRORS.changedMeanwhile.code);
    expect(fieldsOf(await edit({ order: { ...orderInput, receiver: partySample('NG', 'Ama') } }))).toHaveProperty([
      'order.receiver.countryCode',
    ]);
    expect(fieldsOf(await edit({ order: { kind: 'domestic', ...domesticOrder() } }))).toHaveProperty(['order.kind']);
    expect(
      fieldsOf(await edit({ order: { ...orderInput, receiver: { ...orderInput.receiver, phone: '12345' } } })),
    ).toHaveProperty(['order.receiver.phone']);
    const expensive = { ...orderInput, cashOnDelivery: { currency: 'GHS', minor: 1e11 } };
    expect(Object.keys(fieldsOf(await edit({ order: expensive })))[0]).toMatch(/^order\.cashOnDelivery/);
    expect(order(await world().call('getOrder', { id: newOrder.id }, { token: ama.token }))).toEqual(newOrder);
  });

  it('is cancelled once while waiting, and then neither edited nor cancelled', async () => {
    const newOrder = order(await place(ama));
    world().pass(1000);
    const cancelledOrder = order(await world().call('cancelOrder', { id: newOrder.id }, { token: ama.token }));
    expect(cancelledOrder).toMatchObject({
      state: 'CANCELLED',
      version: 2,
      can: { edit: false, cancel: false, delete: true },
    });
    expect(cancelledOrder.history.map(({ state }) => state)).toEqual(['WAITING', 'CANCELLED']);
    const again = await world().call('cancelOrder', { id: newOrder.id }, { token: ama.token });
    const edit = { id: newOrder.id, version: 2, order: { kind: 'international', ...internationalOrder() } };
    const editReply = await world().call('editWebsiteOrder', edit, { token: ama.token });
    for (const reply of [again, editReply]) expectRefusal(reply, 409, ERRORS.stateForbids.code);
  });

  it('is hidden from its sender for good once cancelled, and other orders are not', async () => {
    const waiting = order(await place(ama));
    const refusal = await world().call('deleteOrder', { id: waiting.id }, { token: ama.token });
    expect(refusal.body.code).toBe(ERRORS.stateForbids.code);
    await world().call('cancelOrder', { id: waiting.id }, { token: ama.token });
    const deleted = await world().call('deleteOrder', { id: waiting.id }, { token: ama.token });
    expect(deleted.body.data).toEqual({ id: waiting.id });
    const list = await world().call('queryOrderPage', { size: 50 }, { token: ama.token });
    expect(list.body.data.items.map(({ id }: { id: string }) => id)).not.toContain(waiting.id);
    for (const name of ['getOrder', 'cancelOrder', 'deleteOrder'] as const) {
      expect((await world().call(name, { id: waiting.id }, { token: ama.token })).status, name).toBe(404);
    }
  });
});
