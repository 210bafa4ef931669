import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import type { Envelope } from '@/lib/contract/envelope';
import { REGISTRY } from '@/lib/contract/registry';
import { parseConfig } from '@/lib/server/platform/config';
import type { Services } from '@/lib/server/platform/context';
import { startWorker } from '@/lib/server/programs/serve/start-worker';
import { createApi } from '@/lib/server/web/api/app';
import { createPooledPrinter } from '@/lib/server/parcels/documents/pdf/pooled-printer';
import { createServices } from '@/lib/server/services';
import { createPhotoReader } from '@/lib/server/platform/photos/photo-reader';
import { createSheetReader } from '@/lib/server/platform/sheet-files/sheet-reader';
import { makeMemoryFolder } from '../../../scripts/testing/memory-folder.mjs';
import { copyTemplate, postgresServer, type TestDatabase } from './template';

export interface Reply {
  status: number;
  headers: Headers;
  /** The envelope; undefined for a response of bytes. */
  // Any type: a test reads any field of the response.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: Envelope<any>;
  bytes: Uint8Array;
}

export interface CallHeaders {
  token?: string;
  lang?: string;
  countryCode?: string;
  [name: string]: string | undefined;
}

interface OutboxMessage {
  channel: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** Running API over real HTTP with its own database, clock and outbox. */
export interface World {
  engine: 'sqlite' | 'postgres';
  origin: string;
  services: Services;
  call: (name: CallName, input?: Record<string, unknown>, headers?: CallHeaders) => Promise<Reply>;
  /** Moves the server's clock. */
  pass: (milliseconds: number) => void;
  outbox: () => OutboxMessage[];
}

/** Loopback address of this machine that differs from `localhost`. */
export const WEBHOOK_SERVER_ADDRESS = '127.0.0.9';

/** Most tests request codes without a proof. accounts-proof.test.ts uses the real limits. */
export const RAISED_CODE_LIMITS = {
  POW_UNPROVEN_PER_NETWORK: '1000000',
  POW_UNPROVEN_PER_HOUR: '1000000',
  POW_QUESTIONS_PER_NETWORK: '1000000',
};

let callCount = 0;
/** Each call comes from a different network, so that limits of a network apply only if a test sets it. */
const ownAddress = () => `10.${(callCount >> 16) & 255}.${(callCount >> 8) & 255}.${callCount++ & 255}`;

/** Throws unless the data matches the response schema of its call, also for orders of earlier releases. */
function assertResponseSchema(name: CallName, data: unknown): void {
  const { response } = REGISTRY[name] as CallDefinition;
  const { error } = response.safeParse(data);
  if (error) throw new Error(`${name} breaks its response schema: ${z.prettifyError(error)}`);
}

/** Makes a call as our client does, over real HTTP, to a server of any release. */
export async function requestOverHttp(
  origin: string,
  name: CallName,
  input: Record<string, unknown>,
  headers: CallHeaders,
): Promise<Reply> {
  const { path: template, method } = CALLS[name];
  const rest = { ...input };
  const address = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const response = await fetch(`${origin}/api${address}${query}`, {
    method,
    headers: {
      lang: 'en',
      countryCode: 'GH',
      version: '1.0.0',
      'x-client-address': ownAddress(),
      'content-type': method === 'GET' ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >),
    },
    ...(method === 'POST' && { body: JSON.stringify(rest) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  return { status: response.status, headers: response.headers, body, bytes };
}

/** Makes a call and checks the response against the current schema. */
export async function callOverHttp(...request: Parameters<typeof requestOverHttp>): Promise<Reply> {
  const reply = await requestOverHttp(...request);
  if (reply.body?.success === true) assertResponseSchema(request[1], reply.body.data);
  return reply;
}

/** Waits up to ten seconds until no due entry of the outbox is unsent, apart from those of paused webhooks. */
export async function sendDueEntries({ services: { db, now } }: Pick<World, 'services'>): Promise<void> {
  await vi.waitFor(
    async () => {
      const paused = db.selectFrom('webhooks').select('id').where('paused_until', '>', now().toISOString());
      const waiting = db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where(({ or, eb }) => or([eb('receiver', 'is', null), eb('receiver', 'not in', paused)]));
      expect(await waiting.where('due_at', '<=', now().toISOString()).execute()).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Returns the messages in an outbox, oldest first. */
export function readOutbox(folder: string): OutboxMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as OutboxMessage);
}

async function openWorld(engine: World['engine']): Promise<{ world: World; close: () => Promise<void> }> {
  const database: TestDatabase = await copyTemplate(inject('template'), engine);
  const outboxDir = makeMemoryFolder('outbox');
  let skew = 0;
  const config = parseConfig({
    DATABASE_URL: database.url,
    OUTBOX_DIR: outboxDir,
    NODE_ENV: 'test',
    // Servers of tests listen on this address. All other addresses of this machine are private, as in production.
    WEBHOOK_ALLOW_NETWORKS: WEBHOOK_SERVER_ADDRESS,
    ...RAISED_CODE_LIMITS,
    SEND_ON_MARKETS: 'KE',
    LOG_LEVEL: 'silent',
  });
  const ownServices = createServices(config);
  const program = (name: string) => ({ log: ownServices.log, file: path.join(inject('programs'), `${name}.mjs`) });
  const pdf = createPooledPrinter(program('pdf-worker'));
  const sheets = createSheetReader(program('sheet-worker'));
  const photos = createPhotoReader(program('photo-worker'));
  const services: Services = { ...ownServices, pdf, sheets, photos, now: () => new Date(Date.now() + skew) };
  const api = createApi(services);
  const server = await new Promise<ServerType>((ready) => {
    // The same timeout as in production, so that a busy test does not find its connection closed.
    const serverOptions = { keepAliveTimeout: 65_000 };
    const settings = { fetch: api.fetch, port: 0, hostname: '127.0.0.1', serverOptions };
    const listener = serve(settings, () => ready(listener));
  });
  const worker = startWorker(services);
  const address = server.address() as { port: number };
  const origin = `http://127.0.0.1:${address.port}`;
  const world: World = {
    engine,
    origin,
    services,
    call: (name, input = {}, headers = {}) => callOverHttp(origin, name, input, headers),
    pass: (milliseconds) => {
      skew += milliseconds;
    },
    outbox: () => readOutbox(outboxDir),
  };
  const close = async () => {
    const shutdown = new Promise((resolve) => server.close(resolve));
    // A connection whose response no test read to its end would otherwise stay open.
    if ('closeAllConnections' in server) server.closeAllConnections();
    await shutdown;
    await worker.stop();
    await services.db.destroy();
    await database.drop();
    rmSync(outboxDir, { recursive: true, force: true });
  };
  return { world, close };
}

/** PostgreSQL takes part if TEST_POSTGRES_URL is set. */
export const ENGINES: readonly World['engine'][] = postgresServer ? ['sqlite', 'postgres'] : ['sqlite'];

/** Engine for suites whose subject does not depend on a database. Each use gives its reason. */
export const ANY_ENGINE: readonly World['engine'][] = ['sqlite'];

/** Runs a suite once on each database. */
export function onEachDatabase(
  title: string,
  suite: (world: () => World, engine: World['engine']) => void,
  engines = ENGINES,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let openedWorld: Awaited<ReturnType<typeof openWorld>>;
    beforeAll(async () => {
      openedWorld = await openWorld(engine);
    });
    afterAll(() => openedWorld?.close());
    suite(() => openedWorld.world, engine);
  });
}

/** Runs a suite whose subject does not depend on a database. Each use gives its reason. */
export function onOneDatabase(title: string, suite: (world: () => World) => void): void {
  onEachDatabase(title, suite, ANY_ENGINE);
}
