import type { Page } from '@playwright/test';
import { FIXED_ROUTES, requestReadPage } from '../support/pages';
import { LANGUAGE_PREFIXES, pickForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';

/**
 * CSS pixels, footer included, on a phone 360 wide. The longest is the comparison with its price fields, in Nastaliq.
 */
const MAX_HEIGHT_PX = 4700;

const PRODUCTS = FIXED_ROUTES.filter(
  ({ name }) =>
    name.startsWith('product') ||
    ['service-business-express', 'service-first-delivery', 'service-small-pac'].includes(name),
);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// The test sets its own width.
for (const prefix of ['gh-en', ...pickForCommit('long products', LANGUAGE_PREFIXES.slice(1))])
  test(`${prefix}: every product page stays short on a phone`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(120_000);
    // A renamed page must not leave the list unnoticed.
    expect(PRODUCTS).toHaveLength(14);
    await chooseMarket(page, prefix);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { path } of PRODUCTS) {
      await page.goto(addressOf(prefix, `/${path}`), { waitUntil: 'load' });
      expect.soft(await heightOf(page), path).toBeLessThan(MAX_HEIGHT_PX);
    }
  });

/** The opening part of each page, by its address. Pages that are not listed have none of these parts. */
const FIRST_PARTS: Record<string, string> = {
  'product/intl-straight': 'lines',
  'product/intl-straight-small': 'cost',
  'product/intl-straight-special': 'cost',
  'service/business-express': 'cost',
  'product/warehouse': 'stock',
  'product/warehouse-head': 'freight',
  'product/express': 'cities',
  'product/express-standard': 'cities',
};
const OPENINGS = new Set(Object.values(FIRST_PARTS));

test('each product page has its own opening part only, under each of its addresses', { tag: '@desktop' }, async () => {
  for (const { path, aliases = [] } of PRODUCTS)
    for (const address of [path, ...aliases]) {
      const { source } = await requestReadPage('gh-en', address);
      const sections = source.elements('section').map((section) => section['aria-labelledby'] ?? '');
      const openings = sections.filter((id) => OPENINGS.has(id));
      expect.soft([address, ...openings]).toEqual([address, ...[FIRST_PARTS[path]].filter(Boolean)]);
    }
});
