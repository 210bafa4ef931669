import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { webhookBody } from '@/lib/contract/webhook-events';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhook-types';
import { ERRORS } from '@/lib/contract/error-codes';
import { sweepExpired } from '@/lib/server/sweep';
import { insertPlaces, internationalOrder } from './order-samples';
import { linkTo, placeLinked } from './receiver-steps';
import { signIn, signUp, type Person } from './people';
import { scanRow, takeIn } from './scan-rows';
import { openReceiver, type Receiver } from './webhook-receiver';
import { webhookSteps } from './webhook-steps';
import { onEachDatabase, sendDue } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

onEachDatabase('what webhooks are told', (world) => {
  let ama: Person;
  let shop: Receiver;
  const { ask, create, deliveries, test, view, place, attempted } = webhookSteps(world, () => ama);
  beforeAll(() => insertPlaces(world()));
  beforeEach(async () => {
    ama = await signUp(world());
    shop = await openReceiver();
  });
  afterEach(() => shop.close());
  const told = (count: number) =>
    vi.waitFor(() => expect(shop.received.length).toBe(count), { timeout: 5000, interval: 20 });
  const headersOf = (index: number) => shop.received[index]!.headers as Record<string, string>;
  const signedBy = (secret: string, index: number) => {
    const { text } = shop.received[index]!;
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headersOf(index);
    return signature!.split(' ').includes(new Webhook(secret).sign(id!, new Date(Number(at) * 1000), text));
  };
  /** Later, with a session that lives then. */
  async function pass(milliseconds: number) {
    world().pass(milliseconds);
    ama.token = await signIn(world(), ama.userId);
  }

  it('is signed as Standard Webhooks says, in the webhook’s language', async () => {
    const { id, secret } = await create(shop.url, ['order.placed'], { language: 'fr' });
    const { tradeNo, waybillNo } = await place();
    await told(1);
    const { text, body } = shop.received[0]!;
    const headers = headersOf(0);
    expect(signedBy(secret, 0)).toBe(true);
    expect(webhookBody('order.placed').parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ tradeNo, waybillNo, waybills: [waybillNo], isTest: false, place: 'Testzhou' });
    expect(body.data.description).toMatch(/commande/i);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'DuniaExpress-Webhooks/1.0' });
    expect(headers.cookie).toBeUndefined();
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ id: headers['webhook-id'], type: 'order.placed', state: 'delivered', waybillNo });
    expect(delivery!.attempts).toMatchObject([{ status: 204, reason: null }]);
    expect(JSON.parse(text)).toEqual(body);
  });

  it('is verified by the library as it comes', async () => {
    const fresh = await openReceiver();
    const { id, secret } = await create(fresh.url, ['parcel.moved']);
    await test(id);
    await vi.waitFor(() => expect(fresh.received.length).toBe(1), 5000);
    const { text, headers } = fresh.received[0]!;
    const skew = world().services.now().getTime() - Date.now();
    vi.useFakeTimers({ now: Date.now() + skew, toFake: ['Date'] });
    try {
      expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(JSON.parse(text));
      expect(() => new Webhook(secret).verify(`${text} `, headers as Record<string, string>)).toThrow();
    } finally {
      vi.useRealTimers();
    }
    await fresh.close();
  });

  it('is every scan of a parcel, in order, and what it led to', async () => {
    const { id } = await create(shop.url, WEBHOOK_EVENTS);
    const { waybillNo } = await place();
    await told(1);
    const start = world().services.now().getTime() - HOUR;
    const codes = ['PICKED_UP', 'CUSTOMS_HELD', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    const rows = codes.map((code, index) =>
      scanRow(waybillNo, code, start + index * MINUTE, code === 'CUSTOMS_HELD' ? { reason: 'DUTY' } : {}),
    );
    await takeIn(world(), ...rows.toReversed());
    await told(8);
    const said = shop.received.slice(1).map(({ body: { type, data } }) => [type, data.code, data.emsevt]);
    expect(said).toEqual([
      ['parcel.moved', 'PICKED_UP', 'EMA'],
      ['parcel.moved', 'CUSTOMS_HELD', 'EME'],
      ['parcel.moved', 'OUT_FOR_DELIVERY', 'EDG'],
      ['parcel.moved', 'DELIVERY_FAILED', 'EMH'],
      ['parcel.failed', 'DELIVERY_FAILED', 'EMH'],
      ['parcel.moved', 'RETURNED', null],
      ['parcel.returned', 'RETURNED', null],
    ]);
    for (const { body } of shop.received) expect(webhookBody(body.type).parse(body)).toEqual(body);
    // Taken in twice, it is told once.
    await takeIn(world(), ...rows);
    await sendDue(world());
    expect(shop.received.length).toBe(8);
    expect(await deliveries(id)).toHaveLength(8);
  });

  it('is a choice of the receiver and of the sender, without names and notes', async () => {
    await create(shop.url, ['parcel.choice_made', 'parcel.delivered']);
    const parcel = await placeLinked(world(), ama);
    const note = { kind: 'note', presets: [], landmark: 'Beside the old cinema', text: 'Green door' };
    await world().call('giveInstruction', { token: parcel.token, version: 0, instruction: note });
    await told(1);
    expect(shop.received[0]!.body.data).toMatchObject({
      choice: 'note',
      madeBy: 'receiver',
      waybillNo: parcel.waybillNo,
    });
    for (const secret of ['cinema', 'Green']) expect(shop.received[0]!.text).not.toContain(secret);

    const back = await placeLinked(world(), ama);
    const start = world().services.now().getTime() - HOUR;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    await takeIn(world(), ...codes.map((code, index) => scanRow(back.waybillNo, code, start + index * MINUTE)));
    await world().call('chooseReturnByLink', { token: await linkTo(world(), back.waybillNo), choice: 'SHELVE' });
    await told(2);
    expect(shop.received[1]!.body.data).toMatchObject({ choice: 'SHELVE', madeBy: 'receiver' });
  });

  it('is what each webhook wants, of its mode, and nobody else’s', async () => {
    const other = await openReceiver();
    const { userId } = ama;
    await create(shop.url, ['order.placed'], { mode: 'test' });
    const key = (await ask('createApiKey', { name: 'Shop', mode: 'test', scopes: ['orders'] })).key;
    await place();
    const specimen = await world().call('addInternationalOrder', internationalOrder(), {
      authorization: `Bearer ${key}`,
    });
    ama = await signUp(world());
    await create(other.url, WEBHOOK_EVENTS);
    await sendDue(world());
    expect(shop.received.map(({ body: { data } }) => [data.tradeNo, data.isTest])).toEqual([
      [specimen.body.data.tradeNo, true],
    ]);
    expect(other.received).toEqual([]);
    expect(userId).not.toBe(ama.userId);
    await other.close();
  });

  it.each(WEBHOOK_EVENTS)('is a sample of %s when its owner asks for one', async (type) => {
    const { id } = await create(shop.url, ['parcel.returned'], { language: 'zh-CN' });
    await test(id, type);
    await told(1);
    const { body } = shop.received[0]!;
    expect(webhookBody(type).parse(body)).toEqual(body);
    expect(body.data.isTest).toBe(true);
    expect(body.data.description).toMatch(/\p{Script=Han}/u);
  });

  it('comes again after growing pauses until it is taken, under one id', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.answer(500);
    await test(id);
    const first = await attempted(id, 1);
    expect(first).toMatchObject({ state: 'waiting', attempts: [{ status: 500, reason: 'HTTP 500' }] });
    for (const [count, seconds] of [5, 300, 1800, 7200].entries()) {
      await vi.waitFor(async () => expect((await deliveries(id))[0]!.nextAttemptAt).not.toBeNull());
      const { nextAttemptAt, attempts } = await attempted(id, count + 1);
      const pause = (Date.parse(nextAttemptAt!) - Date.parse(attempts.at(-1)!.at)) / 1000;
      expect(pause).toBeGreaterThanOrEqual(seconds - 1);
      expect(pause).toBeLessThan(seconds * 1.1 + 10);
      await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
      await attempted(id, count + 2);
    }
    expect((await view(id)).failingSince).not.toBeNull();
    shop.answer(200);
    const { nextAttemptAt } = (await deliveries(id))[0]!;
    await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
    expect((await attempted(id, 6)).state).toBe('delivered');
    expect(new Set(shop.received.map(({ headers, text }) => `${headers['webhook-id'] as string} ${text}`)).size).toBe(
      1,
    );
    expect(await view(id)).toMatchObject({ isOn: true, failingSince: null });
  });

  it('keeps the order of a parcel while another parcel goes on', async () => {
    await create(shop.url, ['parcel.moved']);
    const [one, other] = [await place(), await place()];
    // Not one that says its server is down: only this event is refused.
    shop.answer((response, { body: { data } }) => {
      const refused = data.waybillNo === one.waybillNo && data.code === 'PICKED_UP';
      response.writeHead(refused ? 400 : 204).end();
    });
    const start = world().services.now().getTime() - HOUR;
    const rows = [one, other].flatMap(({ waybillNo }) =>
      (['PICKED_UP', 'DEPARTED_HUB'] as const).map((code, index) => scanRow(waybillNo, code, start + index * MINUTE)),
    );
    await takeIn(world(), ...rows);
    await told(3);
    const codes = ({ waybillNo }: { waybillNo: string }) =>
      shop.received.flatMap(({ body: { data } }) => (data.waybillNo === waybillNo ? [data.code] : []));
    expect([codes(one), codes(other)]).toEqual([['PICKED_UP'], ['PICKED_UP', 'DEPARTED_HUB']]);
    // A later import waits behind them.
    await takeIn(world(), scanRow(one.waybillNo, 'ARRIVED_LOCAL_HUB', start + HOUR / 2));
    shop.answer(204);
    await pass(10_000);
    await told(6);
    expect(codes(one)).toEqual(['PICKED_UP', 'PICKED_UP', 'DEPARTED_HUB', 'ARRIVED_LOCAL_HUB']);
  });

  it('waits together while its server is down, and comes at once when it answers again', async () => {
    const { id } = await create(shop.url, ['order.placed', 'parcel.moved']);
    shop.answer(503);
    await test(id);
    await attempted(id, 1);
    await pass(6000);
    await attempted(id, 2);
    await vi.waitFor(async () => expect((await deliveries(id))[0]!.nextAttemptAt).not.toBeNull());
    for (let count = 0; count < 3; count += 1) await place();
    await sendDue(world());
    expect(shop.received.length).toBe(2);
    shop.answer(204);
    await pass(6 * MINUTE);
    await told(6);
  });

  it('turns the webhook off after three days, and its owner is told', async () => {
    const { id } = await create(shop.url, ['order.placed', 'parcel.moved']);
    shop.answer(500);
    await test(id);
    await attempted(id, 1);
    for (let count = 2; count <= 10; count += 1) {
      const { nextAttemptAt } = (await deliveries(id))[0]!;
      await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
      await attempted(id, count);
      await sendDue(world());
    }
    const off = await view(id);
    expect(off).toMatchObject({ isOn: false, offReason: 'failing' });
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null });
    const lasted = Date.parse(off.offAt!) - Date.parse(off.failingSince!);
    expect(lasted).toBeGreaterThanOrEqual(3 * DAY);
    const mails = world()
      .outbox()
      .filter(({ subject }) => /webhook is off/.test(subject));
    expect(mails.map(({ text }) => text.includes(shop.url))).toContain(true);
    await place();
    await sendDue(world());
    expect(await deliveries(id)).toHaveLength(1);

    // Turned on again, what was given up can be sent again.
    const refused = await world().call('replayWebhookDelivery', { id, deliveryId: delivery!.id }, { token: ama.token });
    expect([refused.status, refused.body.code]).toEqual([409, ERRORS.webhookOff.code]);
    shop.answer(204);
    await ask('changeWebhook', { id, isOn: true });
    await ask('replayWebhookDelivery', { id, deliveryId: delivery!.id });
    expect((await attempted(id, 11)).state).toBe('delivered');
    expect(shop.received.at(-1)!.headers['webhook-id']).toBe(delivery!.id);
  }, 60_000);

  it('ends at 410, with what waits', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.answer((response) => setTimeout(() => response.writeHead(410).end(), 300));
    const { waybillNo } = await place();
    const start = world().services.now().getTime() - HOUR;
    await takeIn(world(), scanRow(waybillNo, 'PICKED_UP', start), scanRow(waybillNo, 'DEPARTED_HUB', start + 1000));
    await vi.waitFor(async () => expect((await view(id)).offReason).toBe('gone'), 5000);
    await sendDue(world());
    expect(shop.received.length).toBe(1);
    expect((await deliveries(id)).map(({ state }) => state).toSorted()).toEqual(['dropped', 'failed']);
  });

  it('is sent again when its owner asks, as it was', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    const { id: deliveryId } = await test(id);
    await told(1);
    await attempted(id, 1);
    await sendDue(world());
    await ask('changeWebhook', { id, language: 'tr' });
    await ask('replayWebhookDelivery', { id, deliveryId });
    await told(2);
    expect(shop.received[1]!.text).toBe(shop.received[0]!.text);
    expect(headersOf(1)['webhook-id']).toBe(deliveryId);
    expect((await attempted(id, 2)).attempts.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('is signed by both secrets for a day after one was replaced', async () => {
    const { id, secret: old } = await create(shop.url, ['parcel.moved']);
    const { secret, oldSecretUntil } = await ask('rotateWebhookSecret', { id });
    expect(Date.parse(oldSecretUntil) - world().services.now().getTime()).toBeGreaterThan(23 * HOUR);
    await test(id);
    await told(1);
    expect([signedBy(old, 0), signedBy(secret, 0)]).toEqual([true, true]);
    await pass(25 * HOUR);
    await test(id);
    await told(2);
    expect([signedBy(old, 1), signedBy(secret, 1)]).toEqual([false, true]);
    expect((await view(id)).oldSecretUntil).toBeNull();
  });

  it('is listed a page at a time, for 30 days', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    for (let count = 0; count < 53; count += 1) await test(id);
    await sendDue(world());
    const first = await ask('listWebhookDeliveries', { id });
    expect([first.items.length, first.days]).toEqual([50, 30]);
    const second = await ask('listWebhookDeliveries', { id, cursor: first.nextCursor });
    expect([second.items.length, second.nextCursor]).toEqual([3, null]);
    const ids = [...first.items, ...second.items].map((each: { id: string }) => each.id);
    expect(new Set(ids).size).toBe(53);
    const { db } = world().services;
    const kept = async () => [
      (await db.selectFrom('outbox').select('id').where('receiver', '=', id).execute()).length,
      (await db.selectFrom('webhook_attempts').select('at').where('entry_id', 'in', ids).execute()).length,
    ];
    const now = world().services.now().getTime();
    const sweepIn = (days: number) => sweepExpired({ db, now: () => new Date(now + days * DAY) });
    await sweepIn(29);
    expect(await kept()).toEqual([53, 53]);
    await sweepIn(31);
    expect(await kept()).toEqual([0, 0]);
  });

  it('stands in the export of its account, and goes with it and with the webhook', async () => {
    const { id, secret } = await create(shop.url, ['parcel.moved']);
    await test(id);
    await attempted(id, 1);
    const { account } = await ask('exportAccountData', {});
    expect(account.webhooks).toMatchObject([
      { url: shop.url, deliveries: [{ state: 'delivered', attempts: [{ status: 204 }] }] },
    ]);
    expect(JSON.stringify(account)).not.toContain(secret.slice(6));
    expect(account.messages.filter(({ kind }: { kind: string }) => kind === 'webhook')).toEqual([]);
    const { db, now } = world().services;
    const entries = async () => db.selectFrom('outbox').select('id').where('receiver', '=', id).execute();
    expect(await entries()).toHaveLength(1);
    await ask('deleteWebhook', { id });
    expect(await entries()).toEqual([]);
    const { id: another } = await create(shop.url, ['parcel.moved']);
    await db.deleteFrom('sessions').where('user_id', '=', ama.userId).execute();
    await db.deleteFrom('users').where('id', '=', ama.userId).execute();
    expect(await db.selectFrom('webhooks').select('id').where('id', '=', another).execute()).toEqual([]);
    expect(now()).toBeInstanceOf(Date);
  });
});
