import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { MAX_EVENTS_PER_REQUEST } from '@/lib/market/limits';
import type { Language } from '@/lib/market/language';
import { startWorker } from '@/lib/server/programs/serve/start-worker';
import { importScans } from '@/lib/server/parcels/tracking/import-scans';
import { enqueueEntries } from '@/lib/server/messaging/queue/queue-store';
import { eventEntry } from '@/lib/server/accounts/webhooks/enqueue-events';
import { sampleEvent } from '@/lib/server/accounts/webhooks/sample-events';
import {
  findSendableWebhook,
  insertWebhook,
  upsertBatchColumns,
  type WebhookRow,
} from '@/lib/server/accounts/webhooks/webhook-store';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { DAY_MS } from '@/lib/time/durations';
import { contextOf, type BenchSite } from './bench-site';
import { onEachDatabase } from './each-database';
import { report } from './report';
import { atLeast, atMost, type BenchResult } from './result';
import { inChunks, insertSampleOrders, sampleScans, SCANS_PER_ORDER } from './scan-samples';

/** Number of partners' servers on this machine: one never responds, one after 400 ms, the others at once. */
const RECEIVERS = 20;
const SLOW_MS = 400;
const ORDERS_PER_RECEIVER = 50;
/** Number of scans of one import, as in partners' files. */
const SCANS_PER_IMPORT = 500;
/** Number of events that wait when the worker starts: for webhooks with batches, and without. */
const BACKLOG = { batches: 100_000, single: 20_000 };
/** Number of events of each parcel. */
const EVENTS_PER_PARCEL = 8;
/** Fewest events a second; for `p99` the most milliseconds. */
const TARGETS = { drained: 10_000, drainedByOne: 5000, single: 500, rate: 500, p99: 30_000 };
/** Maximum number of seconds for one row. */
const MAX_SECONDS = 300;

/** Returns the behaviour of a server. A single server responds at once. */
function receiverKind(index: number, receivers: number) {
  if (receivers === 1 || index > 1) return 'quick';
  return index === 0 ? 'dead' : 'slow';
}

/**
 * Runs the servers in this process, a child of the bench. It sends its parent the ports and, on request, the number of
 * events of each server, or the arrival of each event in milliseconds since 1970.
 */
async function serveReceivers(receivers: number): Promise<void> {
  const came = Array.from({ length: receivers }, () => new Map<string, number>());
  const servers = came.map((events, index) =>
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (receiverKind(index, receivers) === 'dead') return;
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        const ids = Array.isArray(body)
          ? body.map(({ id }: { id: string }) => id)
          : [String(request.headers['webhook-id'])];
        for (const id of ids) if (!events.has(id)) events.set(id, Date.now());
        const end = () => response.writeHead(204).end();
        if (receiverKind(index, receivers) === 'quick') return void end();
        setTimeout(end, SLOW_MS);
      });
    }),
  );
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send!(servers.map((server) => (server.address() as AddressInfo).port));
  process.on('message', (wanted) =>
    process.send!(wanted === 'counts' ? came.map(({ size }) => size) : came.map((events) => [...events])),
  );
}

type Arrivals = [id: string, at: number][][];

interface PartnerServers {
  ports: readonly number[];
  /** Returns the number of events that each server received. */
  counts: () => Promise<number[]>;
  came: () => Promise<Arrivals>;
  close: () => void;
}

async function openReceivers(receivers: number): Promise<PartnerServers> {
  const child = fork(fileURLToPath(import.meta.url), ['receivers', String(receivers)]);
  const [ports] = (await once(child, 'message')) as [number[]];
  const requestCounts = async (what: 'counts' | 'came'): Promise<unknown> => {
    const reply = once(child, 'message');
    child.send(what);
    return (await reply)[0];
  };
  return {
    ports,
    counts: () => requestCounts('counts') as Promise<number[]>,
    came: () => requestCounts('came') as Promise<Arrivals>,
    close: () => child.kill(),
  };
}

/** Creates an account with a webhook for a server. */
async function openPartner({ ctx }: BenchSite, port: number, batchSize: number): Promise<WebhookRow> {
  const { db, now } = ctx;
  const name = { kind: 'email', value: `${randomUUID()}@example.com` } as const;
  const { id: user_id } = await storeNewUser(db, newUserRow(name, null, { countryCode: 'GH' }, now()));
  const id = randomUUID();
  await insertWebhook(db, {
    id,
    user_id,
    url: `http://127.0.0.1:${port}/`,
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
    created_at: now().toISOString(),
  });
  await upsertBatchColumns(db, id, { batch_size: batchSize });
  return (await findSendableWebhook(db, id))!;
}

/** Queues the events of all partners, step by step as parcels move on one day. Returns the number for each partner. */
async function fillBacklog({ ctx: { db, now } }: BenchSite, webhooks: readonly WebhookRow[], backlog: number) {
  const parcels = Math.ceil(backlog / webhooks.length / EVENTS_PER_PARCEL);
  const time = now();
  const { type, data } = sampleEvent('parcel.moved', time);
  const waybills = Array.from({ length: parcels }, (_, number) => `GH${String(number).padStart(12, '0')}`);
  for (let step = 0; step < EVENTS_PER_PARCEL; step += 1)
    for (const some of inChunks(waybills, 250)) {
      const entries = webhooks.flatMap((webhook) =>
        some.map((waybillNo) => {
          const dataWithWaybill = (language: Language) => ({ ...data(language), waybillNo });
          return eventEntry(webhook, { type, data: dataWithWaybill } as Parameters<typeof eventEntry>[1], time);
        }),
      );
      await db.transaction().execute((trx) => enqueueEntries(trx, entries, time));
    }
  return parcels * EVENTS_PER_PARCEL;
}

