import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../fixtures/free-port';

/** What an import may take to be seen everywhere. */
const SOON = { timeout: 8000, intervals: [250] };

let siteAddress: string;
let folder: string;
let environment: NodeJS.ProcessEnv;
let site: ChildProcess | undefined;

const text = async (address: string) => (await fetch(siteAddress + address)).text();
const status = async (address: string) =>
  fetch(siteAddress + address).then(
    (answer) => answer.status,
    () => 0,
  );

async function start(): Promise<void> {
  site = spawn('node', ['dist/serve.mjs'], { stdio: 'ignore', env: environment });
  await expect.poll(() => status('/api/health'), { timeout: 60_000 }).toBe(200);
}

async function stop(): Promise<void> {
  const gone = new Promise((resolve) => site!.once('exit', resolve));
  site!.kill('SIGTERM');
  await gone;
  site = undefined;
}

function ops(...parameters: string[]): void {
  execFileSync('node', ['dist/ops.mjs', ...parameters], { env: environment, stdio: 'pipe' });
}

interface Article {
  id: string;
  countries: string[];
  title: Record<string, string>;
}
interface Rate {
  countryCode: string;
  remark: Record<string, string>;
}

/** Takes a list out, changes it and takes it in again, as an operator would. */
function edit<Item>(list: string, change: (items: Item[]) => unknown): void {
  const file = path.join(folder, `${list}.json`);
  ops(list, 'export', file);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Item[])));
  ops(list, 'import', file, '--replace');
}

test.describe('what operators import', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    const port = await freePort();
    siteAddress = `http://localhost:${port}`;
    folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
    environment = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
    };
    await start();
  });

  test.afterAll(async () => {
    if (site) await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is on every page that shows it within seconds, and gone as soon', async () => {
    const title = 'A headline from another process';
    const pages = ['/gh-en/article-list', '/gh-en', '/sitemap/gh-en.xml'];
    const shown = () => Promise.all(pages.map(text)).then((all) => all.map((html) => /another(-| )process/.test(html)));
    expect(await shown()).toEqual([false, false, false]);
    expect(await status('/gh-en/article-list/another-process')).toBe(404);
    const before: Article[] = [];
    edit<Article>('news', (articles) => {
      before.push(...articles);
      const model = articles.find(({ countries }) => countries.includes('GH'))!;
      const added = { ...model, id: 'another-process', publishedAt: new Date().toISOString() };
      return [...articles, { ...added, title: { ...model.title, en: title } }];
    });
    await expect.poll(shown, SOON).toEqual([true, true, true]);
    expect(await text('/gh-en/article-list/another-process')).toContain(title);
    edit('news', () => before);
    await expect.poll(shown, SOON).toEqual([false, false, false]);
    await expect.poll(() => status('/gh-en/article-list/another-process'), SOON).toBe(404);
  });

  test('is there at once after a new start, though the pages were built before', async () => {
    const remark = 'Remark of a later tariff';
    expect(await text('/gh-en/rates')).not.toContain(remark);
    await stop();
    edit<Rate>('rates', (rates) =>
      rates.map((rate) => (rate.countryCode === 'GH' ? { ...rate, remark: { ...rate.remark, en: remark } } : rate)),
    );
    await start();
    await expect.poll(() => text('/gh-en/rates'), SOON).toContain(remark);
  });
});
