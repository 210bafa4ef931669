import type { Page } from '@playwright/test';
import { screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';

/**
 * Kilobytes over the network and number of requests, everything included: also the dialog of a first visit and the
 * icons. Nothing is prefetched before a market is chosen.
 */
const BUDGETS = [
  { prefix: 'gh-en', kilobytes: 190, requests: 17 },
  { prefix: 'eg-ar', kilobytes: 209, requests: 18 },
  // Nastaliq is one file of 96 KB, which no other language needs.
  { prefix: 'pk-ur', kilobytes: 285, requests: 18 },
];

/** Milliseconds without a request after which nothing more is expected, as Playwright's `networkidle`. */
const QUIET_MS = 500;

for (const { prefix, kilobytes, requests } of BUDGETS)
  test(
    `a first visit to /${prefix} stays within its budget`,
    screenForCommit('first visit', prefix),
    async ({ page, context }) => {
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      const transfers = new Map<string, { url: string; bytes: number }>();
      const underway = new Set<string>();
      let changedAt = Date.now();
      const isQuiet = () => underway.size === 0 && Date.now() - changedAt > QUIET_MS;
      network.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.startsWith('data:')) return;
        transfers.set(requestId, { url: request.url, bytes: 0 });
        underway.add(requestId);
        changedAt = Date.now();
      });
      const end = (requestId: string) => {
        if (underway.delete(requestId)) changedAt = Date.now();
      };
      network.on('Network.loadingFailed', ({ requestId }) => end(requestId));
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const transfer = transfers.get(requestId);
        if (transfer) transfer.bytes = encodedDataLength;
        end(requestId);
      });
      await page.goto(`/${prefix}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      // Idle work begins within two seconds (§4). This callback was registered last and runs after all others.
      await page.evaluate(() => new Promise<void>((begun) => requestIdleCallback(() => begun(), { timeout: 3000 })));
      await expect.poll(isQuiet, { timeout: 10_000, intervals: [50] }).toBe(true);
      const list = [...transfers.values()];
      const total = list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      const report = list.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
      expect(total, report).toBeLessThanOrEqual(kilobytes);
      expect(list.length, report).toBeLessThanOrEqual(requests);
    },
  );

/** docs/decisions/screens.md */
test('the choice of a country waits for the next page, so that a field preserves its focus', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((go) => (release = go));
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/gh-en', { waitUntil: 'commit' });
  const field = page.locator('main textarea, main input[type="text"]').first();
  await field.pressSequentially('DX0');
  release();
  await page.waitForLoadState('networkidle');
  await field.pressSequentially('1234');
  await expect(field).toHaveValue('DX01234');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Phones fold the footer's lists.
  const help = page.locator('footer a[href="/gh-en/service/help"]').first();
  await help.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/gh-en/service/help');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('scripts load after the first paint, each once', async ({ page }) => {
  await chooseMarket(page, 'gh-en');
  for (const path of ['/gh-en', '/gh-en/express/order-quote']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/') && name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(scripts.length, path).toBeGreaterThan(2);
    expect(new Set(scripts.map(({ name }) => name)).size, path).toBe(scripts.length);
    expect(Math.min(...scripts.map(({ startTime }) => startTime)), path).toBeGreaterThanOrEqual(painted);
  }
});

/** Records layout shifts from the request on. Returns a function for their sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

test('content pages load without layout shifts', screenForCommit('layout shift'), async ({ page }) => {
  await chooseMarket(page, 'pk-ur');
  const shifted = await watchShifts(page);
  for (const path of ['/pk-ur', '/eg-ar/rates', '/gh-en/service/help', '/gh-en/product/intl-straight']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(), path).toBeLessThanOrEqual(0.001);
  }
});

test(
  'pages with forms load without layout shifts if their scripts are late',
  screenForCommit('slow form'),
  async ({ page }) => {
    await chooseMarket(page, 'pk-ur');
    const shifted = await watchShifts(page);
    await page.route(/_next\/static\/.*\.js/, async (route) => {
      await new Promise((go) => setTimeout(go, 1500));
      await route.continue();
    });
    for (const path of ['/pk-ur/user-opt/login', '/gh-en/user-opt/login', '/pk-ur/express/intlorder-entry']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main form').first()).toBeVisible();
      expect(await shifted(), path).toBeLessThanOrEqual(0.001);
    }
  },
);

/** Font files of a first view: two weights, and one Nastaliq font more for Urdu. */
const FONT_FILES = { 'gh-en': 2, 'ma-fr': 2, 'tr-tr': 2, 'eg-ar': 2, 'pk-ur': 3 };
/** Milliseconds by which the fonts arrive later than everything else on a slow network. */
const FONT_DELAY_MS = 1000;

for (const [prefix, most] of Object.entries(FONT_FILES))
  test(
    `the fonts of /${prefix} are few and cause no layout shift when late`,
    screenForCommit('fonts', prefix),
    async ({ page }) => {
      await chooseMarket(page, prefix);
      const shifted = await watchShifts(page);
      const requests = new Set<string>();
      await page.route(/\.woff2/, async (route) => {
        requests.add(route.request().url());
        await new Promise((passed) => setTimeout(passed, FONT_DELAY_MS));
        await route.continue();
      });
      for (const path of ['', '/track', '/express/order-quote']) {
        requests.clear();
        await page.goto(addressOf(prefix, path), { waitUntil: 'networkidle' });
        expect(requests.size, [...requests].join('\n')).toBeLessThanOrEqual(most);
        expect(requests.size).toBeGreaterThan(0);
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted(), path).toBeLessThanOrEqual(0.001);
      }
    },
  );

/** Milliseconds of a connection that brings the font soon, and of one that does not. */
for (const { late, nastaliq } of [
  { late: 300, nastaliq: true },
  { late: 3000, nastaliq: false },
])
  test(
    `an Urdu page ${nastaliq ? 'begins with' : 'does not wait for'} Nastaliq that comes after ${late} ms`,
    screenForCommit('held text', String(late)),
    async ({ page }) => {
      await chooseMarket(page, 'pk-ur');
      const shifted = await watchShifts(page);
      let fontTime = 0;
      await page.route(/nastaliq.*\.woff2/, async (route) => {
        await new Promise((passed) => setTimeout(passed, late));
        fontTime = Date.now();
        await route.continue();
      });
      await page.goto('/pk-ur', { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      const { painted, family } = await page.evaluate(() => ({
        painted: performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        family: getComputedStyle(document.querySelector('h1')!).fontFamily,
      }));
      if (nastaliq) expect(painted).toBeGreaterThanOrEqual(fontTime);
      else expect(painted).toBeLessThan(fontTime);
      expect(/^"?Nastaliq"?,/.test(family), family).toBe(nastaliq);
      expect(await shifted()).toBeLessThanOrEqual(0.001);
    },
  );
