import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { OwnSite } from '../support/own-site';
import { screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, test } from '../support/site';
import { wordsOf } from '../support/words';

/** The form of this page has an attribute that shows when React has hydrated it. */
const FORM = '/service/contact-us';
const ready = (page: Page) => page.locator('main [data-script="ready"] > form');

for (const prefix of ['gh-en', 'eg-ar', 'pk-ur'])
  test(`React hydrates a page of /${prefix} with its data file`, screenForCommit('data', prefix), async ({ page }) => {
    await chooseMarket(page, prefix);
    const data = page.waitForResponse(/\/page-data\//);
    await page.goto(addressOf(prefix, FORM));
    expect((await data).status()).toBe(200);
    await expect(ready(page)).toBeVisible();
    // Nothing was rendered again, because React found the expected markup.
    await page.locator('main [name="message"]').fill('The box arrived open.');
    await expect(page.locator('script[src^="/page-data/"]')).toHaveCount(1);
  });

const HEADLINE = 'A headline of today';

/** Changes a headline with the operators' import. */
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
  'an older document still finds its data after its page is rendered again',
  screenForCommit('former data'),
  async ({ page }) => {
    const site = await OwnSite.create();
    try {
      // The page is rendered and stored.
      await site.start('/gh-en');
      await page.route(/\/page-data\//, async (route) => {
        changeNews(site);
        await expect.poll(() => site.text('/gh-en'), { timeout: 8000 }).toContain(HEADLINE);
        await route.continue();
      });
      // React asks a first visitor for the market (§4).
      await page.goto(`${site.origin}/gh-en`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(HEADLINE);
    } finally {
      await site.drop();
    }
  },
);

// If its data fail to load, the page works as without scripts: it can be read and its form sent.
plain('a page whose data fail to load can be read, and its form sent', screenForCommit('no data'), async ({ page }) => {
  const words = wordsOf('gh-en');
  await chooseMarket(page, 'gh-en');
  await page.route(/\/page-data\//, (route) => route.abort('internetdisconnected'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(addressOf('gh-en', FORM), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ready(page)).toHaveCount(0);
  // React reports once that its data ended early.
  expect(errors.length).toBeLessThanOrEqual(1);
  await page.locator('main [name="message"]').fill('The box arrived open.');
  await page
    .locator('main')
    .getByRole('button', { name: words('support.feedback.send') })
    .click();
  // The server received the form, reports what is missing and keeps typed text.
  await expect(page.locator('main [name="message"]')).toHaveValue('The box arrived open.');
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
});
