import { expect, test as base, type Page } from '@playwright/test';
import { findViolations } from './axe';
import { keepPicture } from './keep-picture';
import { MAIN, TURKISH } from './this-run';

/** Turkish pages live on their own host. */
export function addressOf(prefix: string, rest = ''): string {
  return `${prefix.startsWith('tr-') ? TURKISH : ''}/${prefix}${rest}`;
}

/** Milliseconds; where scripts are kept away, a test goes on without them. */
const TAKEN_OVER_MS = 5000;

/** A page asks for its scripts after its first paint, maybe after `load`: until React has it, nothing answers but links and forms. */
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

/** Opens and reloads as somebody who waits until the page answers, in every tab. */
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

/** A browser whose pages must run without script errors, failed policies and missing files. */
export const test = base.extend<{ complaints: string[] }>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => (javaScriptEnabled === false ? newPage() : patient(await newPage()));
    await provide(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|hydrat/i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The visitor has chosen a market before, so the first-visit dialog stays away. */
export async function chooseMarket(page: Page, prefix: string): Promise<void> {
  const [country = '', language = ''] = prefix.split('-');
  const url = new URL(addressOf(prefix), MAIN).origin;
  await page.context().addCookies([
    { name: 'defaultCountryCode', value: country.toUpperCase(), url },
    { name: 'locale', value: language === 'cn' ? 'zh-CN' : language, url },
    { name: 'cookieAgree', value: 'true', url },
  ]);
}

/** Once the page is at rest: nothing axe objects to, and nothing wider than the screen. PICTURES=1 keeps a picture for people to look at. */
export async function expectSoundPage(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFits(page, name);
  expect(await findViolations(page)).toEqual([]);
}

/** Nothing wider than the screen; as `expectSoundPage` where axe, a script, cannot look. */
export async function expectFits(page: Page, name: string): Promise<void> {
  // A page is counted as arrived before its style sheet is.
  await page.waitForLoadState('load');
  await keepPicture(page, name);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Behind a dialog the page gives its scroll bar's width back.
  expect(overflow, 'horizontal overflow').toBeLessThanOrEqual(0);
}

export { expect };
