import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { RequestOf } from '@/lib/contract/registry';
import { WEBHOOK_KIND } from '@/lib/server/platform/db/tables/webhook-tables';
import { ORDER_INPUT } from '@/lib/server/parcels/orders/order-input';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { internationalOrder, insertPlaces, otherCityOf, partySample } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { expectError } from '../../support/refusal';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { orderSteps } from '../../support/steps/order-steps';

const IN_KENYA = { time_zone: 'Africa/Nairobi', place: 'Nairobi', country_code: 'KE' } as const;
const CODES = ['ARRIVED_HUB', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;

/** Kenya is the market of the tests whose warehouse sends parcels on. */
onEachDatabase('a returned parcel that is sent on (docs/decisions/returns.md)', (world) => {
  let shop: Person;
  let stranger: Person;

  beforeAll(async () => {
    await insertPlaces(world());
    // To 10:00 UTC, 13:00 in Nairobi: no quiet hour.
    world().pass(((34 * HOUR_MS - (world().services.now().getTime() % DAY_MS)) % DAY_MS) + 1000);
    shop = await signUp(world(), 'CN');
    stranger = await signUp(world());
  });

  const { readOrder } = orderSteps(world, () => shop);

  async function returnedOrder(to: 'KE' | 'GH' = 'KE'): Promise<OrderView> {
    const order = { ...internationalOrder(to), valueCurrency: 'USD' };
    const { body } = await world().call('addInternationalOrder', order, { token: shop.token });
    const { waybillNo, id } = body.data;
    const start = world().services.now().getTime() - HOUR_MS;
    const measured = JSON.stringify({ weightKg: 2.4, size: { lengthCm: 31, widthCm: 20, heightCm: 10 } });
    const rows = CODES.map((code, index) =>
      scanRow(waybillNo, code, start + index * MINUTE_MS, { ...IN_KENYA, ...(index === 0 && { measured }) }),
    );
    await importScanRows(world(), ...rows);
    return readOrder({ id });
  }
  const open = ({ id, waybillNo }: OrderView, who = shop) =>
    world().call('openSendOn', { id, waybillNo }, { token: who.token });
  const tokenOf = async (order: OrderView): Promise<string> => (await open(order)).body.data.token;
  const newReceiver = (name = 'Wanjiku Kamau') => ({
    ...partySample('KE', name),
    cityCode: otherCityOf('KE'),
    areaCode: '',
  });
  const wish = (token: string, change: Partial<RequestOf<'sendOn'>> = {}): RequestOf<'sendOn'> => ({
    token,
    receiver: newReceiver(),
    ...change,
  });
  const price = (input: RequestOf<'priceSendOn'>) => world().call('priceSendOn', input);
  const send = (input: RequestOf<'sendOn'>) => world().call('sendOn', input);
  const trackOf = async (waybillNo: string) => {
    const { inTransit, ended } = (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data;
    return [...inTransit, ...ended][0];
  };
  const sentOrders = async () => {
    const { items } = (await world().call('queryOrderPage', {}, { token: shop.token })).body.data;
    return items.filter(({ kind }: OrderView) => kind === 'domestic').length;
  };

  it('is offered to the account holder, with a price by the weight on our scale', async () => {
    const order = await returnedOrder();
    expect(order.parcels[0]!.returned!.choices).toEqual(['SHELVE', 'DESTROY', 'SEND_ON']);
    const token = await tokenOf(order);
    const page = (await world().call('readParcelOfLink', { token })).body.data;
    expect(page).toMatchObject({ party: 'sender', access: 'account' });
    expect(page.returned.choices).toContain('SEND_ON');
    const { status, body } = await price({ ...wish(token), cashOnDelivery: { currency: 'KES', minor: 250_000 } });
    // Between cities: KES 450 for the first kilogram and KES 90 for each further one, here 3 kg.
    expect({ status, chargeableKg: body.data.chargeable[0].chargeableKg }).toEqual({ status: 200, chargeableKg: 3 });
    expect(body.data.lines[0]).toMatchObject({ code: 'freight', amount: { currency: 'KES', minor: 63_000 } });
    expect((await readOrder(order)).state).toBe('RETURNED');
  });

  it('becomes a domestic order at our site, and each number names the other one', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const cashOnDelivery = { currency: 'KES', minor: 250_000 };
    const quoteToken = (await price({ ...wish(token), cashOnDelivery })).body.data.token;
    const { status, body } = await send(wish(token, { cashOnDelivery, quoteToken }));
    expect(status).toBe(200);
    const { id, waybillNo } = body.data;

    const newOrder = await readOrder({ id });
    expect(newOrder).toMatchObject({
      kind: 'domestic',
      state: 'IN_TRANSIT',
      receiverName: 'Wanjiku Kamau',
      cashOnDelivery,
    });
    expect(newOrder.can).toEqual({ edit: false, cancel: false, delete: false });
    expect(newOrder.parcels[0]).toMatchObject({
      weightKg: 2.4,
      goodsNameEn: 'Cotton shirts',
      sentOnFrom: order.waybillNo,
    });
    expect(newOrder.sender).toMatchObject({ countryCode: 'KE', company: 'Test Trading', cityCode: 'KE-30-NAIROBI' });
    expect(newOrder.handOver).toBeUndefined();
    expect((await world().call('cancelOrder', { id }, { token: shop.token })).status).toBe(409);

    const before = await readOrder(order);
    expect(before.state).toBe('SENT_ON');
    expect(before.parcels[0]!.returned).toMatchObject({ chosen: 'SEND_ON', chosenBy: 'sender', sentOnAs: waybillNo });
    const [old, young] = [await trackOf(order.waybillNo), await trackOf(waybillNo)];
    expect(old).toMatchObject({ state: 'SENT_ON', group: 'ended', sentOnAs: waybillNo });
    expect(old.events[0]).toMatchObject({ code: 'SENT_ON', place: 'Nairobi' });
    expect(old.events[0].description).toContain(waybillNo);
    expect(JSON.stringify(old)).not.toContain('Wanjiku');
    expect(young).toMatchObject({ state: 'IN_TRANSIT', sentOnFrom: order.waybillNo });
    expect(young.events.map(({ code }: { code: string }) => code)).toEqual(['ARRIVED_LOCAL_HUB', 'ORDER_PLACED']);
    expect(young.events[1].description).toContain(order.waybillNo);

    // The parcel goes on by scans, like any other parcel.
    const now = world().services.now().getTime();
    await importScanRows(world(), scanRow(waybillNo, 'OUT_FOR_DELIVERY', now + 1000, IN_KENYA));
    expect((await readOrder({ id })).state).toBe('OUT_FOR_DELIVERY');
    await importScanRows(world(), scanRow(order.waybillNo, 'DESTROYED', now + 1000, IN_KENYA));
    expect((await readOrder(order)).state).toBe('SENT_ON');
  });

  it('notifies the sender and the new receiver only', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    await sendDueEntries(world());
    const before = world().outbox().length;
    const receiver = { ...newReceiver('Njeri Otieno'), phone: '0722 000 111' };
    const { waybillNo } = (await send(wish(token, { receiver }))).body.data;
    await sendDueEntries(world());
    const messages = world().outbox().slice(before);
    const about = (number: string) =>
      messages.filter(({ text }) => text.includes(number)).map(({ channel }) => channel);
    expect(about(order.waybillNo)).toEqual(['mail']);
    expect(about(waybillNo).sort()).toEqual(['mail', 'sms']);
    expect(messages).toHaveLength(2);
    expect(messages.find(({ channel }) => channel === 'sms')!.to).toContain('722000111');
  });

  it('sends the events of both parcels to the account’s webhooks', async () => {
    const hook = {
      url: 'https://shop.example.com/hook',
      mode: 'live',
      events: ['order.placed', 'parcel.moved', 'parcel.choice_made'],
    };
    const { status, body } = await world().call('createWebhook', hook, { token: shop.token });
    expect(status, JSON.stringify(body)).toBe(200);
    const order = await returnedOrder();
    const { waybillNo } = (await send(wish(await tokenOf(order)))).body.data;
    const { db } = world().services;
    const rows = await db
      .selectFrom('outbox')
      .select(['waybill_no', 'payload'])
      .where('kind', '=', WEBHOOK_KIND)
      .execute();
    const events = rows.map(({ waybill_no, payload }) => ({ waybill_no, ...(JSON.parse(payload) as object) }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'order.placed', waybill_no: waybillNo }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'parcel.moved', waybill_no: waybillNo }));
    const data = expect.objectContaining({ choice: 'SEND_ON', madeBy: 'sender', sentOnAs: waybillNo });
    expect(events).toContainEqual(expect.objectContaining({ type: 'parcel.choice_made', data }));
    await world().call('deleteWebhook', { id: body.data.id }, { token: shop.token });
  });

  it('is one order, even if three requests arrive at once or one is repeated', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const count = await sentOrders();
    const responses = await Promise.all([1, 2, 3].map(() => send(wish(token))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await send(wish(token));
    expect(new Set([...responses, again].map(({ body }) => body.data.waybillNo)).size).toBe(1);
    expect((await send(wish(token, { receiver: newReceiver('Someone Else') }))).status).toBe(409);
    expect(await sentOrders()).toBe(count + 1);
    const { history } = await readOrder(order);
    expect(history.filter(({ state }) => state === 'SENT_ON')).toHaveLength(1);
  });

  it('competes with the other choices: the first one counts', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const { id, waybillNo } = order;
    const shelve = () => world().call('chooseReturn', { id, waybillNo, choice: 'SHELVE' }, { token: shop.token });
    const count = await sentOrders();
    const [shelveReply, sendReply] = await Promise.all([shelve(), send(wish(token))]);
    expect([shelveReply.status, sendReply.status].sort()).toEqual([200, 409]);
    expect(await sentOrders()).toBe(sendReply.status === 200 ? count + 1 : count);
    expect((await readOrder({ id })).state).toBe(sendReply.status === 200 ? 'SENT_ON' : 'SHELVED');
  });

  describe('is refused', () => {
    it('for a receiver in another country, and for mistakes, beside their fields', async () => {
      const token = await tokenOf(await returnedOrder());
      const abroad = await price(wish(token, { receiver: partySample('GH', 'Ama Serwaa') }));
      expect({ status: abroad.status, field: abroad.body.errors![0]!.field }).toEqual({
        status: 422,
        field: 'receiver.countryCode',
      });
      const wrong = await price(wish(token, { receiver: { ...newReceiver(), phone: '12', cityCode: 'nowhere' } }));
      expect(wrong.body.errors!.map(({ field }) => field).sort()).toEqual(['receiver.cityCode', 'receiver.phone']);
      const dollars = await price({ ...wish(token), cashOnDelivery: { currency: 'USD', minor: 100 } });
      expect(dollars.body.errors!.map(({ field }) => field)).toEqual(['cashOnDelivery.currency']);
    });

    it('in a market whose warehouse does not send on', async () => {
      const order = await returnedOrder('GH');
      expect(order.parcels[0]!.returned!.choices).toEqual(['SHELVE', 'DESTROY']);
      expect((await open(order)).status).toBe(409);
    });

    it('for other accounts and links, at a price that was not shown, and after the last day', async () => {
      const order = await returnedOrder();
      expect((await open(order, stranger)).status).toBe(404);
      const phoneTail = order.receiver.phone.slice(-4);
      const { token: tail } = (await world().call('openParcel', { waybillNo: order.waybillNo, phoneTail })).body.data;
      expect((await send(wish(tail))).status).toBe(403);
      await sendDueEntries(world());
      // Not every email has a link.
      const texts = world()
        .outbox()
        .filter(({ channel, text }) => channel === 'mail' && text.includes(order.waybillNo));
      const link = texts.flatMap(({ text }) => /\/r\/([a-z2-9]{9})/.exec(text)?.[1] ?? []).at(-1)!;
      expect((await world().call('readParcelOfLink', { token: link })).body.data.returned.choices).toEqual([
        'SHELVE',
        'DESTROY',
      ]);
      expect((await send(wish(link))).status).toBe(403);
      expect((await send(wish('zzzzzzzzz'))).status).toBe(422);

      const token = await tokenOf(order);
      const quoteToken = (await price(wish(token))).body.data.token;
      const near = {
        ...partySample('KE', 'Wanjiku Kamau'),
        cityCode: 'KE-30-NAIROBI',
        provinceCode: 'KE-30',
        areaCode: '',
      };
      expectError(await send(wish(token, { receiver: near, quoteToken })), 'quoteChanged');

      world().pass(11 * DAY_MS);
      shop.token = await openPersonSession(world(), shop.userId);
      await sendDueEntries(world());
      expect((await open(order)).status).toBe(409);
      expect((await readOrder(order)).state).toBe('DESTROYED');
    });
  });

  it('is in the exported data, and its order starts at another address than the first', async () => {
    const order = await returnedOrder();
    const { id, waybillNo } = (await send(wish(await tokenOf(order)))).body.data;
    const { body } = await world().call('exportAccountData', {}, { token: shop.token });
    const parcels = body.data.orders.flatMap(
      (each: { parcels: { waybillNo: string; returned: unknown }[] }) => each.parcels,
    );
    expect(parcels.find((each: { waybillNo: string }) => each.waybillNo === order.waybillNo).returned).toMatchObject({
      choice: 'SEND_ON',
      sentOnAs: waybillNo,
    });
    const { input } = await world()
      .services.db.selectFrom('orders')
      .select('input')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ORDER_INPUT.read(input).sender.street).not.toBe(order.sender.street);
  });
});
