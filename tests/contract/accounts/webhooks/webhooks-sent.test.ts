import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { webhookBody } from '@/lib/contract/developers/webhook-events';
import { WEBHOOK_EVENTS } from '@/lib/contract/developers/webhook-types';
import { COLLECTED_COLUMN } from '@/lib/server/platform/db/tables/collection-tables';
import { DELIVERY_RETENTION_DAYS } from '@/lib/market/limits';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { domesticOrder, insertPlaces, internationalOrder } from '../../support/order-samples';
import { createLinkTo, placeParcelWithLink } from '../../support/steps/receiver-steps';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { openWebhookReceiver, receiverSteps, type WebhookReceiver } from '../../support/services/webhook-receiver';
import { codeIn, lastMessage } from '../../support/steps/account-steps';
import { webhookSteps } from '../../support/steps/webhook-steps';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { deliverParcel, orderWithCollection, payOut } from '../../support/steps/collection-steps';

/** Number of deliveries on a page of listWebhookDeliveries. */
const PAGE_SIZE = 50;

onEachDatabase('an event sent to a webhook', (world) => {
  let ama: Person;
  let shop: WebhookReceiver;
  const { callAsOwner, create, deliveries, test, place, waitForAttempts } = webhookSteps(world, () => ama);
  beforeAll(() => insertPlaces(world()));
  beforeEach(async () => {
    ama = await signUp(world());
    shop = await openWebhookReceiver();
  });
  afterEach(() => shop.close());
  const { waitForRequests, headersOf, signedBy } = receiverSteps(() => shop);
  it('is signed according to Standard Webhooks, in the webhook’s language', async () => {
    const { id, secret } = await create(shop.url, ['order.placed'], { language: 'fr' });
    const { tradeNo, waybillNo } = await place();
    await waitForRequests(1);
    const { text, body } = shop.received[0]!;
    const headers = headersOf(0);
    expect(signedBy(secret, 0)).toBe(true);
    expect(webhookBody('order.placed').parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ tradeNo, waybillNo, waybills: [waybillNo], isTest: false, place: 'Testzhou' });
    expect(body.data.description).toMatch(/^Envoi annoncé/);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'DuniaExpress-Webhooks/1.0' });
    expect(headers.cookie).toBeUndefined();
    const delivery = await waitForAttempts(id, 1);
    expect(delivery).toMatchObject({ id: headers['webhook-id'], type: 'order.placed', state: 'delivered', waybillNo });
    expect(delivery.attempts).toMatchObject([{ status: 204, reason: null }]);
    expect(JSON.parse(text)).toEqual(body);
  });

  it('names the HS code and the origin of each parcel of a placed order from abroad', async () => {
    await create(shop.url, ['order.placed']);
    const order = internationalOrder();
    const [parcel] = order.parcels;
    const parcels = [parcel, { ...parcel, hsCode: '6109.10', originCountry: 'vn' }];
    await callAsOwner('addInternationalOrder', { ...order, parcels });
    await callAsOwner('addDomesticOrder', domesticOrder());
    await waitForRequests(2);
    const placedOrders = shop.received.flatMap(({ body: { data } }) => ('customs' in data ? [data] : []));
    const customs = Object.fromEntries(placedOrders.map((data) => [data.kind, data.customs]));
    const abroad = [
      { hsCode: null, originCountry: 'CN' },
      { hsCode: '610910', originCountry: 'VN' },
    ];
    expect(customs).toEqual({ international: abroad, domestic: [] });
  });

  it('is verified by the library unchanged', async () => {
    const fresh = await openWebhookReceiver();
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

  it('reports every scan of a parcel in order, with its result', async () => {
    const { id } = await create(shop.url, WEBHOOK_EVENTS);
    const { waybillNo } = await place();
    await waitForRequests(1);
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'CUSTOMS_HELD', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    const rows = codes.map((code, index) =>
      scanRow(waybillNo, code, start + index * MINUTE_MS, code === 'CUSTOMS_HELD' ? { reason: 'DUTY' } : {}),
    );
    await importScanRows(world(), ...rows.toReversed());
    await waitForRequests(8);
    const eventCodes = shop.received.slice(1).map(({ body: { type, data } }) => [type, data.code, data.emsevt]);
    expect(eventCodes).toEqual([
      ['parcel.moved', 'PICKED_UP', 'EMA'],
      ['parcel.moved', 'CUSTOMS_HELD', 'EME'],
      ['parcel.moved', 'OUT_FOR_DELIVERY', 'EDG'],
      ['parcel.moved', 'DELIVERY_FAILED', 'EMH'],
      ['parcel.failed', 'DELIVERY_FAILED', 'EMH'],
      ['parcel.moved', 'RETURNED', null],
      ['parcel.returned', 'RETURNED', null],
    ]);
    for (const { body } of shop.received) expect(webhookBody(body.type).parse(body)).toEqual(body);
    // A scan that is imported twice is sent once.
    await importScanRows(world(), ...rows);
    await sendDueEntries(world());
    expect(shop.received.length).toBe(8);
    expect(await deliveries(id)).toHaveLength(8);
  });

  it('includes the details that an order waited for, without their values', async () => {
    await create(shop.url, ['order.details_given']);
    const order = { ...internationalOrder('TR'), importer: 'individual', receiverCompletes: true };
    const { body } = await world().call('addInternationalOrder', order, { token: ama.token });
    const { id, waybillNo } = body.data;
    expect(body.data.waitsFor).toEqual(['turkishId']);
    const link = await world().call('createReceiverLink', { id }, { token: ama.token });
    const details = { identityNo: '10000000146' };
    const token = link.body.data.url.split('/').at(-1)!;
    expect((await world().call('giveReceiverDetails', { token, details })).status).toBe(200);
    // A correction is not a new event.
    await world().call('giveReceiverDetails', { token, details });
    await waitForRequests(1);
    const [delivery] = shop.received;
    expect(webhookBody('order.details_given').parse(delivery!.body)).toEqual(delivery!.body);
    expect(delivery!.body.data).toMatchObject({ waybillNo, waybills: [waybillNo], details: ['turkishId'] });
    expect(delivery!.text).not.toContain(details.identityNo);
    await sendDueEntries(world());
    expect(shop.received).toHaveLength(1);
  });

  it('reports a collected amount until its payout', async () => {
    await create(shop.url, ['cod.collected', 'cod.paid']);
    const { waybillNo } = await callAsOwner('addInternationalOrder', orderWithCollection(50_000));
    await deliverParcel(world(), waybillNo);
    const later = world().services.now();
    await importScanRows(
      world(),
      scanRow(waybillNo, 'SIGNED', later, { collected: COLLECTED_COLUMN.write({ currency: 'GHS', minor: 40_000 }) }),
    );
    const payoutId = await payOut(world(), ama.userId);
    await waitForRequests(3);
    const bodies = shop.received.map(({ body }) => webhookBody(body.type).parse(body));
    expect(bodies).toMatchObject([
      { type: 'cod.collected', data: { waybillNo, collected: { currency: 'GHS', minor: 50_000 } } },
      { type: 'cod.collected', data: { waybillNo, collected: { currency: 'GHS', minor: 40_000 } } },
      { type: 'cod.paid', data: { waybillNo, payoutId, bankReference: `BANK-${payoutId}` } },
    ]);
  });

  it('includes the delivery that an early scan reported, when the scans before it arrive', async () => {
    await create(shop.url, ['parcel.moved', 'parcel.delivered']);
    const { waybillNo } = await place();
    const start = world().services.now().getTime() - HOUR_MS;
    await importScanRows(world(), scanRow(waybillNo, 'PICKED_UP', start));
    await importScanRows(world(), scanRow(waybillNo, 'SIGNED', start + 2 * MINUTE_MS));
    await importScanRows(world(), scanRow(waybillNo, 'OUT_FOR_DELIVERY', start + MINUTE_MS));
    await waitForRequests(4);
    const eventCodes = shop.received.map(({ body: { type, data } }) => [type, data.code]);
    expect(eventCodes).toEqual([
      ['parcel.moved', 'PICKED_UP'],
      ['parcel.moved', 'SIGNED'],
      ['parcel.moved', 'OUT_FOR_DELIVERY'],
      ['parcel.delivered', 'SIGNED'],
    ]);
  });

  it('includes choices of receiver and sender, without names and notes', async () => {
    await create(shop.url, ['parcel.choice_made', 'parcel.delivered']);
    const parcel = await placeParcelWithLink(world(), ama);
    const note = { kind: 'note', presets: [], landmark: 'Beside the old cinema', text: 'Green door' };
    await world().call('giveInstruction', { token: parcel.token, version: 0, instruction: note });
    await waitForRequests(1);
    expect(shop.received[0]!.body.data).toMatchObject({
      choice: 'note',
      madeBy: 'receiver',
      waybillNo: parcel.waybillNo,
    });
    for (const secret of ['cinema', 'Green']) expect(shop.received[0]!.text).not.toContain(secret);

    const back = await placeParcelWithLink(world(), ama);
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    await importScanRows(
      world(),
      ...codes.map((code, index) => scanRow(back.waybillNo, code, start + index * MINUTE_MS)),
    );
    await world().call('chooseReturnByLink', { token: await createLinkTo(world(), back.waybillNo), choice: 'SHELVE' });
    await waitForRequests(2);
    expect(shop.received[1]!.body.data).toMatchObject({ choice: 'SHELVE', madeBy: 'receiver' });
  });

  it('matches the subscription and mode of each webhook, and belongs to its account only', async () => {
    const other = await openWebhookReceiver();
    await create(shop.url, ['order.placed'], { mode: 'test' });
    const key = (await callAsOwner('createApiKey', { name: 'Shop', mode: 'test', scopes: ['orders'] })).key;
    await place();
    const specimen = await world().call('addInternationalOrder', internationalOrder(), {
      authorization: `Bearer ${key}`,
    });
    ama = await signUp(world());
    await create(other.url, WEBHOOK_EVENTS);
    await sendDueEntries(world());
    expect(shop.received.map(({ body: { data } }) => [data.tradeNo, data.isTest])).toEqual([
      [specimen.body.data.tradeNo, true],
    ]);
    expect(other.received).toEqual([]);
    await other.close();
  });

  it.each(WEBHOOK_EVENTS)('has a sample of %s on the owner’s request', async (type) => {
    const { id } = await create(shop.url, ['parcel.returned'], { language: 'zh-CN' });
    await test(id, type);
    await waitForRequests(1);
    const { body } = shop.received[0]!;
    expect(webhookBody(type).parse(body)).toEqual(body);
    expect(body.data.isTest).toBe(true);
    expect(body.data.description).toMatch(/\p{Script=Han}/u);
  });

  it(`is listed by page for ${DELIVERY_RETENTION_DAYS} days`, async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    const sentCount = PAGE_SIZE + 3;
    for (let count = 0; count < sentCount; count += 1) await test(id);
    await sendDueEntries(world());
    const first = await callAsOwner('listWebhookDeliveries', { id });
    expect({ itemCount: first.items.length, days: first.days }).toEqual({
      itemCount: PAGE_SIZE,
      days: DELIVERY_RETENTION_DAYS,
    });
    const second = await callAsOwner('listWebhookDeliveries', { id, cursor: first.nextCursor });
    expect({ itemCount: second.items.length, nextCursor: second.nextCursor }).toEqual({
      itemCount: 3,
      nextCursor: null,
    });
    const ids = [...first.items, ...second.items].map((each: { id: string }) => each.id);
    expect(new Set(ids).size).toBe(sentCount);
    const { db } = world().services;
    const countRows = async () => [
      (await db.selectFrom('outbox').select('id').where('receiver', '=', id).execute()).length,
      (await db.selectFrom('webhook_attempts').select('at').where('entry_id', 'in', ids).execute()).length,
    ];
    const now = world().services.now().getTime();
    const sweepIn = (days: number) => sweepExpired({ db, now: () => new Date(now + days * DAY_MS) });
    await sweepIn(DELIVERY_RETENTION_DAYS - 1);
    expect(await countRows()).toEqual([sentCount, sentCount]);
    await sweepIn(DELIVERY_RETENTION_DAYS + 1);
    expect(await countRows()).toEqual([0, 0]);
  });

  it('is in the account’s export, and is gone or emptied with its webhook or account', async () => {
    const { id, secret } = await create(shop.url, ['parcel.moved']);
    await test(id);
    await waitForAttempts(id, 1);
    const { account } = await callAsOwner('exportAccountData', {});
    expect(account.webhooks).toMatchObject([
      { url: shop.url, deliveries: [{ state: 'delivered', attempts: [{ status: 204 }] }] },
    ]);
    expect(JSON.stringify(account)).not.toContain(secret.slice(6));
    expect(account.messages.filter(({ kind }: { kind: string }) => kind === 'webhook')).toEqual([]);
    const { db } = world().services;
    const entriesOf = (webhook: string) =>
      db.selectFrom('outbox').selectAll().where('receiver', '=', webhook).execute();
    expect(await entriesOf(id)).toHaveLength(1);
    await callAsOwner('deleteWebhook', { id });
    expect(await entriesOf(id)).toEqual([]);
    const { id: another } = await create(shop.url, ['parcel.moved']);
    await test(another);
    await waitForAttempts(another, 1);
    expect(await entriesOf(another)).toMatchObject([{ user_id: ama.userId }]);
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', ama.userId)
      .executeTakeFirstOrThrow();
    await callAsOwner('sendCloseCode', {});
    const verifyCode = codeIn(lastMessage(world(), email!)?.text);
    await callAsOwner('closeAccount', { account: email, countryCode: 'GH', password: '', verifyCode });
    expect(await entriesOf(another)).toMatchObject([{ payload: '{}', user_id: null }]);
    expect(await db.selectFrom('webhooks').select('id').where('id', '=', another).execute()).toEqual([]);
  });
});
