import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { enqueueMessages } from '@/lib/server/messaging/messages/enqueue-messages';
import { createApiProcess } from '../support/processes/api-process';
import { openSmsGateway, type SmsGateway } from '../support/services/sms-gateway';
import { createSeededRandom, seedOfRun } from '../support/seeded';
import { copyTemplate, type TestDatabase } from '../support/template';
import { startWorkerProcess, type WorkerProcess } from '../support/processes/worker-process';
import { ENGINES } from '../support/world';

/**
 * KILLS=100 is the full form, in which the leases of the killed run expire normally. Most of the time goes into
 * starting processes.
 */
const KILLS = Number(process.env.KILLS ?? 6);
const IS_FULL = KILLS > 6;
const WORKERS = 3;
const LEASE_MS = 30_000;
/** Messages put in before each kill. */
const BATCH = 40;

describe.each(ENGINES)('a message sent by processes on %s', (engine) => {
  let database: TestDatabase;
  let db: Database;
  let gateway: SmsGateway;
  /** Milliseconds for which the gateway delays its responses. */
  let responseDelayMs = 0;
  let environment: Record<string, string>;
  const workers: WorkerProcess[] = [];
  const start = () => {
    const worker = startWorkerProcess(environment);
    workers.push(worker);
    return worker;
  };
  const killAll = () => Promise.all(workers.splice(0).map((worker) => worker.kill()));

  beforeAll(async () => {
    database = await copyTemplate(inject('template'), engine);
    db = openDatabase(database.url);
    const { between } = createSeededRandom(1);
    gateway = await openSmsGateway({ responseDelay: () => responseDelayMs || between(0, 40) });
    environment = {
      DATABASE_URL: database.url,
      SMS_GATEWAY_URL: gateway.url,
      SMS_DAILY_CAP: '1000000',
      SMS_DAILY_CAP_PER_COUNTRY: '1000000',
    };
  });
  afterEach(() => killAll());
  afterAll(async () => {
    await gateway?.close();
    await db?.destroy();
    await database?.drop();
  });

  let number = 0;
  /** Each message has a different number. */
  async function put(count: number): Promise<string[]> {
    const messages = Array.from({ length: count }, () => ({
      channel: 'sms' as const,
      to: `+23324${String(1_000_000 + (number += 1))}`,
      language: 'en' as const,
      template: 'passwordChanged' as const,
      values: {},
    }));
    return db.transaction().execute((trx) => enqueueMessages(trx, messages, new Date()));
  }
  const waiting = () => db.selectFrom('outbox').selectAll().where('state', '=', 'waiting').execute();
  const allSent = (timeout: number) =>
    vi.waitFor(async () => expect((await waiting()).length).toBe(0), { timeout, interval: 100 });

  it(`is sent after ${KILLS + 1} kills while sending, with the same id on repetition`, async () => {
    const { between } = createSeededRandom(seedOfRun('kill -9 of workers'));
    const ids: string[] = [];
    await Promise.all(Array.from({ length: WORKERS }, () => start().started));
    for (let kill = 0; kill < KILLS; kill += 1) {
      ids.push(...(await put(BATCH)));
      // A message is being sent, and the kill may hit at any moment.
      await vi.waitFor(() => expect(gateway.texts.length).toBeGreaterThan(kill * 2), { timeout: 30_000, interval: 5 });
      await new Promise((resolve) => setTimeout(resolve, between(0, 120)));
      const [killed] = workers.splice(between(0, workers.length - 1), 1);
      await killed!.kill('SIGKILL');
      const next = start();
      if (kill % WORKERS === WORKERS - 1) await next.started;
    }
    // The last kill hits all of them between the sending of a message and its response.
    responseDelayMs = 5000;
    const textCount = gateway.texts.length;
    ids.push(...(await put(BATCH)));
    await vi.waitFor(() => expect(gateway.texts.length).toBeGreaterThan(textCount), { timeout: 30_000, interval: 5 });
    await killAll();
    responseDelayMs = 0;
    // Without interrupted messages the test would prove nothing.
    const interrupted = (await waiting()).filter(({ lease_owner }) => lease_owner !== null);
    expect(interrupted.length).toBeGreaterThan(0);
    if (!IS_FULL) {
      const past = new Date(Date.now() - LEASE_MS).toISOString();
      await db.updateTable('outbox').set({ leased_until: past }).where('lease_owner', 'is not', null).execute();
    }
    await start().started;
    await allSent(LEASE_MS + 30_000);

    const rows = await db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
    const idsOf = new Map<string, Set<string>>();
    for (const { to, id, idempotencyKey } of gateway.texts) {
      expect(id).toBe(idempotencyKey);
      idsOf.set(to, (idsOf.get(to) ?? new Set()).add(id!));
    }
    // No message is lost, and no message has a second id.
    expect(idsOf.size).toBe(ids.length);
    expect([...idsOf.values()].flatMap((eachIds) => [...eachIds]).sort()).toEqual([...ids].sort());
    console.log(
      `${engine}: ${ids.length} messages, ${KILLS + 1} kills, ${gateway.texts.length - ids.length} repeated, ${interrupted.length} interrupted at the end`,
    );
  }, 600_000);

  it('is sent by API processes unless there is a worker process', async () => {
    const sentBy = async (inside: 'inside' | 'off', work: () => Promise<void>) => {
      const api = await createApiProcess({ ...environment, LOG_LEVEL: 'error', WORKER: inside });
      await api.start();
      try {
        await work();
      } finally {
        await api.kill();
      }
    };
    const [id] = await put(1);
    const texts = () => gateway.texts.filter((text) => text.id === id).length;
    await sentBy('off', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect({ texts: texts(), waiting: (await waiting()).length }).toEqual({ texts: 0, waiting: 1 });
    });
    await sentBy('inside', () => allSent(15_000));
    expect(texts()).toBe(1);
  }, 60_000);
});
