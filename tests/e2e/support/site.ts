import { createHash } from 'node:crypto';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { findViolations } from './axe';
import { storePicture } from './store-picture';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from './this-run';

/** Returns the address of a page: a path, or an absolute address for Turkish pages, which have a separate host. */
export function addressOf(prefix: string, rest = ''): string {
  return `${prefix.startsWith('tr-') ? TURKISH_ORIGIN : ''}/${prefix}${rest}`;
}

/** Milliseconds. If scripts are blocked, a test continues without them after this time. */
const TAKEN_OVER_MS = 5000;

/**
 * A page loads its scripts after its first paint, perhaps after `load`. Until React is ready, only links and forms
 * respond.
 */
const untilTakenOver = (page: Page) =>
  page
    .waitForFunction(
      () =>
        !document.querySelector('script[data-late]') ||
        Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
      null,
      { timeout: TAKEN_OVER_MS },
    )
    .catch(() => {});

/** Opens and reloads pages like a visitor who waits until the page responds, in every tab. */
function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await untilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilTakenOver(page);
    return response;
  };
  return page;
}

/**
 * Chromium counts a test's evaluations in a page as use of the page. If one came before the page's scripts, a first
 * visit's dialog would stay closed. In the pages of tests only keys and presses count.
 */
function countInputAsUse() {
  let isUsed = false;
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => (isUsed = true), { capture: true });
  Object.defineProperty(navigator.userActivation, 'hasBeenActive', { get: () => isUsed });
}

/** Returns the address of a network that only this try of a test uses. */
function networkOf({ testId, project, retry }: TestInfo): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${project.name} ${retry}`).digest();
  return `10.${a}.${b}.${c}`;
}

/**
 * A browser whose pages must run without script errors, failed policies and missing files. Each test has a network of
 * its own: a network may request few codes and send few enquiries an hour.
 */
export const test = base.extend<{ complaints: string[] }>({
  extraHTTPHeaders: async ({}, provide, info) => provide({ 'x-forwarded-for': networkOf(info) }),
  context: async ({ context, javaScriptEnabled }, provide) => {
    await context.addInitScript(countInputAsUse);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => (javaScriptEnabled === false ? newPage() : patient(await newPage()));
    await provide(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${String(error)} on ${page.url()}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|hydrat/i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the visitor one who has chosen a market before, so that the first-visit dialog does not open. */
export async function chooseMarket(page: Page, prefix: string): Promise<void> {
  const [country = '', language = ''] = prefix.split('-');
  const url = new URL(addressOf(prefix), MAIN_ORIGIN).origin;
  await page.context().addCookies([
    { name: 'defaultCountryCode', value: country.toUpperCase(), url },
    { name: 'locale', value: language === 'cn' ? 'zh-CN' : language, url },
    { name: 'cookieAgree', value: 'true', url },
  ]);
}

/**
 * Checks a page at rest: axe finds no fault, and nothing is wider than the screen. PICTURES=1 saves a picture for
 * review.
 */
export async function expectSoundPage(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFits(page, name);
  expect(await findViolations(page)).toEqual([]);
}

/** Asserts that nothing is wider than the screen, for pages on which axe, a script, cannot run. */
export async function expectFits(page: Page, name: string): Promise<void> {
  // A page may count as loaded before its style sheet is.
  await page.waitForLoadState('load');
  await storePicture(page, name);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Behind a dialog the page reserves the width of its scroll bar.
  expect(overflow, 'horizontal overflow').toBeLessThanOrEqual(0);
}

export { expect };
