import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startPostgres, type PostgresServer } from '../../../scripts/testing/postgres.mjs';
import { withRestore } from '../../contract/support/with-restore';
import { findFreePort } from '../../fixtures/free-port';
import { placeWaitingOrder } from '../support/linked-parcel';
import { OwnSite } from '../support/own-site';
import { PageSource } from '../support/read-html';
import { wordsOf } from '../support/words';

const words = wordsOf('gh-en');
const REQUEST_ID = 'a-page-that-fails';

let metricsPort: number;
let postgres: PostgresServer | null = null;
let site: OwnSite;
let waybill: string;

test.describe.configure({ mode: 'serial' });

const metric = async (line: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const match = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(match?.split(' ').at(-1) ?? 0);
};

/** Requests a page that the server renders, with a request id as nginx sends it. */
const open = async (address: string) => {
  const response = await fetch(new URL(address, site.origin), { headers: { 'x-request-id': REQUEST_ID } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const execute = async (statement: string) => {
  const client = new pg.Client({ connectionString: postgres!.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  postgres = await startPostgres();
  test.skip(!postgres && !process.env.REQUIRE_POSTGRES, 'needs PostgreSQL');
  metricsPort = await findFreePort();
  site = await OwnSite.create(postgres!.url, {
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  await site.start();
  waybill = await placeWaitingOrder('GH', 'sender@example.com', { origin: site.origin, ops: site.ops.bind(site) });
  site.ops('events', 'add', '--waybill', waybill, '--code', 'PICKED_UP', '--place', 'Guangzhou', '--country', 'CN');
});

test.afterAll(async () => {
  await site?.drop();
  postgres?.stop();
});

test('server-rendered pages show a parcel on PostgreSQL', async () => {
  const link = site.ops('links', 'create', waybill).trim();
  const path = new URL(link).pathname;
  for (const [address, shown] of [
    [`/gh-en/track?no=${waybill}`, words('track.states.IN_TRANSIT')],
    [`/gh-en/track/box?no=${waybill}`, words('track.states.IN_TRANSIT')],
    [path, waybill],
  ] as const) {
    const { status, html } = await open(address);
    expect(status, address).toBe(200);
    // Ignores scripts, which contain sentences for other results.
    expect(new PageSource(html).text('main').join(), address).toContain(shown);
  }
});

test('a page that cannot load its content returns 503, and is counted and logged', async () => {
  const metricName = 'http_requests_total{source="page",route="track",status="503"}';
  const failed = 'pages_failed_total{route="track"}';
  expect(await metric(failed)).toBe(0);
  const addresses = [`/gh-en/track?no=${waybill}`, `/gh-en/track/box?no=${waybill}`];
  await execute('alter table scan_events rename to scan_events_away');
  const [page, box] = await withRestore(Promise.all(addresses.map(open)), () =>
    execute('alter table scan_events_away rename to scan_events'),
  );
  expect(page!.status).toBe(503);
  expect(page!.html).toContain('<h1');
  expect(page!.html).toContain(waybill);
  expect(page!.headers.get('cache-control')).toBe('no-store');
  expect(Number(page!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(box!.status).toBe(503);
  await expect.poll(() => metric(failed)).toBeGreaterThanOrEqual(1);
  expect(await metric(metricName)).toBe(1);
  const lines = site.output().split('\n');
  const line = lines.find((each) => each.includes('"page failed"') && each.includes('"page":"track"'));
  expect(JSON.parse(line!)).toMatchObject({ status: 503, requestId: REQUEST_ID, failed: ['queryTrack'] });
  // The failed call has the same name in the log.
  expect(lines.some((each) => each.includes('"call failed"') && each.includes(REQUEST_ID))).toBe(true);
  expect((await open(`/gh-en/track?no=${waybill}`)).status).toBe(200);
});
