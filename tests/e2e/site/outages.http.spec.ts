import { randomFillSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type Driver from 'better-sqlite3';
import pg from 'pg';
import { ERRORS } from '@/lib/contract/error-codes';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { startPostgres } from '../../../scripts/testing/postgres.mjs';
import { SQLITE_PACKAGE } from '../../../scripts/installed.mjs';
import { OwnSite } from '../support/own-site';
import { runForEach } from '../support/pages';
import { PageSource } from '../support/read-html';

const SQLite = createRequire(import.meta.url)(SQLITE_PACKAGE) as typeof Driver;
const MARKETS = ['gh-en', 'eg-ar'];
/** Time for the pages to be regenerated once the database is back. */
const SOON = { timeout: 15_000, intervals: [250] };
/**
 * Addresses rendered on request, with their status while the database is down. A mistake in typed text needs no call.
 */
const ASKED = [
  ['/gh-en/track?no=DX01234567890GH', 200],
  ['/eg-ar/express/order-quote?kg=2&ask=1', 200],
  [`/gh-en/track?no=${exampleWaybill('GH')}`, 503],
] as const;
const RATES = '/gh-en/rates';
const NEWS = '/gh-en/article-list';
const EARLIER_REMARK = 'Remark before the outage';
const REMARK = 'Remark after the outage';

/** A database that the test can stop. */
interface Database {
  site: OwnSite;
  execute: (statement: string) => Promise<void>;
  /** Stops it and returns a function that starts it again. */
  takeAway: () => () => void;
  drop: () => Promise<void>;
}

let database: Database;
let site: OwnSite;
let pages: string[];

/** Text of each page while everything works. */
const good = new Map<string, string>();

const textOf = (html: string) => {
  const [main = ''] = new PageSource(html).text('main');
  return main.replaceAll(/http:\/\/localhost:\d+/g, '').replaceAll(/\s+/g, ' ');
};

/** Makes the database files unreadable. Returns a function that restores them. */
function damage(site: OwnSite): () => void {
  const files = [site.database, `${site.database}-wal`].filter(existsSync);
  const whole = files.map((file) => readFileSync(file));
  files.forEach((file, index) =>
    writeFileSync(file, randomFillSync(Buffer.alloc(whole[index]!.length)), { flag: 'r+' }),
  );
  return () => files.forEach((file, index) => writeFileSync(file, whole[index]!, { flag: 'r+' }));
}

async function expectGoodPages(): Promise<void> {
  const wrong: string[] = [];
  await runForEach(pages, async (page) => {
    const response = await fetch(site.origin + page);
    const html = await response.text();
    if (response.status !== 200 || new PageSource(html).text('h1').length === 0)
      wrong.push(`${page}: ${response.status}`);
    else if (textOf(html) !== good.get(page)) wrong.push(`${page}: another text`);
  });
  for (const [page, status] of ASKED) {
    const response = await fetch(site.origin + page);
    if (response.status !== status || new PageSource(await response.text()).text('h1').length === 0)
      wrong.push(`${page}: ${response.status}`);
  }
  expect(wrong).toEqual([]);
}

async function openSqlite(): Promise<Database> {
  const site = await OwnSite.create();
  return {
    site,
    async execute(statement) {
      const file = new SQLite(site.database);
      file.exec(statement);
      file.close();
    },
    takeAway: () => damage(site),
    drop: () => site.drop(),
  };
}

/** Null if PostgreSQL is not installed. */
async function openPostgres(): Promise<Database | null> {
  const server = await startPostgres();
  if (!server) return null;
  const site = await OwnSite.create(server.url);
  return {
    site,
    async execute(statement) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    takeAway() {
      server.halt();
      return server.resume;
    },
    async drop() {
      await site.drop();
      server.stop();
    },
  };
}

/** Marks content as changed, as an import does. */
const noteChanges = () => database.execute('update content_changes set version = version + 1');

interface Rate {
  countryCode: string;
  remark: Record<string, string>;
}

function importRemark(remark: string): void {
  const file = path.join(site.folder, 'rates.json');
  site.ops('rates', 'export', file);
  const rates = JSON.parse(readFileSync(file, 'utf8')) as Rate[];
  const changed = rates.map((rate) => ({ ...rate, remark: { ...rate.remark, en: remark } }));
  writeFileSync(file, JSON.stringify(changed));
  site.ops('rates', 'import', file, '--replace');
}

for (const [engine, open] of [
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
] as const)
  test.describe(`${engine} down`, () => {
    test.describe.configure({ mode: 'serial' });

    test.beforeAll(async () => {
      // Renders about ninety pages.
      test.setTimeout(180_000);
      const available = await open();
      test.skip(!available && !process.env.REQUIRE_POSTGRES, `${engine} cannot be started here`);
      database = available!;
      site = database.site;
      site.ops('db', 'seed');
      await site.start();
      const maps = await Promise.all(MARKETS.map((prefix) => site.text(`/sitemap/${prefix}.xml`)));
      pages = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname));
      expect(pages.length).toBeGreaterThan(70);
      await runForEach(pages, async (page) => {
        await expect.poll(() => site.status(page), { ...SOON, message: page }).toBe(200);
        good.set(page, textOf(await site.text(page)));
      });
      // Every stored page is out of date after the site's next check.
      await noteChanges();
    });

    test.afterAll(() => database?.drop());

    test('leaves every page of the sitemap with its last good text', async () => {
      importRemark(EARLIER_REMARK);
      await expect.poll(() => site.text(RATES), SOON).toContain(EARLIER_REMARK);
      good.set(RATES, textOf(await site.text(RATES)));
      expect(textOf(await site.text('/gh-en'))).toBe(good.get('/gh-en'));
      const repair = database.takeAway();
      await expectGoodPages();
      // Rendering pauses for seconds after a failure, so the test repeats the request until it resumes.
      await expect
        .poll(async () => {
          expect(await site.status(NEWS)).toBe(200);
          return /"read":"news","market":"gh-en".*data of a page not read/.test(site.output());
        }, SOON)
        .toBe(true);
      repair();
      importRemark(REMARK);
      await expect.poll(() => site.text(RATES), SOON).toContain(REMARK);
      good.set(RATES, textOf(await site.text(RATES)));
    });

    test('serves stored pages at the start and refuses calls until it is back', async () => {
      await site.stop();
      const repair = database.takeAway();
      await site.start('/gh-en');
      await expectGoodPages();
      const call = await fetch(`${site.origin}/api/v1/api/country/queryAllCountryList`);
      expect(call.status).toBe(503);
      expect(await call.json()).toMatchObject({ success: false, code: ERRORS.unavailable.code });
      repair();
      await expect.poll(() => site.status('/api/health'), SOON).toBe(200);
      await expect.poll(() => site.text(RATES), SOON).toContain(REMARK);
    });
  });
