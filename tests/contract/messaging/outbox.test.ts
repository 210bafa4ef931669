import { CompiledQuery, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { SECOND_MS } from '@/lib/time/durations';
import { QUEUE_RETRIES } from '@/lib/server/messaging/queue/queue-retries';
import { openDatabase } from '@/lib/server/platform/db/open';
import type { EntryHandler, OutboxEntry } from '@/lib/server/messaging/queue/entry';
import { runWorker } from '@/lib/server/messaging/queue/run-worker';
import { selectLeasable, leaseEntries } from '@/lib/server/messaging/queue/lease-store';
import { Settlements } from '@/lib/server/messaging/queue/settlements';
import { enqueueEntries, settleEntries } from '@/lib/server/messaging/queue/queue-store';
import { wakeWorkers } from '@/lib/server/messaging/queue/wake';
import { onEachDatabase } from '../support/world';

/** No entry is leased, and no receiver has had a turn. */
const NOBODY = { underWay: new Map<string, number>(), perReceiver: 16, after: '' };

onEachDatabase('the outbox', (world) => {
  const storedEntries = (kind: string) =>
    world().services.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('created_at').execute();
  const put = (kind: string, count = 1) =>
    enqueueEntries(
      world().services.db,
      Array.from({ length: count }, (_, number) => ({ kind, payload: { number } })),
      world().services.now(),
    );
  /** Runs a worker of one kind while `work` does something. */
  async function working<Result>(kind: string, handler: EntryHandler, work: () => Promise<Result>): Promise<Result> {
    const worker = runWorker({ services: world().services, handlers: { [kind]: handler } });
    try {
      return await work();
    } finally {
      await worker.stop();
    }
  }

  it('contains committed entries and no rolled-back ones', async () => {
    const { db, now } = world().services;
    const handled: unknown[] = [];
    const handler: EntryHandler = async ({ payload }) => {
      handled.push(JSON.parse(payload));
      return { result: 'sent', gatewayState: 'queued' };
    };
    await working('rolled-back', handler, async () => {
      const undone = db.transaction().execute(async (trx) => {
        await enqueueEntries(trx, [{ kind: 'rolled-back', payload: { is: 'undone' } }], now());
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      await db
        .transaction()
        .execute((trx) => enqueueEntries(trx, [{ kind: 'rolled-back', payload: { is: 'kept' } }], now()));
      wakeWorkers(db);
      await vi.waitFor(async () => expect((await storedEntries('rolled-back'))[0]?.state).toBe('sent'), 5000);
    });
    expect(handled).toEqual([{ is: 'kept' }]);
    expect(await storedEntries('rolled-back')).toMatchObject([
      { attempts: 1, gateway_state: 'queued', lease_owner: null, leased_until: null, last_error: null },
    ]);
  });

  it('serves any number of workers, each with different entries', async () => {
    const ids = await put('shared', 200);
    const { services } = world();
    const handled: string[] = [];
    const shares: number[] = [];
    const databases = Array.from({ length: 4 }, () => openDatabase(services.config.DATABASE_URL));
    const workers = databases.map((db, index) => {
      const handler: EntryHandler = async ({ id }) => {
        handled.push(id);
        shares[index] = (shares[index] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
        return { result: 'sent' };
      };
      return runWorker({ services: { ...services, db }, handlers: { shared: handler }, concurrency: 5 });
    });
    await vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(ids.length), { timeout: 20_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(databases.map((db) => db.destroy()));
    expect(handled.sort()).toEqual(ids.sort());
    expect(shares.filter((share) => share > 0).length).toBeGreaterThan(1);
    expect(new Set((await storedEntries('shared')).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  it('stores twenty outcomes that arrive within a moment with a few statements', async () => {
    const ids = await put('together', 20);
    const { services } = world();
    await services.db.updateTable('outbox').set({ lease_owner: 'us' }).where('id', 'in', ids).execute();
    const updateSpy = vi.spyOn(services.db, 'updateTable');
    const settlements = new Settlements(services, 'us');
    const outcome = { state: 'sent', lastError: null, gatewayState: null, dueAt: null } as const;
    const stores: Promise<void>[] = [];
    try {
      for (const id of ids) {
        stores.push(settlements.write(id, outcome));
        await new Promise((resolve) => setImmediate(resolve));
      }
      await Promise.all(stores);
      expect(updateSpy.mock.calls.length).toBeLessThan(5);
    } finally {
      updateSpy.mockRestore();
    }
    expect((await storedEntries('together')).filter(({ state }) => state === 'sent')).toHaveLength(20);
  });

  it('leases an entry again with the same id after the lease ends', async () => {
    const { db, now } = world().services;
    const [id] = await put('leased');
    const at = (seconds: number) => new Date(now().getTime() + seconds * 1000);
    const take = async (owner: string, seconds: number) => {
      const lease = { kind: 'leased', owner, now: at(seconds), leasedUntil: at(seconds + 30), limit: 5 };
      return (await leaseEntries(db, { ...lease, ...NOBODY })).entries;
    };
    expect(await take('first', 0)).toMatchObject([{ id, attempts: 1, lease_owner: 'first' }]);
    expect(await take('second', 29)).toEqual([]);
    expect(await take('second', 31)).toMatchObject([{ id, attempts: 2, lease_owner: 'second' }]);

    const outcome = { state: 'sent', lastError: null, gatewayState: null, dueAt: null } as const;
    await settleEntries(db, { ids: [id!], owner: 'first' }, outcome, at(32));
    expect(await storedEntries('leased')).toMatchObject([{ state: 'waiting', lease_owner: 'second' }]);
    await settleEntries(db, { ids: [id!], owner: 'second' }, outcome, at(33));
    expect(await storedEntries('leased')).toMatchObject([{ state: 'sent', lease_owner: null }]);
    expect(await take('third', 3600)).toEqual([]);
  });

  it('leases through an index of waiting entries only', async () => {
    const { db, now } = world().services;
    const lease = { kind: 'due', owner: 'somebody', now: now(), leasedUntil: now(), limit: 5, ...NOBODY };
    const { sql: text, parameters } = selectLeasable(db, lease).compile();
    const plan = await db.transaction().execute(async (trx) => {
      const isSqlite = world().engine === 'sqlite';
      // PostgreSQL would read a table of few rows as a whole.
      if (!isSqlite) await sql`set local enable_seqscan = off`.execute(trx);
      return trx.executeQuery(CompiledQuery.raw(`explain ${isSqlite ? 'query plan ' : ''}${text}`, [...parameters]));
    });
    expect(JSON.stringify(plan.rows)).toContain('outbox_waiting');
  });

  it('sends nothing before it is due, and the longest due first', async () => {
    const { db, now } = world().services;
    const at = (seconds: number) => new Date(now().getTime() + seconds * 1000);
    const entry = (seconds: number) => ({ kind: 'due', payload: { seconds }, dueAt: at(seconds) });
    await enqueueEntries(db, [entry(60), entry(0), entry(-60)], now());
    const lease = { kind: 'due', owner: 'somebody', now: at(1), leasedUntil: at(31), limit: 5, ...NOBODY };
    const seconds = ({ entries }: { entries: OutboxEntry[] }) =>
      entries.map(({ payload }) => JSON.parse(payload).seconds).sort();
    expect(seconds(await leaseEntries(db, { ...lease, limit: 1 }))).toEqual([-60]);
    expect(seconds(await leaseEntries(db, lease))).toEqual([0]);
    expect(seconds(await leaseEntries(db, { ...lease, now: at(90), leasedUntil: at(120) }))).toEqual([-60, 0, 60]);
  });

  it.each([
    ['failed', 'waiting'],
    ['refused', 'dead'],
    ['dropped', 'dropped'],
  ] as const)('records the result %s as %s, with its reason', async (result, state) => {
    const kind = `was-${result}`;
    await put(kind);
    await working(
      kind,
      async () => ({ result, reason: 'a reason' }),
      () => vi.waitFor(async () => expect((await storedEntries(kind))[0]?.last_error).toBe('a reason'), 5000),
    );
    const [entry] = await storedEntries(kind);
    expect(entry).toMatchObject({ state, attempts: 1, lease_owner: null });
    const pause = Date.parse(entry!.due_at) - Date.parse(entry!.created_at);
    const leastPause = QUEUE_RETRIES.pauses[0]! * QUEUE_RETRIES.factors[0] * SECOND_MS;
    if (state === 'waiting') expect(pause).toBeGreaterThanOrEqual(leastPause);
    expect(entry!.finished_at === null).toBe(state === 'waiting');
  });

  it('treats an exception of a handler as a failure and stores its code only', async () => {
    await put('thrown');
    const thrown = Object.assign(new Error('no mailbox ama@example.com'), { code: 'EBROKEN' });
    await working(
      'thrown',
      () => Promise.reject(thrown),
      () => vi.waitFor(async () => expect((await storedEntries('thrown'))[0]?.last_error).toBe('EBROKEN'), 5000),
    );
    expect((await storedEntries('thrown'))[0]!.state).toBe('waiting');
  });

  it('gives up an entry after its last attempt, and not before', async () => {
    const { db } = world().services;
    const retries = QUEUE_RETRIES.pauses.length;
    const [last, lastButOne] = await put('given-up', 2);
    await db.updateTable('outbox').set({ attempts: retries }).where('id', '=', last!).execute();
    await db
      .updateTable('outbox')
      .set({ attempts: retries - 1 })
      .where('id', '=', lastButOne!)
      .execute();
    const states = async () =>
      Object.fromEntries((await storedEntries('given-up')).map(({ id, attempts, state }) => [id, [attempts, state]]));
    await working(
      'given-up',
      async () => ({ result: 'failed', reason: 'again' }),
      () =>
        vi.waitFor(
          async () =>
            expect(await states()).toEqual({ [last!]: [retries + 1, 'dead'], [lastButOne!]: [retries, 'waiting'] }),
          5000,
        ),
    );
  });

  it('delays no kind because of another kind’s receivers', async () => {
    await put('slow', 40);
    await put('quick');
    let heldCount = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow: EntryHandler = async () => {
      heldCount += 1;
      await released;
      return { result: 'sent' };
    };
    const quick: EntryHandler = async () => ({ result: 'sent' });
    const worker = runWorker({ services: world().services, handlers: { slow, quick }, concurrency: 3 });
    await vi.waitFor(async () => expect((await storedEntries('quick'))[0]?.state).toBe('sent'), 5000);
    // Leases at most as many entries as are sent at once: memory and leases are bounded.
    await vi.waitFor(() => expect(heldCount).toBe(3), 5000);
    const leasedEntries = (await storedEntries('slow')).filter(({ lease_owner }) => lease_owner !== null);
    expect(leasedEntries).toHaveLength(3);
    release();
    await worker.stop();
  });

  it('returns leased entries when a worker must stop', async () => {
    await put('stopped', 2);
    const worker = runWorker({
      services: world().services,
      handlers: { stopped: () => new Promise(() => undefined) },
    });
    const leasedEntries = async () =>
      (await storedEntries('stopped')).filter(({ lease_owner }) => lease_owner !== null);
    await vi.waitFor(async () => expect(await leasedEntries()).toHaveLength(2), 5000);
    await worker.stop(50);
    expect(await leasedEntries()).toEqual([]);
    await working(
      'stopped',
      async () => ({ result: 'sent' }),
      () =>
        vi.waitFor(async () => {
          expect((await storedEntries('stopped')).map(({ state }) => state)).toEqual(['sent', 'sent']);
        }, 5000),
    );
  });
});
