import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../fixtures/free-port';
import { wordsOf } from './words';

let apiPort: number;
let api: string;
let site: string;
let children: ChildProcess[] = [];

async function start(program: string, environment: Record<string, string>, ready: string): Promise<void> {
  const child = spawn('node', [`dist/${program}.mjs`], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
  });
  children.push(child);
  await expect
    .poll(
      () =>
        fetch(ready).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(200);
}

test.describe('the API as a process of its own', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    apiPort = await freePort();
    api = `http://localhost:${apiPort}/api`;
  });

  test.afterAll(() => {
    children.forEach((child) => child.kill('SIGTERM'));
    children = [];
  });

  test('serves the pages of a site that has none', async () => {
    const sitePort = await freePort();
    site = `http://localhost:${sitePort}`;
    await start('api', { PORT: String(apiPort), DATABASE_URL: 'file:./data/e2e/gateway.db' }, `${api}/health`);
    await start(
      'serve',
      { PORT: String(sitePort), API_BASE_URL: api, DATABASE_URL: 'file:./data/e2e/unused.db' },
      `${site}/gh-en`,
    );

    const asked = new URLSearchParams({ to: 'SA', kg: '3', l: '30', w: '30', h: '40', value: '1500', ask: '1' });
    const page = await fetch(`${site}/sa-en/express/order-quote?${asked}`);
    expect(page.status).toBe(200);
    // 3 kg fill 6 kg by volume; the line costs the same for each kilogram.
    expect(await page.text()).toMatch(/CNY\s432(?!\.)/);
    expect((await fetch(`${site}/api/v1/api/country/queryAllCountryList`)).status).toBe(404);
  });

  test('is missed with a message and a way to retry, and comes back by itself', async () => {
    const asked = new URLSearchParams({ to: 'SA', kg: '3', l: '30', w: '30', h: '40', ask: '1' });
    const [program] = children;
    program!.kill('SIGTERM');
    await new Promise((gone) => program!.once('exit', gone));
    const started = Date.now();
    const page = await fetch(`${site}/sa-en/express/order-quote?${asked}`);
    expect(Date.now() - started).toBeLessThan(5000);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(wordsOf('sa-en')('quote.answer.failed'));
    expect((await fetch(`${site}/gh-en`)).status).toBe(200);
    await start('api', { PORT: String(apiPort), DATABASE_URL: 'file:./data/e2e/gateway.db' }, `${api}/health`);
    expect(await (await fetch(`${site}/sa-en/express/order-quote?${asked}`)).text()).toMatch(/CNY\s432(?!\.)/);
  });
});
