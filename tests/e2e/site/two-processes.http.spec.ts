import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { encodePassword } from '@/lib/client/session/encode-password';
import { CALLS } from '@/lib/contract/calls';
import type { Tables } from '@/lib/server/platform/db/tables/tables';
import { startStack, type Stack } from '../../../scripts/stack/start-stack.mjs';
import { insertPlaces, internationalOrder } from '../../contract/support/order-samples';

const REQUESTS = Number(process.env.RESTART_REQUESTS ?? 2000);
const REQUESTS_PER_SECOND = Number(process.env.RESTART_RATE ?? 50);
/** How often all processes are restarted, one after the other, evenly over the requests. */
const ROUNDS = Math.max(2, Number(process.env.RESTART_ROUNDS ?? 2));
const PASSWORD = 'Parcel-2026!';

test.describe.configure({ mode: 'serial' });

let stack: Stack;
let db: Kysely<Tables>;
let token: string;
const agent = new http.Agent({ keepAlive: true });

interface Reply {
  /** 0 without a response. */
  status: number;
  body: string;
}

function send(address: string, body?: object, headers: http.OutgoingHttpHeaders = {}): Promise<Reply> {
  const all = { lang: 'en', countryCode: 'GH', ...(body && { 'content-type': 'application/json' }), ...headers };
  return new Promise((resolve) => {
    http
      .request(stack.origin + address, { method: body ? 'POST' : 'GET', agent, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
        response.on('error', (error) => resolve({ status: 0, body: error.message }));
      })
      .on('error', (error) => resolve({ status: 0, body: error.message }))
      .end(body && JSON.stringify(body));
  });
}

const call = (name: keyof typeof CALLS) => `/api${CALLS[name].path}`;
const place = () =>
  send(call('addInternationalOrder'), internationalOrder(), { token, 'idempotency-key': randomUUID() });

/** Requests of visitors, in turn: a stored page, a rendered one, two queries, an order. */
const VISITS: ((number: number) => Promise<Reply>)[] = [
  (number) => send(`/gh-en/service/help?utm_id=${number}`),
  (number) => send(`/gh-en/track?no=DX${String(number).padStart(11, '0')}GH`),
  () => send(call('queryAllCountryList')),
  () => send(call('queryTrack'), { waybillNos: ['DX01234567890GH'] }),
  place,
];

/** Sends `count` requests at an even pace. Returns the failed ones and the acknowledged orders. */
async function visit(count: number, kinds = VISITS) {
  const failed: string[] = [];
  const orderIds: string[] = [];
  const underWay: Promise<void>[] = [];
  const startTime = Date.now();
  for (let number = 0; number < count; number += 1) {
    await wait(Math.max(0, startTime + (number * 1000) / REQUESTS_PER_SECOND - Date.now()));
    const kind = kinds[number % kinds.length]!;
    underWay.push(
      kind(number).then(({ status, body }) => {
        if (status !== 200) failed.push(`${kinds.indexOf(kind)}: ${status} ${body.slice(0, 200)}`);
        else if (kind === place) orderIds.push((JSON.parse(body) as { data: { id: string } }).data.id);
      }),
    );
  }
  await Promise.all(underWay);
  return { failed, placed: orderIds };
}

const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Uses operators' settings: pages are rendered ahead during the test.
  stack = await startStack();
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: stack.postgres.url }) }),
  });
  await insertPlaces({ services: { db } });
  stack.ops('users', 'create', '--email', 'ama@example.com', '--password', PASSWORD, '--name', 'Ama Mensah');
  // The account places more orders than a new one may.
  stack.ops('accounts', 'allow', 'ama@example.com', '--messages', '1000000');
  const login = { userName: 'ama@example.com', password: await encodePassword(PASSWORD), rememberMe: true };
  const { body } = await send(call('login'), login);
  token = (JSON.parse(body) as { data: { accessToken: string } }).data.accessToken;
});

