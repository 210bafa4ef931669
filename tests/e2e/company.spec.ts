import type { Page } from '@playwright/test';
import { addressOf, chooseMarket, expect, expectSound, test } from './site';
import { wordsOf } from './words';

/** A market that reads an article which another does not. */
const CUSTOMS = 'customs-thresholds-ma-sa-ae';

async function openIn(page: Page, prefix: string, path: string): Promise<void> {
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, path));
}

const shownJobs = (page: Page) => page.locator('[data-job]:visible');

for (const prefix of ['gh-en', 'eg-ar', 'pk-ur']) {
  const words = wordsOf(prefix);

  test(`jobs are filtered, linked and applied for (${prefix})`, async ({ page }) => {
    await openIn(page, prefix, '/business/recruit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('careers.intro.title'));
    await expectSound(page, `recruit-${prefix}`);
    const all = await shownJobs(page).count();
    expect(all).toBeGreaterThan(10);

    const filter = page.getByRole('search', { name: words('careers.filter.label') });
    await filter.getByLabel(words('careers.filter.country')).selectOption('GH');
    await expect(shownJobs(page)).toHaveCount(2);
    await expect(filter.getByRole('status')).toHaveText(words('careers.filter.found', { count: '2' }));
    await filter.getByLabel(words('careers.filter.type')).selectOption('WAREHOUSE');
    await expect(shownJobs(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?country=GH&type=WAREHOUSE$/);
    await page.reload();
    await expect(shownJobs(page)).toHaveCount(1);

    await filter.getByLabel(words('careers.filter.type')).selectOption('SALES');
    await expect(shownJobs(page)).toHaveCount(0);
    await expect(filter.getByRole('status')).toHaveText(words('careers.filter.none'));

    await filter.getByLabel(words('careers.filter.type')).selectOption('WAREHOUSE');
    await shownJobs(page).locator('summary').click();
    const apply = page
      .getByRole('link', { name: new RegExp(`^${words('careers.job.apply')}`) })
      .filter({ visible: true });
    const link = new URL((await apply.getAttribute('href'))!);
    expect(link.protocol + link.pathname).toBe('mailto:ghana@duniaexpress.example');
    expect(link.searchParams.get('subject')).toContain('TEM-2602');
    await expectSound(page, `recruit-open-${prefix}`);
  });

  test(`news have a feed that names every article of the market (${prefix})`, async ({ page, request }) => {
    await openIn(page, prefix, '/article-list');
    await expectSound(page, `news-${prefix}`);
    const linked = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
    // The page names its public address; this test runs beside it.
    const { pathname } = new URL(linked!, page.url());
    expect(pathname).toBe(`/${prefix}/article-list/rss.xml`);
    const response = await request.get(pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const feed = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        return {
          broken: xml.querySelector('parsererror')?.textContent ?? null,
          links: [...xml.querySelectorAll('item > link')].map((link) => new URL(link.textContent).pathname),
        };
      },
      await response.text(),
    );
    expect(feed.broken).toBeNull();
    const listed = await page
      .locator(`main a[href^="/${prefix}/article-list/"]:not([href$=".xml"])`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(feed.links).toEqual(listed);
    expect(listed.length).toBeGreaterThan(5);
  });
}

test('an article for other markets says so, and leads on', async ({ page }) => {
  const words = wordsOf('gh-en');
  await openIn(page, 'gh-en', `/article-list/${CUSTOMS}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('news.elsewhere.title'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectSound(page, 'news-elsewhere');
  await page.getByRole('link', { name: words('news.elsewhere.list') }).click();
  await expect(page).toHaveURL(/\/gh-en\/article-list$/);
  await expect(page.locator(`main a[href$="/${CUSTOMS}"]`)).toHaveCount(0);

  await page.goto(addressOf('ma-fr', `/article-list/${CUSTOMS}`));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = data
    .map((text) => JSON.parse(text) as { '@type'?: string; inLanguage?: string })
    .find((one) => one['@type'] === 'NewsArticle');
  expect(article?.inLanguage).toBe('fr');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs are reached by country and read', async ({ page }) => {
    const words = wordsOf('ke-en');
    await openIn(page, 'ke-en', '/business/recruit');
    await expect(page.getByRole('search')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: words('careers.filter.jump') })
      .getByRole('link', { name: /Ghana/ })
      .click();
    await expect(page).toHaveURL(/#GH$/);
    await page.locator('#GH summary').first().click();
    await expect(page.locator('#GH a[href^="mailto:"]').first()).toBeVisible();
  });

  test('problems, solutions and platform access read', async ({ page }) => {
    const words = wordsOf('sa-ar');
    for (const [path, namespace] of [
      ['/service/resolve', 'resolve'],
      ['/service/industry', 'industry'],
      ['/service/access', 'access'],
    ] as const) {
      await openIn(page, 'sa-ar', path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`${namespace}.intro.title`));
    }
    await expect(page.locator('pre[dir="ltr"]').first()).toBeVisible();
  });
});

for (const prefix of ['gh-en', 'ma-fr', 'sa-ar', 'pk-ur', 'cn-cn', 'tr-tr']) {
  test(`problems, solutions and platform access are sound (${prefix})`, async ({ page }) => {
    for (const path of ['resolve', 'industry', 'access']) {
      await openIn(page, prefix, `/service/${path}`);
      await expectSound(page, `${path}-${prefix}`);
    }
  });
}
