import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { OwnSite } from './own-site';
import { screenForCommit } from './rotation';
import { addressOf, chooseMarket, test } from './site';
import { wordsOf } from './words';

/** The form of this page says when React has taken it over. */
const FORM = '/service/contact-us';
const ready = (page: Page) => page.locator('main [data-script="ready"] > form');

for (const prefix of ['gh-en', 'eg-ar', 'pk-ur'])
  test(
    `a page of /${prefix} is taken over by React with its data file`,
    screenForCommit('data', prefix),
    async ({ page }) => {
      await chooseMarket(page, prefix);
      const data = page.waitForResponse(/\/page-data\//);
      await page.goto(addressOf(prefix, FORM));
      expect((await data).status()).toBe(200);
      await expect(ready(page)).toBeVisible();
      // Nothing was drawn anew: React found what it expected.
      await page.locator('main [name="message"]').fill('The box arrived open.');
      await expect(page.locator('script[src^="/page-data/"]')).toHaveCount(1);
    },
  );

const HEADLINE = 'A headline of today';

/** As an operator imports it. */
function changeNews(site: OwnSite): void {
  const file = path.join(site.folder, 'news.json');
  site.ops('news', 'export', file);
  const articles = JSON.parse(readFileSync(file, 'utf8')) as { title: Record<string, string> }[];
  writeFileSync(
    file,
    JSON.stringify(articles.map((article) => ({ ...article, title: { ...article.title, en: HEADLINE } }))),
  );
  site.ops('news', 'import', file, '--replace');
}

test(
  'a document still finds its data after its page was drawn anew',
  screenForCommit('former data'),
  async ({ page }) => {
    const site = await OwnSite.create();
    try {
      // Drawn and kept.
      await site.start('/gh-en');
      await page.route(/\/page-data\//, async (route) => {
        changeNews(site);
        await expect.poll(() => site.text('/gh-en'), { timeout: 8000 }).toContain(HEADLINE);
        await route.continue();
      });
      await page.goto(`${site.origin}/gh-en`);
      // §4: React asks a first visitor for the market.
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(HEADLINE);
    } finally {
      await site.drop();
    }
  },
);

// As with any script that does not come, the page is the one that reads and sends without scripts.
plain('a page whose data do not come can be read, and its form sent', screenForCommit('no data'), async ({ page }) => {
  const words = wordsOf('gh-en');
  await chooseMarket(page, 'gh-en');
  await page.route(/\/page-data\//, (route) => route.abort('internetdisconnected'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(addressOf('gh-en', FORM), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ready(page)).toHaveCount(0);
  // React says once that its data ended early.
  expect(errors.length).toBeLessThanOrEqual(1);
  await page.locator('main [name="message"]').fill('The box arrived open.');
  await page
    .locator('main')
    .getByRole('button', { name: words('support.feedback.send') })
    .click();
  // The form came to the server, which says what is missing and keeps what was typed.
  await expect(page.locator('main [name="message"]')).toHaveValue('The box arrived open.');
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
});
