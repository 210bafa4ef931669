import type { Page } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { LANGUAGE_PREFIXES, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Maximum heights of the footer in pixels, on screens 1280 and 360 pixels wide. */
const FOOTER = { desktop: 420, phone: 700 };
const SHORT_FOOTER = { desktop: 240, phone: 320 };
/** Pixels from which the header shows its links in a row. */
const ROW = 960;

/** The market with the longest name, in addition to one market for each of the six languages. */
const PREFIXES = [...LANGUAGE_PREFIXES, 'ae-en'] as Prefix[];

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer is short in every language', screenForCommit('short footer'), async ({ page }, { project }) => {
  for (const prefix of PREFIXES) {
    await chooseMarket(page, prefix);
    await page.goto(addressOf(prefix, '/rates'));
    await page.evaluate(() => document.fonts.ready);
    const { height } = (await footer(page).boundingBox())!;
    expect.soft(height, prefix).toBeLessThanOrEqual(FOOTER[project.name as keyof typeof FOOTER]);
  }
});

test(
  'language links of a missing page lead to pages that exist',
  screenForCommit('links of a missing page'),
  async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    const chinese = page.locator('header a[hreflang="zh-CN"]').first();
    await page.goto('/gh-en/no/such-page');
    await expect(chinese).toHaveAttribute('href', '/gh-cn');
    for (const path of ['no-such-survey', 'article-list/no-such-article']) {
      await page.goto(`/gh-en/${path}`);
      await chinese.evaluate((link: HTMLAnchorElement) => link.click());
      await page.waitForURL(/\/gh-cn$/);
    }
  },
);

for (const [view, path] of [
  ['prices within a country', '/product/express'],
  ['a missing page', '/no-such-page'],
] as const)
  test(`${view} fits a screen of 320 px in every language`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const prefix of PREFIXES) {
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, path));
      await page.evaluate(() => document.fonts.ready);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, prefix).toBeLessThanOrEqual(320);
    }
  });

test('the footer of a process page has contacts and legal links only', async ({ page }, { project }) => {
  await chooseMarket(page, 'gh-en');
  await page.goto('/gh-en/express/intlorder-entry');
  const { height } = (await footer(page).boundingBox())!;
  expect(height).toBeLessThanOrEqual(SHORT_FOOTER[project.name as keyof typeof SHORT_FOOTER]);
  const words = wordsOf('gh-en');
  await expect(footer(page).getByRole('link', { name: words('layout.links.terms-of-use') })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: words('layout.links.article-list') })).toBeHidden();
});

/**
 * Returns the faults of the header's row at a width: page wider than the screen, entry on two lines, or entries that
 * overlap.
 */
async function faultsOfRow(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('nav > ul > li > a, summary')];
    const boxes = parts.map((part) => part.getBoundingClientRect()).sort((one, other) => one.left - other.left);
    const breaks = (part: Element) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = (text: Node) => {
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      // Text for screen readers takes no space.
      const isSeen = (text: Node) => {
        for (let around = text.parentElement!; around !== part; around = around.parentElement!)
          if (getComputedStyle(around).position === 'absolute') return false;
        return true;
      };
      while (texts.nextNode()) if (isSeen(texts.currentNode) && lines(texts.currentNode) > 1) return true;
      return false;
    };
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      lines: parts.filter(breaks).length,
      unfit: boxes.filter(({ height }) => height > 48 || height === 0).length,
      overlaps: boxes.filter(({ left }, index) => index > 0 && left < boxes[index - 1]!.right - 0.5).length,
    };
  });
}

const ROW_WIDTHS = [ROW, 1119, 1120, 1279, 1280];

test('the header fits in one row on every page', { tag: '@desktop' }, async ({ page }) => {
  for (const prefix of PREFIXES) {
    await chooseMarket(page, prefix);
    // Late fonts are used from the next page on (docs/decisions/content.md#fonts), so the row is measured on a second
    // visit.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(addressOf(prefix, '/rates'));
      await page.evaluate(() => document.fonts.ready);
    }
    for (const width of ROW_WIDTHS)
      expect
        .soft(await faultsOfRow(page, width), `${prefix} at ${width}`)
        .toEqual({ overflow: 0, lines: 0, unfit: 0, overlaps: 0 });
  }
});

