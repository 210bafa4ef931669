import type { CDPSession, Page } from '@playwright/test';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { SLOW_3G, SLOWER_PROCESSOR } from '../support/slow-network';

/** Milliseconds from the first byte until a form must be usable (docs/qualities.md). */
const USABLE_MS = 2000;
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const LOADS = 3;

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`).first();
const PREFIX = 'gh-en';

interface Form {
  path: string;
  /** Typed values by field name. */
  typed: Record<string, string>;
  /** Address that the form leads to, and a text on that page. */
  leadsTo: RegExp;
  shows: string;
}

/** The login is not included: scripts render its form. */
const FORMS: Form[] = [
  { path: '/track', typed: { no: 'DX00000000000GH' }, leadsTo: /\/track\?no=DX0/, shows: 'DX00000000000GH' },
  {
    path: '/express/order-quote',
    typed: { kg: '3', l: '30', w: '30', h: '40' },
    leadsTo: /order-quote\?.*kg=3/,
    shows: 'CNY',
  },
  {
    path: '/service/contact-us',
    typed: { message: 'The box arrived open.', name: 'Ama Mensah', phone: 'later', email: 'ama@example.org' },
    leadsTo: /\/enquiry\/[\w-]{43}$/,
    shows: 'The box arrived open.',
  },
];

/** Returns the milliseconds from a page's first byte until its form is usable. */
async function openSlowly(page: Page, phone: CDPSession, path: string): Promise<number> {
  await phone.send('Network.emulateNetworkConditions', SLOW_3G);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(addressOf(PREFIX, path), { waitUntil: 'commit' });
  const usable = await page.waitForFunction(() => (window as { usableAfter?: number }).usableAfter);
  const milliseconds = await usable.jsonValue();
  await phone.send('Network.emulateNetworkConditions', FREE);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return milliseconds!;
}

test('forms can be filled in and sent on a slow line and phone before any script loads', async ({ page }) => {
  await chooseMarket(page, PREFIX);
  let late = 0;
  // Scripts never arrive: everything here works without them.
  await page.route(/\.js(\?|$)/, () => void (late += 1));
  await page.addInitScript(() => {
    const look = () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (!isPainted || !document.querySelector('main form [type="submit"]')) return requestAnimationFrame(look);
      const [{ responseStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return Object.assign(window, { usableAfter: performance.now() - responseStart });
    };
    requestAnimationFrame(look);
  });
  const phone = await page.context().newCDPSession(page);
  for (const { path, typed, leadsTo, shows } of FORMS) {
    const times: number[] = [];
    // Other work runs on this machine too: the best of a few loads is the page's own time.
    while (times.length < LOADS && !(Math.min(...times) <= USABLE_MS)) times.push(await openSlowly(page, phone, path));
    expect.soft(Math.min(...times), path).toBeLessThanOrEqual(USABLE_MS);
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    const form = field(page, Object.keys(typed)[0]!).locator('xpath=ancestor::form');
    // The buttons `n` of the quote add and remove a parcel.
    await form.locator('[type="submit"]:not([name="n"])').last().click();
    await page.waitForURL(leadsTo, { waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText(shows);
  }
  expect(late).toBeGreaterThan(0);
});