test.afterAll(async () => {
  agent.destroy();
  await db?.destroy();
  await stack?.stop();
});

test('restarting each behind nginx fails no request and loses or duplicates no order', async () => {
  test.setTimeout(REQUESTS * 100 + 240_000);
  const before = await countOrders();
  let restarts = 0;
  const restarting = (async () => {
    const began = Date.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(Math.max(0, began + (round * REQUESTS * 1000) / REQUESTS_PER_SECOND / ROUNDS - Date.now()));
      // As in docs/deployment.md: the next one is restarted as soon as the previous one reports that it is ready.
      for (const site of stack.sites) {
        await site.restart();
        restarts += 1;
      }
    }
  })();
  const { failed, placed } = await visit(REQUESTS);
  await restarting;
  console.log(`${REQUESTS} requests, ${restarts} restarts, ${placed.length} orders, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(new Set(placed).size).toBe(placed.length);
  expect(await countOrders()).toBe(before + placed.length);
});

test('killing one fails no read, and acknowledged orders exist once', async () => {
  // A process is slow just after its start.
  expect((await visit(40)).failed).toEqual([]);
  const before = await countOrders();
  const [first] = stack.sites;
  const visits = visit(60);
  await wait(1000);
  await first!.kill();
  const { failed, placed } = await visits;
  // An order without a response is not finished. Its sender repeats the order with its key.
  expect(failed.filter((each) => !/^[34]:/.test(each))).toEqual([]);
  const orders = await countOrders();
  expect(orders - before).toBeGreaterThanOrEqual(placed.length);
  expect(orders - before).toBeLessThanOrEqual(placed.length + failed.length);
  await first!.start();
});

test('imported content is on an unvisited page for its first visitor', async () => {
  const ratesPage = async () => (await send('/gh-en/rates')).body;
  const remark = 'Remark on a quiet page';
  expect(await ratesPage()).not.toContain(remark);
  const file = path.join(stack.folder, 'rates.json');
  stack.ops('rates', 'export', file);
  const rates = JSON.parse(readFileSync(file, 'utf8')) as { remark: Record<string, string> }[];
  writeFileSync(file, JSON.stringify(rates.map((rate) => ({ ...rate, remark: { ...rate.remark, en: remark } }))));
  stack.ops('rates', 'import', file, '--replace');
  await wait(5000);
  expect(await ratesPage()).toContain(remark);
});

// Well after the start: a page rendered before a process has checked twice for imports may contain older data and is
// rendered again.
test('a page that one machine rendered is served by the other too', async () => {
  const renderCount = async () => {
    const figures = await Promise.all(stack.sites.map(async ({ metrics }) => (await fetch(metrics)).text()));
    const counts = figures.map(
      (text) => /^pages_rendered_total\{outcome="stored",reason="visitor"\} (\d+)$/m.exec(text)?.[1] ?? 0,
    );
    return counts.reduce((sum: number, count) => sum + Number(count), 0);
  };
  const before = await renderCount();
  const texts: string[] = [];
  for (const { address } of stack.sites) texts.push(await (await fetch(`${address}/ke-en/service/industry`)).text());
  expect(texts[0]).toContain('<h1');
  expect(texts[1]).toBe(texts[0]);
  expect((await renderCount()) - before).toBe(1);
});

test('a page of the previous release finds its scripts on either process', async () => {
  const [first] = stack.sites;
  const former = path.join(stack.folder, 'site-1-assets/a-release-before/chunks');
  const scripts = Array.from({ length: 6 }, (_, index) => `old-${index}.js`);
  mkdirSync(former, { recursive: true });
  for (const script of scripts) writeFileSync(path.join(former, script), `// ${script}`);
  await first!.restart();
  for (const script of scripts)
    expect(await send(`/_next/static/chunks/${script}`)).toEqual({ status: 200, body: `// ${script}` });
  expect((await send('/_next/static/chunks/of-no-release.js')).status).toBe(404);
});
