import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { insertMany } from '@/lib/server/platform/db/insert-row';
import type { EntryHandler, OutboxEntry } from '@/lib/server/messaging/queue/entry';
import { leaseEntries, selectNextTurns, type LeaseRequest } from '@/lib/server/messaging/queue/lease-store';
import { runWorker } from '@/lib/server/messaging/queue/run-worker';
import { entryRow } from '@/lib/server/messaging/queue/queue-store';
import { onEachDatabase } from '../support/world';

/** Waiting entries of one receiver when another receiver's entry arrives. */
const FLOOD_ENTRIES = 5000;
const MANY = 100_000;
/** Maximum number of milliseconds for a lease on a machine with other work. */
const MAX_WAIT_MS = 200;

onEachDatabase('an outbox that is fair to receivers', (world) => {
  const put = async (kind: string, receivers: readonly (string | null)[], dueInMs = 0) => {
    const { db, now } = world().services;
    const time = now();
    const dueAt = new Date(time.getTime() + dueInMs);
    const rows = receivers.map((receiver) =>
      entryRow({ kind, payload: {}, dueAt, ...(receiver !== null && { receiver }) }, time),
    );
    for (let first = 0; first < rows.length; first += 5000)
      await db.transaction().execute((trx) => insertMany(trx, 'outbox', rows.slice(first, first + 5000)));
  };
  const times = (count: number, receiver: () => string | null) => Array.from({ length: count }, receiver);
  const leaseRequest = (kind: string, change: Partial<LeaseRequest> = {}): LeaseRequest => {
    const now = world().services.now();
    const leasedUntil = new Date(now.getTime() + 30_000);
    return {
      kind,
      owner: 'somebody',
      now,
      leasedUntil,
      limit: 32,
      perReceiver: 16,
      underWay: new Map(),
      after: '',
      ...change,
    };
  };
  const receiversOf = (entries: readonly OutboxEntry[]) => entries.map(({ receiver }) => receiver);
  const lease = (change: LeaseRequest) => leaseEntries(world().services.db, change);

  it('serves each receiver in turn, behind any number of earlier messages', async () => {
    await put('turns', [...times(300, () => 'a'), ...times(300, () => 'c'), 'b', 'd']);
    const first = await lease(leaseRequest('turns', { limit: 4 }));
    // A quarter goes to the longest due entries, the rest to the receivers in turn.
    expect(receiversOf(first.entries).sort()).toEqual(['a', 'a', 'b', 'c']);
    expect(first.after).toBe('c');
    const next = await lease(leaseRequest('turns', { limit: 4, after: first.after, underWay: new Map([['a', 16]]) }));
    expect(receiversOf(next.entries)).toContain('d');
    expect(receiversOf(next.entries)).not.toContain('a');
    expect(next.after).toBe('');
  });

  it('counts entries without a receiver for no account, and limits each to its share', async () => {
    await put('shares', [...times(50, () => 'a'), ...times(5, () => null)]);
    const { entries } = await lease(leaseRequest('shares'));
    expect(receiversOf(entries).filter((receiver) => receiver === 'a')).toHaveLength(16);
    expect(receiversOf(entries).filter((receiver) => receiver === null)).toHaveLength(5);
  });

  it('finds due entries among receivers without any', async () => {
    await put('later', times(3000, randomUUID), 3600_000);
    await put('later', [...times(300, () => '0'), 'z']);
    let after = '';
    const receivers: (string | null)[] = [];
    for (let look = 0; look < 5 && !receivers.includes('z'); look += 1) {
      const entries = await lease(leaseRequest('later', { limit: 8, perReceiver: 8, after }));
      receivers.push(...receiversOf(entries.entries));
      after = entries.after;
    }
    expect(receivers).toContain('z');
  });

  it('iterates receivers with its own index', async () => {
    const { db } = world().services;
    await put(
      'plan',
      times(3000, () => 'a'),
    );
    await put('plan', times(3000, randomUUID));
    const { sql: text, parameters } = selectNextTurns(
      leaseRequest('plan', { underWay: new Map([['a', 16]]) }),
      8,
    ).compile(db);
    const plan = await db.transaction().execute(async (trx) => {
      const isSqlite = world().engine === 'sqlite';
      if (!isSqlite) await sql`analyze outbox`.execute(trx);
      return trx.executeQuery(CompiledQuery.raw(`explain ${isSqlite ? 'query plan ' : ''}${text}`, [...parameters]));
    });
    const planText = JSON.stringify(plan.rows);
    expect(planText.match(/outbox_by_receiver/g)?.length).toBeGreaterThanOrEqual(3);
    expect(planText).not.toMatch(/outbox_receiver|SCAN outbox\b/);
  });

  it(`sends another receiver’s entry within a second while ${FLOOD_ENTRIES} of one receiver wait`, async () => {
    await put(
      'flood',
      times(FLOOD_ENTRIES, () => 'flood'),
    );
    const sentAt = new Map<string, number>();
    const handler: EntryHandler = async ({ receiver }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sentAt.set(receiver!, performance.now());
      return { result: 'sent' };
    };
    const worker = runWorker({ services: world().services, handlers: { flood: handler } });
    await vi.waitFor(() => expect(sentAt.has('flood')).toBe(true), 5000);
    const began = performance.now();
    await put('flood', ['another']);
    await vi.waitFor(() => expect(sentAt.has('another')).toBe(true), { timeout: 10_000, interval: 20 });
    await worker.stop();
    expect(sentAt.get('another')! - began).toBeLessThan(1000);
    const waitingEntries = world()
      .services.db.selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('left'));
    const waiting = await waitingEntries
      .where('kind', '=', 'flood')
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    expect(Number(waiting.left)).toBeGreaterThan(FLOOD_ENTRIES / 2);
  });

  it.each([
    ['one receiver', () => 'flood'],
    ['as many receivers', randomUUID],
  ] as const)(
    `leases in ${MAX_WAIT_MS} ms at most while ${MANY} entries of %s wait`,
    async (named, receiver) => {
      const { db } = world().services;
      const kind = `many of ${named}`;
      await put(kind, times(MANY, receiver));
      await put(kind, ['zz']);
      const took: number[] = [];
      let after = 'z';
      for (let round = 0; round < 10; round += 1) {
        const began = performance.now();
        const entries = await lease(leaseRequest(kind, { after }));
        took.push(performance.now() - began);
        expect(entries.entries.length).toBeGreaterThan(0);
        if (round === 0) expect(receiversOf(entries.entries)).toContain('zz');
        after = entries.after;
      }
      // Other work on the machine slows a lease down, so the fastest one is measured.
      const least = Math.min(...took);
      console.log(`${world().engine}, ${MANY} of ${named}: a lease takes ${least.toFixed(1)} ms`);
      expect(least).toBeLessThan(MAX_WAIT_MS);
      await db.deleteFrom('outbox').where('kind', '=', kind).execute();
    },
    120_000,
  );
});
