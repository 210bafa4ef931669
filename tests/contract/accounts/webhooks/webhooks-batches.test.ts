import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { webhookBody, type WebhookBody } from '@/lib/contract/developers/webhook-events';
import { insertPlaces } from '../../support/order-samples';
import { passWithSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { openWebhookReceiver, receiverSteps, type WebhookReceiver } from '../../support/services/webhook-receiver';
import { webhookSteps } from '../../support/steps/webhook-steps';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { endLeases, leaseWebhooks } from '@/lib/server/accounts/webhooks/webhook-lease-store';
import { dueEvents } from '@/lib/server/accounts/webhooks/event-queue-store';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';

const CODES = ['PICKED_UP', 'DEPARTED_HUB', 'ARRIVED_LOCAL_HUB'] as const;

type BatchedEvent = WebhookBody & { id: string };

onEachDatabase('a batch of events', (world) => {
  let ama: Person;
  let shop: WebhookReceiver;
  const { callAsOwner, create, deliveries, test, view, place, waitForAttempts } = webhookSteps(world, () => ama);
  const { waitForRequests, headersOf, signedBy } = receiverSteps(() => shop);
  beforeAll(() => insertPlaces(world()));
  beforeEach(async () => {
    ama = await signUp(world());
    shop = await openWebhookReceiver();
  });
  afterEach(() => shop.close());

  const eventsOf = (index: number) => shop.received[index]!.body as unknown as BatchedEvent[];
  const idsOf = (index: number) => eventsOf(index).map(({ id }) => id);
  const batched = (batchSize: number, more: Record<string, unknown> = {}) =>
    create(shop.url, ['parcel.moved'], { batchSize, ...more });
  const pass = (milliseconds: number) => passWithSession(world(), ama, milliseconds);
  /** Imports three scans of each parcel at once. Returns the parcels' numbers. */
  async function move(parcels: number): Promise<string[]> {
    const waybills: string[] = [];
    for (let count = 0; count < parcels; count += 1) waybills.push((await place()).waybillNo);
    const start = world().services.now().getTime() - HOUR_MS;
    const scans = CODES.flatMap((code, step) =>
      waybills.map((waybill) => scanRow(waybill, code, start + step * MINUTE_MS)),
    );
    await importScanRows(world(), ...scans);
    return waybills;
  }
  /** Events that the receiver accepted, each once, by parcel in the order of their first arrival. */
  function acceptedEvents(requests: readonly number[]): Record<string, string[]> {
    const ids = new Set<string>();
    const codes: Record<string, string[]> = {};
    for (const { id, data } of requests.flatMap(eventsOf)) {
      if (ids.has(id)) continue;
      ids.add(id);
      (codes[data.waybillNo] ??= []).push(String(data.code));
    }
    return codes;
  }

  it('carries all waiting events of a webhook under one signature', async () => {
    const { id, secret, batchSize, batchFormat } = await batched(10);
    expect({ batchSize, batchFormat }).toEqual({ batchSize: 10, batchFormat: 'events' });
    const [waybill, other] = await move(2);
    await waitForRequests(1);
    expect(signedBy(secret, 0)).toBe(true);
    expect(headersOf(0)).toMatchObject({ 'content-type': 'application/json' });
    for (const { id: _, ...event } of eventsOf(0)) expect(webhookBody('parcel.moved').parse(event)).toEqual(event);
    expect(acceptedEvents([0])).toEqual({ [waybill!]: CODES, [other!]: CODES });
    await sendDueEntries(world());
    const list = await deliveries(id);
    expect(list.map((each) => each.id).toSorted()).toEqual(idsOf(0).toSorted());
    for (const { state, attempts } of list)
      expect({ state, attempts }).toMatchObject({ state: 'delivered', attempts: [{ status: 204, events: 6 }] });
  });

  it('has at most the wanted number of events, and may have one', async () => {
    await batched(4);
    await move(3);
    await waitForRequests(3);
    expect([0, 1, 2].map((index) => eventsOf(index).length)).toEqual([4, 4, 1]);
    expect(new Set([0, 1, 2].map((index) => headersOf(index)['webhook-id'])).size).toBe(3);
  });

  it('may be of CloudEvents', async () => {
    const { id, secret } = await batched(10, { batchFormat: 'cloudevents' });
    const { id: deliveryId } = await test(id);
    await waitForRequests(1);
    expect(headersOf(0)['content-type']).toBe('application/cloudevents-batch+json');
    expect(signedBy(secret, 0)).toBe(true);
    const [event] = eventsOf(0) as unknown as Record<string, unknown>[];
    expect(event).toMatchObject({
      specversion: '1.0',
      id: deliveryId,
      source: `/webhooks/${id}`,
      type: 'parcel.moved',
    });
    expect(new Date(event!.time as string).toISOString()).toBe(event!.time);
    expect(Object.keys(event!).every((name) => /^[a-z0-9]{1,20}$/.test(name))).toBe(true);
  });

  it('is repeated whole under the same id, and split after the second failure', async () => {
    const { id } = await batched(10);
    shop.respondWith(500);
    await move(2);
    await waitForRequests(1);
    await waitForAttempts(id, 1);
    expect((await view(id)).failingSince).not.toBeNull();
    await pass(6000);
    await waitForRequests(2);
    expect(headersOf(1)['webhook-id']).toBe(headersOf(0)['webhook-id']);
    expect(shop.received[1]!.text).toBe(shop.received[0]!.text);
    await waitForAttempts(id, 2);
    shop.respondWith(204);
    await pass(6000);
    await waitForRequests(4);
    expect([2, 3].map((index) => eventsOf(index).length)).toEqual([3, 3]);
    expect([...idsOf(2), ...idsOf(3)].toSorted()).toEqual(idsOf(0).toSorted());
    expect(Object.values(acceptedEvents([2, 3]))).toEqual([CODES, CODES]);
    await sendDueEntries(world());
    for (const { state, attempts } of await deliveries(id))
      expect({ state, statuses: attempts.map(({ status }) => status) }).toEqual({
        state: 'delivered',
        statuses: [500, 500, 204],
      });
    expect((await view(id)).failingSince).toBeNull();
  });

  it('is split until only the events of one parcel wait', async () => {
    const { id } = await batched(500);
    let refusedId: string | null = null;
    const replies: number[] = [];
    shop.respondWith((response, { body }) => {
      const isRefused = (body as unknown as BatchedEvent[]).some(
        ({ data }) => data.waybillNo === refusedId && data.code === 'DEPARTED_HUB',
      );
      replies.push(isRefused ? 400 : 204);
      response.writeHead(replies.at(-1)!).end();
    });
    const waybills: string[] = [];
    for (let count = 0; count < 5; count += 1) waybills.push((await place()).waybillNo);
    refusedId = waybills[2]!;
    const start = world().services.now().getTime() - HOUR_MS;
    await importScanRows(
      world(),
      ...CODES.flatMap((code, step) => waybills.map((waybill) => scanRow(waybill, code, start + step * MINUTE_MS))),
    );
    const states = async () => (await deliveries(id)).map(({ state }) => state);
    const waiting = async () => (await deliveries(id)).filter(({ state }) => state === 'waiting');
    // Events behind the refused one are due and wait. The refused one itself waits for its next attempt.
    const isIdle = async () => {
      const now = world().services.now().getTime();
      const waitingNow = await waiting();
      const dueNow = waitingNow.filter(({ nextAttemptAt }) => Date.parse(nextAttemptAt!) <= now);
      const refusedCount = waitingNow.filter(({ waybillNo }) => waybillNo === refusedId).length;
      return dueNow.every(({ waybillNo }) => waybillNo === refusedId) && dueNow.length < refusedCount;
    };
    for (let tries = 0; tries < 12 && (await waiting()).length > 2; tries += 1) {
      await vi.waitFor(async () => expect(await isIdle()).toBe(true), { timeout: 5000, interval: 50 });
      await pass(6000);
    }
    await vi.waitFor(async () => expect((await waiting()).length).toBe(2), 5000);
    await vi.waitFor(async () => expect(await isIdle()).toBe(true), 5000);
    expect((await states()).toSorted()).toEqual([...Array<string>(13).fill('delivered'), 'waiting', 'waiting']);
    expect((await waiting()).map(({ waybillNo }) => waybillNo)).toEqual([refusedId, refusedId]);
    // Nothing can be sent before the retry, so no process leases the webhook in vain.
    const { db } = world().services;
    for (let look = 0; look < 20; look += 1) {
      const now = world().services.now();
      const leases = await leaseWebhooks(db, { owner: 'test', now, until: new Date(now.getTime() + MINUTE_MS) }, 100);
      await endLeases(db, { owner: 'test', now }, leases);
      expect(leases).not.toContain(id);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    refusedId = null;
    await pass(25 * HOUR_MS);
    await sendDueEntries(world());
    expect(new Set(await states())).toEqual(new Set(['delivered']));
    const acceptedIndices = replies.flatMap((status, index) => (status === 204 ? [index] : []));
    for (const codes of Object.values(acceptedEvents(acceptedIndices))) expect(codes).toEqual(CODES);
  }, 60_000);

  it('waits while the server is down, except for an event that the owner sends', async () => {
    const { id } = await batched(10);
    shop.respondWith(503);
    await move(1);
    await waitForRequests(1);
    await waitForAttempts(id, 1);
    await move(1);
    await sendDueEntries(world());
    expect(shop.received).toHaveLength(1);
    shop.respondWith(204);
    const { id: sample } = await test(id);
    // The sample shows that the server is back. The other events follow, and the failed batch after its pause.
    await waitForRequests(3);
    expect(idsOf(1)).toEqual([sample]);
    await pass(6000);
    await waitForRequests(4);
    await sendDueEntries(world());
    expect(new Set((await deliveries(id)).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('contains an event that the owner sends alone, under one id until it is accepted', async () => {
    const { id } = await batched(10);
    shop.respondWith(400);
    const { id: first } = await test(id);
    await waitForRequests(1);
    await waitForAttempts(id, 1);
    const { id: second } = await test(id);
    await waitForRequests(2);
    await vi.waitFor(async () => expect((await deliveries(id))[0]?.attempts).toHaveLength(1), 5000);
    shop.respondWith(204);
    await pass(6000);
    await waitForRequests(4);
    const batchIds = [0, 1, 2, 3].map((index) => [headersOf(index)['webhook-id'], ...idsOf(index)]);
    expect(batchIds.map(([, ...ids]) => ids)).toEqual([[first], [second], [first], [second]]);
    expect(batchIds.slice(2)).toEqual(batchIds.slice(0, 2));
    await sendDueEntries(world());
  });

  it('ends at 410 with all waiting events', async () => {
    const { id } = await batched(2);
    shop.respondWith((response) => setTimeout(() => response.writeHead(410).end(), 200));
    await move(1);
    await vi.waitFor(async () => expect((await view(id)).offReason).toBe('gone'), 5000);
    await sendDueEntries(world());
    expect(shop.received).toHaveLength(1);
    expect((await deliveries(id)).map(({ state }) => state).toSorted()).toEqual(['dropped', 'failed', 'failed']);
  });

  it('is read in the order of the index, without a sort of all waiting events', async () => {
    const { db } = world().services;
    const { sql: text, parameters } = dueEvents(db, 'shop', new Date().toISOString()).limit(500).compile();
    const plan = await db.transaction().execute(async (trx) => {
      const isSqlite = world().engine === 'sqlite';
      // PostgreSQL would read a table of few rows as a whole, or sort its rows.
      if (!isSqlite)
        for (const way of ['seqscan', 'sort', 'bitmapscan'])
          await sql.raw(`set local enable_${way} = off`).execute(trx);
      return trx.executeQuery(CompiledQuery.raw(`explain ${isSqlite ? 'query plan ' : ''}${text}`, [...parameters]));
    });
    expect(JSON.stringify(plan.rows)).toContain('outbox_to_webhook');
    expect(JSON.stringify(plan.rows)).not.toMatch(/TEMP B-TREE|Sort/);
  });

  it('changes with the webhook, within limits', async () => {
    const { id } = await batched(10);
    expect(await callAsOwner('changeWebhook', { id, batchSize: 500, batchFormat: 'cloudevents' })).toMatchObject({
      batchSize: 500,
      batchFormat: 'cloudevents',
    });
    expect(await callAsOwner('changeWebhook', { id, batchSize: 1 })).toMatchObject({
      batchSize: 1,
      batchFormat: 'cloudevents',
    });
    await test(id);
    await waitForRequests(1);
    expect(shop.received[0]!.body.type).toBe('parcel.moved');
    for (const batchSize of [0, 501, 1.5, '10']) {
      const { status, body } = await world().call('changeWebhook', { id, batchSize }, { token: ama.token });
      expect({ status, errors: body.errors?.[0] }).toEqual({
        status: 422,
        errors: { field: 'batchSize', message: expect.stringContaining('500') },
      });
    }
  });
});