test(
  'the header fits in one row with the device’s font when the site’s fonts are late',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    for (const prefix of LANGUAGE_PREFIXES) {
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, '/rates'));
      for (const width of ROW_WIDTHS)
        expect
          .soft(await faultsOfRow(page, width), `${prefix} at ${width}`)
          .toMatchObject({ overflow: 0, overlaps: 0 });
    }
  },
);

test('services, rates and sites are in the header', screenForCommit('header links'), async ({ page }, info) => {
  const words = wordsOf('gh-en');
  const bar = page.getByRole('banner');
  await chooseMarket(page, 'gh-en');
  await page.goto('/gh-en/track');
  const isPhone = info.project.name === 'phone';
  if (isPhone) await bar.getByRole('button', { name: words('layout.header.menu') }).click();
  for (const name of ['rates', 'location-map'])
    await expect(bar.getByRole('link', { name: words(`layout.bar.${name}`), exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: words('layout.bar.track'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar.locator('summary', { hasText: words('layout.header.services') }).click();
  await expect(bar.getByText(words('layout.header.groups.local', { market: 'GH', country: 'Ghana' }))).toBeVisible();
  await bar.getByRole('link', { name: words('layout.links.product-warehouse'), exact: true }).click();
  await page.waitForURL('**/gh-en/product/warehouse');
  await expect(bar.getByText('Ghana · EN')).toHaveCount(1);
});

test(
  'another country’s contacts load on selection, with a retry after a failure',
  screenForCommit('contacts of another country'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    await chooseMarket(page, 'gh-en');
    const calls = '**/api/**';
    await page.goto('/gh-en/rates', { waitUntil: 'networkidle' });
    const contacts = footer(page).getByRole('region', { name: words('layout.footer.contact') });
    const choice = contacts.getByRole('combobox', { name: words('layout.footer.country') });
    await expect(contacts.getByRole('link', { name: /^\+233/ })).not.toHaveCount(0);
    await page.route(calls, (route) => route.abort());
    await choice.selectOption('KE');
    await expect(contacts.getByText(words('layout.footer.failed'))).toBeVisible();
    await expect(contacts.getByRole('link', { name: /^\+/ })).toHaveCount(0);
    await page.unroute(calls);
    await contacts.getByRole('button', { name: words('layout.footer.retry') }).click();
    await expect(contacts.getByRole('link', { name: /^\+254/ })).not.toHaveCount(0);
    // The same response contained the other markets.
    await page.route(calls, (route) => route.abort());
    await choice.selectOption('TR');
    await expect(contacts.getByRole('link', { name: /^\+90/ })).not.toHaveCount(0);
    await choice.selectOption('GH');
    await expect(contacts.getByRole('link', { name: /^\+233/ })).not.toHaveCount(0);
  },
);

test('the footer’s columns open by keyboard on phones', { tag: '@phone' }, async ({ page }) => {
  const words = wordsOf('gh-en');
  await chooseMarket(page, 'gh-en');
  await page.goto('/gh-en/rates');
  const jobs = footer(page).getByRole('link', { name: words('layout.links.business-recruit') });
  await expect(jobs).toBeHidden();
  await expect(footer(page).getByRole('img', { name: /QR/ })).toBeHidden();
  await footer(page)
    .getByRole('checkbox', { name: words('layout.footer.about') })
    .focus();
  await page.keyboard.press('Space');
  await expect(jobs).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer links to the contacts of every country', screenForCommit('footer'), async ({ page }) => {
    const words = wordsOf('pk-ur');
    await page.goto('/pk-ur/rates');
    await expect(footer(page).getByRole('combobox')).toBeHidden();
    await footer(page)
      .getByRole('link', { name: words('layout.footer.elsewhere') })
      .click();
    await page.waitForURL('**/pk-ur/service/contact-us#offices');
    const kenya = page.locator('main details', { has: page.locator('a[href^="tel:+254"]') });
    await kenya.locator('summary').click();
    await expect(kenya.getByRole('link', { name: /254/ }).first()).toBeVisible();
  });

  test('the menu of services opens and links to pages', screenForCommit('plain menu'), async ({ page }, info) => {
    const words = wordsOf('eg-ar');
    const bar = page.getByRole('banner');
    await page.goto('/eg-ar/rates');
    if (info.project.name === 'phone') await bar.getByRole('button', { name: words('layout.header.menu') }).click();
    await bar.locator('summary', { hasText: words('layout.header.services') }).click();
    await bar.getByRole('link', { name: words('layout.links.product-express'), exact: true }).click();
    await page.waitForURL('**/eg-ar/product/express');
  });
});
