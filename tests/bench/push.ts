import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startWorker } from '@/lib/server/programs/serve/start-worker';
import { importScans } from '@/lib/server/parcels/tracking/import-scans';
import { insertWebhook } from '@/lib/server/accounts/webhooks/store';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/create-user';
import { contextOf, type BenchSite } from './bench-site';
import { onEachDatabase } from './each-database';
import { report } from './report';
import { atLeast, atMost, type BenchResult } from './result';
import { inChunks, sampleOrders, sampleScans, SCANS_PER_ORDER } from './scan-samples';

/** Partners' servers on this machine: eighteen respond at once, one after 400 ms, one never. */
const RECEIVERS = 20;
const SLOW_MS = 400;
const ORDERS_PER_RECEIVER = 50;
/** Number of scans of one import, as in partners' files. */
const IMPORT = 500;
const TARGETS = { rate: 500, p99: 30_000 };

const kindOf = (index: number) => (index === 0 ? 'dead' : index === 1 ? 'slow' : 'quick');

/** The servers run in a separate process. It reports its ports, and on request the arrival of each event in milliseconds since 1970. */
async function serveReceivers(): Promise<void> {
  const came = Array.from({ length: RECEIVERS }, () => new Map<string, number>());
  const servers = came.map((events, index) =>
    createServer((request, response) => {
      request.resume().on('end', () => {
        const id = String(request.headers['webhook-id']);
        if (kindOf(index) !== 'dead' && !events.has(id)) events.set(id, Date.now());
        if (kindOf(index) === 'dead') return;
        if (kindOf(index) === 'quick') return void response.writeHead(204).end();
        setTimeout(() => response.writeHead(204).end(), SLOW_MS);
      });
    }),
  );
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send!(servers.map((server) => (server.address() as AddressInfo).port));
  process.on('message', () => process.send!(came.map((events) => [...events])));
}

type Came = [id: string, at: number][][];

async function cameAt(receivers: ChildProcess): Promise<Came> {
  const answer = once(receivers, 'message');
  receivers.send('ask');
  return ((await answer) as [Came])[0];
}

/** Creates an account with a webhook for each server, and waiting parcels. */
async function openPartner({ ctx }: BenchSite, port: number, index: number) {
  const { db, now } = ctx;
  const name = { kind: 'email', value: `partner-${index}@example.com` } as const;
  const { id: user_id } = await storeNewUser(db, newUserRow(name, null, { countryCode: 'GH' }, now()));
  await insertWebhook(db, {
    ...{ id: `webhook-${index}`, user_id, url: `http://127.0.0.1:${port}/`, mode: 'live', events: 'parcel.moved' },
    ...{ language: 'en', secret_number: 1, rotated_at: null, off_reason: null, off_at: null },
    ...{ failing_since: null, failures: 0, paused_until: null, created_at: now().toISOString() },
  });
  return sampleOrders({ ctx: contextOf(ctx, user_id), userId: user_id }, ORDERS_PER_RECEIVER);
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;

/** Imports whole journeys while the worker sends. Returns the time at which each entry was written. */
async function pushAll(site: BenchSite, waybills: readonly string[]): Promise<number> {
  const { db, now } = site.ctx;
  const started = performance.now();
  for (const chunk of inChunks(sampleScans(waybills, new Date(Date.now() - 30 * 86_400_000)), IMPORT))
    await importScans(db, chunk, now());
  return (performance.now() - started) / 1000;
}

async function measure(site: BenchSite, engine: string): Promise<BenchResult[]> {
  const receivers = fork(fileURLToPath(import.meta.url), ['receivers']);
  const [ports] = (await once(receivers, 'message')) as [number[]];
  const waybills: string[] = [];
  for (const [index, port] of ports.entries()) waybills.push(...(await openPartner(site, port, index)));
  const worker = startWorker(site.ctx);
  const started = Date.now();
  const seconds = await pushAll(site, waybills);
  const each = ORDERS_PER_RECEIVER * SCANS_PER_ORDER;
  let came = await cameAt(receivers);
  const isDone = () => came.every((events, index) => kindOf(index) !== 'quick' || events.length === each);
  while (!isDone()) {
    if (Date.now() - started > 300_000) throw new Error(`${came.map((events) => events.length).join()} of ${each}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    came = await cameAt(receivers);
  }
  await worker.stop(100);
  receivers.kill();
  const quick = came.filter((_, index) => kindOf(index) === 'quick').flat();
  const rows = await site.ctx.db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('kind', '=', 'webhook')
    .execute();
  const written = new Map(rows.map(({ id, created_at }) => [id, Date.parse(created_at)]));
  const waits = quick.map(([id, at]) => at - written.get(id)!).sort((one, other) => one - other);
  const last = Math.max(...quick.map(([, at]) => at));
  const name = `${quick.length.toLocaleString('en')} events to ${RECEIVERS} servers, ${engine}`;
  return [
    atLeast(name, (quick.length * 1000) / (last - started), '/s', TARGETS.rate),
    atMost(`scans taken in meanwhile: ${engine}`, seconds, 's', 300),
    atMost(`from import to server, median: ${engine}`, percentile(waits, 0.5), 'ms', TARGETS.p99),
    atMost(`from import to server, 99 of 100: ${engine}`, percentile(waits, 0.99), 'ms', TARGETS.p99),
  ];
}

const benchPush = () =>
  onEachDatabase(async (open, engine) => {
    const site = await open();
    try {
      return await measure(site, engine);
    } finally {
      await site.close();
    }
  });

if (process.argv[2] === 'receivers') await serveReceivers();
else await report([benchPush]);
