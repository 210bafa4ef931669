import { randomFillSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from 'better-sqlite3';
import { ERRORS } from '@/lib/contract/error-codes';
import { OwnSite } from './own-site';
import { PageSource } from './read-html';
import { MAIN } from './this-run';

const MARKETS = ['gh-en', 'eg-ar'];
/** Rendered for each request: they work without an answer of the API. */
const DRAWN_EACH_TIME = /\/(track|express\/order-quote)$/;
/** Time for the pages to be regenerated once the database is back. */
const SOON = { timeout: 15_000, intervals: [250] };
const RATES = '/gh-en/rates';
const REMARK = 'Remark after the outage';

let site: OwnSite;
let pages: string[];

/** The page's text on the site of all other tests, which has the same data. */
const good = new Map<string, string>();

const textOf = (html: string) => {
  const [main = ''] = new PageSource(html).text('main');
  return main.replaceAll(/http:\/\/localhost:\d+/g, '').replaceAll(/\s+/g, ' ');
};

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/** Makes the files of the database unreadable; answers how to put them back. */
function damage(): () => void {
  const files = [site.database, `${site.database}-wal`].filter(existsSync);
  const whole = files.map((file) => readFileSync(file));
  files.forEach((file, index) =>
    writeFileSync(file, randomFillSync(Buffer.alloc(whole[index]!.length)), { flag: 'r+' }),
  );
  return () => files.forEach((file, index) => writeFileSync(file, whole[index]!, { flag: 'r+' }));
}

async function expectGoodPages(): Promise<void> {
  const wrong: string[] = [];
  await inTurns(pages, async (page) => {
    const answer = await fetch(site.origin + page);
    const html = await answer.text();
    if (answer.status !== 200 || new PageSource(html).text('h1').length === 0) wrong.push(`${page}: ${answer.status}`);
    else if (!DRAWN_EACH_TIME.test(page) && textOf(html) !== good.get(page)) wrong.push(`${page}: another text`);
  });
  expect(wrong).toEqual([]);
}

/** Marks content as changed, as an import does. */
function noteChanges(): void {
  const database = new SQLite(site.database);
  const note = database.prepare('insert into content_changes (tag, version, changed_at) values (?, 1, ?)');
  for (const tag of ['rates', 'sites', 'news', 'jobs', 'surveys']) note.run(tag, new Date().toISOString());
  database.close();
}

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

test.describe('the database away', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    site = await OwnSite.create();
    site.ops('db', 'seed');
    // Every stored page is stale when the site starts.
    noteChanges();
    await site.start();
    const maps = await Promise.all(MARKETS.map((prefix) => site.text(`/sitemap/${prefix}.xml`)));
    pages = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname));
    await inTurns(pages, async (page) => void good.set(page, textOf(await (await fetch(MAIN + page)).text())));
    expect(pages.length).toBeGreaterThan(70);
  });

  test.afterAll(() => site?.drop());

  test('leaves every page of the sitemap with its last good text, drawn since the start or not', async () => {
    for (const page of ['/gh-en', '/gh-en/article-list']) expect(textOf(await site.text(page))).toBe(good.get(page));
    const repair = damage();
    await expectGoodPages();
    expect(await site.status(RATES)).toBe(200);
    expect(site.output()).toMatch(/"read":"rates","market":"gh-en".*a read of a page failed/);
    repair();
    importRemark(REMARK);
    await expect.poll(() => site.text(RATES), SOON).toContain(REMARK);
  });

  test('at the start leaves the pages as they were built and calls refused, until it is back', async () => {
    await site.stop();
    const repair = damage();
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
