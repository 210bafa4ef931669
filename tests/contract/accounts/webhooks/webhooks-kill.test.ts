import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { enqueueEvents, type AccountEvent } from '@/lib/server/accounts/webhooks/enqueue-events';
import { scanEvents } from '@/lib/server/accounts/webhooks/scan-events';
import { insertWebhook, upsertBatchColumns } from '@/lib/server/accounts/webhooks/webhook-store';
import { scanRow } from '../../support/scan-rows';
import { createSeededRandom, seedOfRun } from '../../support/seeded';
import { copyTemplate, type TestDatabase } from '../../support/template';
import { openWebhookReceiver, type WebhookReceiver } from '../../support/services/webhook-receiver';
import { startWorkerProcess, type WorkerProcess } from '../../support/processes/worker-process';
import { ENGINES, WEBHOOK_SERVER_ADDRESS } from '../../support/world';

const KILLS = 5;
const PARCELS = 20;
const SCANS = ['PICKED_UP', 'DEPARTED_HUB', 'ARRIVED_LOCAL_HUB'] as const;

const CASES = ENGINES.flatMap((engine) => [1, 25].map((batchSize) => [engine, batchSize] as const));

describe.each(CASES)('the sender of events on %s in requests of %d', (engine, batchSize) => {
  let database: TestDatabase;
  let db: Database;
  let shop: WebhookReceiver;
  const workers: WorkerProcess[] = [];
  const start = () => {
    const worker = startWorkerProcess({ DATABASE_URL: database.url, WEBHOOK_ALLOW_NETWORKS: WEBHOOK_SERVER_ADDRESS });
    workers.push(worker);
    return worker;
  };
  beforeAll(async () => {
    database = await copyTemplate(inject('template'), engine);
    db = openDatabase(database.url);
    shop = await openWebhookReceiver();
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await shop?.close();
    await db?.destroy();
    await database?.drop();
  });

  async function makeWebhook(): Promise<string> {
    const name = { kind: 'email', value: 'partner@example.com' } as const;
    const row = newUserRow(name, null, { countryCode: 'GH', firstName: 'Ama', familyName: 'Boateng' }, new Date());
    await storeNewUser(db, row);
    await insertWebhook(db, {
      id: 'shop',
      user_id: row.id,
      url: shop.url,
      mode: 'live',
      events: 'parcel.moved',
      language: 'en',
      secret_number: 1,
      rotated_at: null,
      off_reason: null,
      off_at: null,
      failing_since: null,
      failures: 0,
      paused_until: null,
      created_at: row.created_at,
    });
    await upsertBatchColumns(db, 'shop', { batch_size: batchSize });
    return row.id;
  }
  let parcels = 0;
  /** Stores events of scans of new parcels, grouped by parcel. */
  async function enqueueScanEvents(userId: string): Promise<void> {
    const events: AccountEvent[] = Array.from({ length: PARCELS }, () => `DX${(parcels += 1)}`).flatMap((waybill) =>
      SCANS.flatMap((code) => {
        const order = { id: waybill, user_id: userId, trade_no: waybill, sender_country: 'CN', receiver_country: 'GH' };
        return scanEvents(order as Parameters<typeof scanEvents>[0], scanRow(waybill, code, Date.now()), {
          isNew: true,
          reached: [],
        });
      }),
    );
    await db.transaction().execute((trx) => enqueueEvents(trx, events, new Date()));
  }
  const waiting = () => db.selectFrom('outbox').selectAll().where('state', '=', 'waiting').execute();

  it(`loses no event by ${KILLS} kills, and preserves the order of each parcel`, async () => {
    const { between } = createSeededRandom(seedOfRun('kill -9 of workers that send to webhooks'));
    const userId = await makeWebhook();
    shop.respondWith((response) => setTimeout(() => response.writeHead(204).end(), between(0, 60)));
    await Promise.all([start().started, start().started]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = shop.received.length;
      await enqueueScanEvents(userId);
      await vi.waitFor(() => expect(shop.received.length).toBeGreaterThan(before), { timeout: 30_000, interval: 5 });
      await new Promise((resolve) => setTimeout(resolve, between(0, 80)));
      await workers.shift()!.kill('SIGKILL');
      await start().started;
      // Ends the leases of the killed process.
      const past = new Date(Date.now() - 1000).toISOString();
      await db.updateTable('webhook_queues').set({ leased_until: past }).execute();
    }
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 100 });

    const rows = await db.selectFrom('outbox').select(['id', 'state']).execute();
    expect(rows).toHaveLength(KILLS * PARCELS * SCANS.length);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
    const first = new Map<string, string[]>();
    const ids = new Set<string>();
    type Body = { id: string; data: { waybillNo: string; code: unknown } };
    const events = shop.received.flatMap(({ headers, body }) =>
      Array.isArray(body) ? (body as Body[]) : [{ ...body, id: headers['webhook-id'] as string }],
    );
    for (const { id, ...body } of events) {
      if (ids.has(id)) continue;
      ids.add(id);
      const codes = first.get(body.data.waybillNo) ?? [];
      first.set(body.data.waybillNo, [...codes, String(body.data.code)]);
    }
    expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const codes of first.values()) expect(codes).toEqual(SCANS);
  }, 180_000);
});
