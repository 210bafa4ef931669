import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { insertPlaces } from '../../support/order-samples';
import { passWithSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { openWebhookReceiver, receiverSteps, type WebhookReceiver } from '../../support/services/webhook-receiver';
import { webhookSteps } from '../../support/steps/webhook-steps';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('an event that the webhook does not accept at once', (world) => {
  let ama: Person;
  let shop: WebhookReceiver;
  const { callAsOwner, create, deliveries, test, view, place, waitForAttempts } = webhookSteps(world, () => ama);
  beforeAll(() => insertPlaces(world()));
  beforeEach(async () => {
    ama = await signUp(world());
    shop = await openWebhookReceiver();
  });
  afterEach(() => shop.close());
  const { waitForRequests, headersOf, signedBy } = receiverSteps(() => shop);
  const pass = (milliseconds: number) => passWithSession(world(), ama, milliseconds);

  it('is sent again after growing pauses until accepted, with one id', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.respondWith(500);
    await test(id);
    const first = await waitForAttempts(id, 1);
    expect(first).toMatchObject({ state: 'waiting', attempts: [{ status: 500, reason: 'HTTP 500' }] });
    for (const [count, seconds] of [5, 300, 1800, 7200].entries()) {
      const { nextAttemptAt, attempts } = await waitForAttempts(id, count + 1);
      const pause = (Date.parse(nextAttemptAt!) - Date.parse(attempts.at(-1)!.at)) / 1000;
      expect(pause).toBeGreaterThanOrEqual(seconds - 1);
      expect(pause).toBeLessThan(seconds * 1.1 + 10);
      await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
      await waitForAttempts(id, count + 2);
    }
    expect((await view(id)).failingSince).not.toBeNull();
    shop.respondWith(200);
    const { nextAttemptAt } = (await deliveries(id))[0]!;
    await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
    expect((await waitForAttempts(id, 6)).state).toBe('delivered');
    expect(new Set(shop.received.map(({ headers, text }) => `${headers['webhook-id'] as string} ${text}`)).size).toBe(
      1,
    );
    expect(await view(id)).toMatchObject({ isOn: true, failingSince: null });
  });

  it('preserves the order of a parcel while another parcel continues', async () => {
    await create(shop.url, ['parcel.moved']);
    const [one, other] = [await place(), await place()];
    // The status does not mean that the server is down: it rejects only this event.
    shop.respondWith((response, { body: { data } }) => {
      const isRefused = data.waybillNo === one.waybillNo && data.code === 'PICKED_UP';
      response.writeHead(isRefused ? 400 : 204).end();
    });
    const start = world().services.now().getTime() - HOUR_MS;
    const rows = [one, other].flatMap(({ waybillNo }) =>
      (['PICKED_UP', 'DEPARTED_HUB'] as const).map((code, index) =>
        scanRow(waybillNo, code, start + index * MINUTE_MS),
      ),
    );
    await importScanRows(world(), ...rows);
    await waitForRequests(3);
    const codes = ({ waybillNo }: { waybillNo: string }) =>
      shop.received.flatMap(({ body: { data } }) => (data.waybillNo === waybillNo ? [data.code] : []));
    expect({ one: codes(one), other: codes(other) }).toEqual({
      one: ['PICKED_UP'],
      other: ['PICKED_UP', 'DEPARTED_HUB'],
    });
    // A later import waits behind the refused events.
    await importScanRows(world(), scanRow(one.waybillNo, 'ARRIVED_LOCAL_HUB', start + HOUR_MS / 2));
    shop.respondWith(204);
    await pass(10_000);
    await waitForRequests(6);
    expect(codes(one)).toEqual(['PICKED_UP', 'PICKED_UP', 'DEPARTED_HUB', 'ARRIVED_LOCAL_HUB']);
  });

  it('waits when its server has refused every event, as if it were down', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.respondWith(404);
    const parcels = [];
    for (let count = 0; count < 21; count += 1) parcels.push(await place());
    const start = world().services.now().getTime() - HOUR_MS;
    await importScanRows(world(), ...parcels.map(({ waybillNo }) => scanRow(waybillNo, 'PICKED_UP', start)));
    await waitForRequests(21);
    await sendDueEntries(world());
    // Neither the new event nor the refused ones are sent: the server gets a pause of five minutes.
    await importScanRows(world(), scanRow((await place()).waybillNo, 'PICKED_UP', start));
    await pass(MINUTE_MS);
    await sendDueEntries(world());
    expect(shop.received).toHaveLength(21);
    expect((await view(id)).failingSince).not.toBeNull();
    shop.respondWith(204);
    await pass(6 * MINUTE_MS);
    await waitForRequests(43);
    expect(await view(id)).toMatchObject({ isOn: true, failingSince: null });
  });

  it('is not sent after its webhook is off, although a slow server holds the turn', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.respondWith((response) => void setTimeout(600).then(() => response.writeHead(204).end()));
    const { waybillNo } = await place();
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'DEPARTED_HUB', 'PICKED_UP', 'DEPARTED_HUB', 'PICKED_UP', 'DEPARTED_HUB'] as const;
    await importScanRows(world(), ...codes.map((code, index) => scanRow(waybillNo, code, start + index * MINUTE_MS)));
    await waitForRequests(1);
    await callAsOwner('changeWebhook', { id, isOn: false });
    // All six requests would take 3.6 seconds.
    await setTimeout(4000);
    expect(shop.received.length).toBeLessThanOrEqual(3);
  });

  it('waits while its server is down, and is sent at once when it responds', async () => {
    const { id } = await create(shop.url, ['order.placed', 'parcel.moved']);
    shop.respondWith(503);
    await test(id);
    await waitForAttempts(id, 1);
    await pass(6000);
    await waitForAttempts(id, 2);
    for (let count = 0; count < 3; count += 1) await place();
    await sendDueEntries(world());
    expect(shop.received.length).toBe(2);
    shop.respondWith(204);
    await pass(6 * MINUTE_MS);
    await waitForRequests(6);
  });

  it('switches the webhook off after three days and notifies its owner', async () => {
    const { id } = await create(shop.url, ['order.placed', 'parcel.moved']);
    shop.respondWith(500);
    await test(id);
    await waitForAttempts(id, 1);
    for (let count = 2; count <= 10; count += 1) {
      const { nextAttemptAt } = (await deliveries(id))[0]!;
      await pass(Date.parse(nextAttemptAt!) - world().services.now().getTime() + 1000);
      await waitForAttempts(id, count);
      await sendDueEntries(world());
    }
    const off = await view(id);
    expect(off).toMatchObject({ isOn: false, offReason: 'failing' });
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null });
    const lasted = Date.parse(off.offAt!) - Date.parse(off.failingSince!);
    expect(lasted).toBeGreaterThanOrEqual(3 * DAY_MS);
    const mails = world()
      .outbox()
      .filter(({ subject }) => /webhook is off/.test(subject));
    expect(mails.filter(({ text }) => text.includes(shop.url))).toHaveLength(1);
    await place();
    await sendDueEntries(world());
    expect(await deliveries(id)).toHaveLength(1);

    // Dropped events can be sent again after the webhook is turned on again.
    const refusal = await world().call('replayWebhookDelivery', { id, deliveryId: delivery!.id }, { token: ama.token });
    expectRefusal(refusal, 409, ERRORS.webhookOff.code);
    shop.respondWith(204);
    await callAsOwner('changeWebhook', { id, isOn: true });
    await callAsOwner('replayWebhookDelivery', { id, deliveryId: delivery!.id });
    expect((await waitForAttempts(id, 11)).state).toBe('delivered');
    expect(shop.received.at(-1)!.headers['webhook-id']).toBe(delivery!.id);
  }, 60_000);

  it('ends at 410 with all waiting events', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    shop.respondWith((response) => void setTimeout(300).then(() => response.writeHead(410).end()));
    const { waybillNo } = await place();
    const start = world().services.now().getTime() - HOUR_MS;
    await importScanRows(
      world(),
      scanRow(waybillNo, 'PICKED_UP', start),
      scanRow(waybillNo, 'DEPARTED_HUB', start + 1000),
    );
    await vi.waitFor(async () => expect((await view(id)).offReason).toBe('gone'), 5000);
    await sendDueEntries(world());
    expect(shop.received.length).toBe(1);
    expect((await deliveries(id)).map(({ state }) => state).toSorted()).toEqual(['dropped', 'failed']);
  });

  it('is sent again unchanged on its owner’s request', async () => {
    const { id } = await create(shop.url, ['parcel.moved']);
    const { id: deliveryId } = await test(id);
    await waitForRequests(1);
    await waitForAttempts(id, 1);
    await sendDueEntries(world());
    await callAsOwner('changeWebhook', { id, language: 'tr' });
    await callAsOwner('replayWebhookDelivery', { id, deliveryId });
    await waitForRequests(2);
    expect(shop.received[1]!.text).toBe(shop.received[0]!.text);
    expect(headersOf(1)['webhook-id']).toBe(deliveryId);
    expect((await waitForAttempts(id, 2)).attempts.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('is signed with both secrets for a day after a replacement', async () => {
    const { id, secret: old } = await create(shop.url, ['parcel.moved']);
    const { secret, oldSecretUntil } = await callAsOwner('rotateWebhookSecret', { id });
    expect(Date.parse(oldSecretUntil) - world().services.now().getTime()).toBeGreaterThan(23 * HOUR_MS);
    await test(id);
    await waitForRequests(1);
    expect({ old: signedBy(old, 0), new: signedBy(secret, 0) }).toEqual({ old: true, new: true });
    await pass(25 * HOUR_MS);
    await test(id);
    await waitForRequests(2);
    expect({ old: signedBy(old, 1), new: signedBy(secret, 1) }).toEqual({ old: false, new: true });
    expect((await view(id)).oldSecretUntil).toBeNull();
  });
});
