import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { Envelope } from '@/lib/contract/envelope';
import { parseConfig } from '@/lib/server/config';
import type { Services } from '@/lib/server/context';
import { startWorker } from '@/lib/server/cli/start-worker';
import { createApi } from '@/lib/server/web/api/app';
import { createPooledPrinter } from '@/lib/server/pdf/pooled-printer';
import { createServices } from '@/lib/server/services';
import { copyTemplate, postgresServer, type TestDatabase } from './template';

export interface Reply {
  status: number;
  headers: Headers;
  /** The envelope; undefined where bytes were answered. */
  // A test reads whatever its answer holds.
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

/** One running API over real HTTP with its own database, clock and outbox. */
export interface World {
  engine: 'sqlite' | 'postgres';
  origin: string;
  services: Services;
  call: (name: CallName, input?: Record<string, unknown>, headers?: CallHeaders) => Promise<Reply>;
  /** Moves the server's clock. */
  pass: (milliseconds: number) => void;
  outbox: () => OutboxMessage[];
}

/** This machine's, and not the one that `localhost` stands for. */
export const RECEIVER_ADDRESS = '127.0.0.9';

/** Most tests ask for codes without a proof; accounts-proof.test.ts has the limits as they are. */
export const RAISED_CODE_LIMITS = {
  POW_UNPROVEN_PER_NETWORK: '1000000',
  POW_UNPROVEN_PER_HOUR: '1000000',
  POW_QUESTIONS_PER_NETWORK: '1000000',
};

let calls = 0;
/** Each call from a network of its own, so that limits of one network hold only where a test means them. */
const ownAddress = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`;

/** Makes a call as our client does, over real HTTP. */
export async function callOverHttp(
  origin: string,
  name: CallName,
  input: Record<string, unknown>,
  headers: CallHeaders,
): Promise<Reply> {
  const { path: template, method } = CALLS[name];
  const rest = { ...input };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const response = await fetch(`${origin}/api${filled}${query}`, {
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

/** Resolves when every message that is due has been sent or has failed. */
export async function sendDue({ services: { db, now } }: Pick<World, 'services'>): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = db.selectFrom('outbox').select('id').where('state', '=', 'waiting');
      expect(await waiting.where('due_at', '<=', now().toISOString()).execute()).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The messages in an outbox, oldest first. */
export function readOutbox(folder: string): OutboxMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as OutboxMessage);
}

async function openWorld(engine: World['engine']): Promise<{ world: World; close: () => Promise<void> }> {
  const database: TestDatabase = await copyTemplate(inject('template'), engine);
  const outboxDir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  let skew = 0;
  const config = parseConfig({
    DATABASE_URL: database.url,
    OUTBOX_DIR: outboxDir,
    NODE_ENV: 'test',
    // Receivers of tests listen there; the rest of this machine is a private address, as everywhere.
    WEBHOOK_ALLOW_NETWORKS: RECEIVER_ADDRESS,
    ...RAISED_CODE_LIMITS,
    LOG_LEVEL: 'silent',
  });
  const made = createServices(config);
  const pdf = createPooledPrinter({ log: made.log, file: path.join(inject('programs'), 'pdf-worker.mjs') });
  const services: Services = { ...made, pdf, now: () => new Date(Date.now() + skew) };
  const api = createApi(services);
  const server = await new Promise<ServerType>((ready) => {
    // As the front door's: a busy test must not find its connection closed.
    const serverOptions = { keepAliveTimeout: 65_000 };
    const settings = { fetch: api.fetch, port: 0, hostname: '127.0.0.1', serverOptions };
    const started = serve(settings, () => ready(started));
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
    await new Promise((closed) => server.close(closed));
    await worker.stop();
    await services.db.destroy();
    await database.drop();
    rmSync(outboxDir, { recursive: true, force: true });
  };
  return { world, close };
}

/** PostgreSQL takes part when TEST_POSTGRES_URL is set. */
export const ENGINES: readonly World['engine'][] = postgresServer ? ['sqlite', 'postgres'] : ['sqlite'];

/** Runs a suite once on each database. */
export function onEachDatabase(title: string, suite: (world: () => World) => void, engines = ENGINES): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let opened: Awaited<ReturnType<typeof openWorld>>;
    beforeAll(async () => {
      opened = await openWorld(engine);
    });
    afterAll(() => opened?.close());
    suite(() => opened.world);
  });
}
