import type { Page } from '@playwright/test';
import { FIXED_ROUTES } from './pages';
import { LANGUAGE_PREFIXES, pickForCommit } from './rotation';
import { addressOf, chooseMarket, expect, test } from './site';

/** CSS pixels, footer included, on a phone 360 wide. */
const LONGEST = 4500;

const PRODUCTS = FIXED_ROUTES.filter(
  ({ name }) =>
    name.startsWith('product') ||
    ['service-business-express', 'service-first-delivery', 'service-small-pac'].includes(name),
);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// It sets its own width.
for (const prefix of ['gh-en', ...pickForCommit('long products', LANGUAGE_PREFIXES.slice(1))])
  test(`${prefix}: no page of a product is long on a phone`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(120_000);
    expect(PRODUCTS.length).toBe(14);
    await chooseMarket(page, prefix);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { path } of PRODUCTS) {
      await page.goto(addressOf(prefix, `/${path}`), { waitUntil: 'load' });
      expect.soft(await heightOf(page), path).toBeLessThan(LONGEST);
    }
  });