const seconds = (milliseconds: number) => milliseconds / 1000;
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Waits until every quick server has this many events. Returns the counts of the quick servers. */
async function waitForEvents(partners: PartnerServers, each: number, started: number): Promise<number[]> {
  for (;;) {
    const counts = await partners.counts();
    const isQuick = (index: number) => receiverKind(index, counts.length) === 'quick';
    if (counts.every((count, index) => !isQuick(index) || count >= each))
      return counts.filter((_, index) => isQuick(index));
    if (seconds(performance.now() - started) > MAX_SECONDS) throw new Error(`${counts.join()} of ${each}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Drain {
  receivers: number;
  backlog: number;
  batchSize: number;
  target: number;
}

/** Starts the worker with a backlog and measures until the last quick server has all its events. */
async function measureDrain(site: BenchSite, engine: string, { receivers, backlog, batchSize, target }: Drain) {
  const partners = await openReceivers(receivers);
  const webhooks: WebhookRow[] = [];
  for (const port of partners.ports) webhooks.push(await openPartner(site, port, batchSize));
  const each = await fillBacklog(site, webhooks, backlog);
  if (engine === 'PostgreSQL') await sql`vacuum analyze outbox`.execute(site.ctx.db);
  const before = processorTime();
  const started = performance.now();
  const worker = startWorker(site.ctx);
  const counts = await waitForEvents(partners, each, started);
  const took = seconds(performance.now() - started);
  const perEvent = (processorTime() - before) / counts.reduce((sum, count) => sum + count, 0);
  await worker.stop(500);
  partners.close();
  const events = counts.reduce((sum, count) => sum + count, 0);
  const size = batchSize === 1 ? 'one by one' : `in batches of ${batchSize}`;
  const name = `${(each * receivers).toLocaleString('en')} waiting events to ${receivers}, ${size}, ${engine}`;
  return [
    atLeast(name, events / took, '/s', target),
    atMost(`processor time of the worker for each: ${size}, ${engine}`, perEvent, 'us', 1000),
  ];
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;

/** Imports whole journeys while the worker sends. Returns the seconds of the import. */
async function importJourneys(site: BenchSite, waybills: readonly string[]): Promise<number> {
  const { db, now } = site.ctx;
  const started = performance.now();
  for (const chunk of inChunks(sampleScans(waybills, new Date(Date.now() - 30 * DAY_MS)), SCANS_PER_IMPORT))
    await importScans(db, chunk, now());
  return seconds(performance.now() - started);
}

/** Imports in the process of the worker, and measures the time from import to server. */
async function measureDuringImport(site: BenchSite, engine: string): Promise<BenchResult[]> {
  const partners = await openReceivers(RECEIVERS);
  const waybills: string[] = [];
  for (const port of partners.ports) {
    const { user_id: userId } = await openPartner(site, port, 100);
    waybills.push(...(await insertSampleOrders({ ctx: contextOf(site.ctx, userId), userId }, ORDERS_PER_RECEIVER)));
  }
  const since = new Date().toISOString();
  const worker = startWorker(site.ctx);
  const started = performance.now();
  const imported = await importJourneys(site, waybills);
  await waitForEvents(partners, ORDERS_PER_RECEIVER * SCANS_PER_ORDER, started);
  const took = seconds(performance.now() - started);
  const quick = (await partners.came()).filter((_, index) => receiverKind(index, RECEIVERS) === 'quick').flat();
  await worker.stop(100);
  partners.close();
  const rows = await site.ctx.db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('kind', '=', 'webhook')
    .where('created_at', '>=', since)
    .execute();
  const written = new Map(rows.map(({ id, created_at }) => [id, Date.parse(created_at)]));
  const waits = quick.map(([id, at]) => at - written.get(id)!).sort((one, other) => one - other);
  const name = `${quick.length.toLocaleString('en')} events of an import to ${RECEIVERS} servers, ${engine}`;
  return [
    atLeast(name, quick.length / took, '/s', TARGETS.rate),
    atMost(`scans taken in meanwhile: ${engine}`, imported, 's', MAX_SECONDS),
    atMost(`from import to server, median: ${engine}`, percentile(waits, 0.5), 'ms', TARGETS.p99),
    atMost(`from import to server, 99 of 100: ${engine}`, percentile(waits, 0.99), 'ms', TARGETS.p99),
  ];
}

const { drained, drainedByOne, single } = TARGETS;
const DRAINS: readonly Drain[] = [
  { receivers: RECEIVERS, backlog: BACKLOG.batches, batchSize: MAX_EVENTS_PER_REQUEST, target: drained },
  { receivers: 1, backlog: BACKLOG.batches, batchSize: MAX_EVENTS_PER_REQUEST, target: drainedByOne },
  { receivers: RECEIVERS, backlog: BACKLOG.single, batchSize: 1, target: single },
];

/** Measures each row on a separate database. */
const benchPush = () =>
  onEachDatabase(async (open, engine) => {
    const results: BenchResult[] = [];
    const rows = [
      ...DRAINS.map((one) => (site: BenchSite) => measureDrain(site, engine, one)),
      (site: BenchSite) => measureDuringImport(site, engine),
    ];
    for (const row of rows) {
      const site = await open();
      try {
        results.push(...(await row(site)));
      } finally {
        await site.close();
      }
    }
    return results;
  });

if (process.argv[2] === 'receivers') await serveReceivers(Number(process.argv[3]));
else await report([benchPush]);
