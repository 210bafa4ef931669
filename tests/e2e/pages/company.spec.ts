import type { Page } from '@playwright/test';
import { marketOf, type Prefix } from '@/lib/market/prefix';
import contacts from '@/lib/server/programs/seed/data/countries.json' with { type: 'json' };
import jobs from '@/lib/server/programs/seed/data/jobs.json' with { type: 'json' };
import news from '@/lib/server/programs/seed/data/news.json' with { type: 'json' };
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { screenForCommit } from '../support/rotation';
import { wordsOf } from '../support/words';

/** Article of one market that another market lacks. */
const ELSEWHERE = news.find(({ countries }) => countries.includes('MA') && !countries.includes('GH'))!.id;

/** Returns the sorted ids of the articles of a prefix's market. */
const articlesIn = (prefix: string) =>
  news
    .filter(({ countries }) => countries.includes(marketOf(prefix as Prefix).country))
    .map(({ id }) => id)
    .sort();

/** Jobs are on the page until their last day. */
const open = jobs.filter(({ closesOn }) => !closesOn || closesOn >= new Date().toISOString().slice(0, 10));
const inGhana = open.filter(({ countryCode }) => countryCode === 'GH');
const JOB = inGhana[0]!;
/** A kind of work that Ghana does not offer, though others do. */
const NOT_IN_GHANA = open.find(({ type }) => inGhana.every((job) => job.type !== type))!.type;
/** Email address for all visitors: the first of an office. */
const GHANA_OFFICE = contacts.find(({ code }) => code === 'GH')!.email.split('/')[0]!;

async function openIn(page: Page, prefix: string, path: string): Promise<void> {
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, path));
}

const shownJobs = (page: Page) => page.locator('[data-job]:visible');

for (const prefix of ['gh-en', 'eg-ar', 'pk-ur']) {
  const words = wordsOf(prefix);

  test(
    `jobs can be filtered, linked and applied for (${prefix})`,
    screenForCommit('jobs', prefix),
    async ({ page }) => {
      await openIn(page, prefix, '/business/recruit');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('careers.intro.title'));
      await expectSoundPage(page, `recruit-${prefix}`);
      await expect(shownJobs(page)).toHaveCount(open.length);

      const filter = page.getByRole('search', { name: words('careers.filter.label') });
      await filter.getByLabel(words('careers.filter.country')).selectOption('GH');
      await expect(shownJobs(page)).toHaveCount(inGhana.length);
      await expect(filter.getByRole('status')).toHaveText(
        words('careers.filter.found', { count: String(inGhana.length) }),
      );
      const alike = inGhana.filter(({ type }) => type === JOB.type);
      await filter.getByLabel(words('careers.filter.type')).selectOption(JOB.type);
      await expect(shownJobs(page)).toHaveCount(alike.length);
      await expect(page).toHaveURL((url) => url.search === `?country=GH&type=${JOB.type}`);
      await page.reload();
      await expect(shownJobs(page)).toHaveCount(alike.length);

      await filter.getByLabel(words('careers.filter.type')).selectOption(NOT_IN_GHANA);
      await expect(shownJobs(page)).toHaveCount(0);
      await expect(filter.getByRole('status')).toHaveText(words('careers.filter.none'));

      await filter.getByLabel(words('careers.filter.type')).selectOption(JOB.type);
      const openJob = shownJobs(page).filter({ has: page.locator(`[id="${JOB.number}"]`) });
      await openJob.locator('summary').click();
      const apply = openJob.getByRole('link', { name: new RegExp(`^${words('careers.job.apply')}`) });
      const link = new URL((await apply.getAttribute('href'))!);
      expect(link.protocol + link.pathname).toBe(`mailto:${GHANA_OFFICE}`);
      expect(link.searchParams.get('subject')).toContain(JOB.number);
      await expectSoundPage(page, `recruit-open-${prefix}`);
    },
  );

  test(
    `news has a feed with every article of the market (${prefix})`,
    screenForCommit('news feed', prefix),
    async ({ page, request }) => {
      await openIn(page, prefix, '/article-list');
      await expectSoundPage(page, `news-${prefix}`);
      const linked = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
      // The feed names the public address of the site. This test uses the local one.
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
      const listedPaths = await page
        .locator(`main a[href^="/${prefix}/article-list/"]:not([href$=".xml"])`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(feed.links).toEqual(listedPaths);
      expect(listedPaths.map((each) => each!.split('/').at(-1)).sort()).toEqual(articlesIn(prefix));
    },
  );
}

test(
  'an article for other markets explains this and links to others',
  screenForCommit('article elsewhere'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    await openIn(page, 'gh-en', `/article-list/${ELSEWHERE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('news.elsewhere.title'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectSoundPage(page, 'news-elsewhere');
    await page.getByRole('link', { name: words('news.elsewhere.list') }).click();
    await expect(page).toHaveURL(/\/gh-en\/article-list$/);
    await expect(page.locator(`main a[href$="/${ELSEWHERE}"]`)).toHaveCount(0);

    await page.goto(addressOf('ma-fr', `/article-list/${ELSEWHERE}`));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data
      .map((text) => JSON.parse(text) as { '@type'?: string; inLanguage?: string })
      .find((one) => one['@type'] === 'NewsArticle');
    expect(article?.inLanguage).toBe('fr');
  },
);

test('a tracking message is found by a word', screenForCommit('tracking events'), async ({ page }) => {
  const words = wordsOf('gh-en');
  await openIn(page, 'gh-en', '/service/tracking-events');
  const message = words('events.topics.FLIGHT_DEPARTED.next');
  await page.getByRole('searchbox', { name: words('events.page.search.label') }).fill(message);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.locator('main details:visible')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: words('events.page.states') })).toBeHidden();
});

test('the code of an example is copied', screenForCommit('example code'), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIn(page, 'gh-en', '/service/access');
  const example = page.getByRole('figure').filter({ hasText: wordsOf('gh-en')('access.example.request') });
  await example.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: wordsOf('gh-en')('common.actions.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await example.locator('code').textContent());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs can be filtered by country and read', screenForCommit('jobs without scripts'), async ({ page }) => {
    const words = wordsOf('ke-en');
    await openIn(page, 'ke-en', '/business/recruit');
    await expect(page.getByRole('search')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: words('careers.filter.jump') })
      .locator('a[href="#GH"]')
      .click();
    await expect(page).toHaveURL(/#GH$/);
    await page.locator('#GH summary').first().click();
    await expect(page.locator('#GH a[href^="mailto:"]').first()).toBeVisible();
  });

  test(
    'problems, solutions and platform access can be read',
    screenForCommit('solutions without scripts'),
    async ({ page }) => {
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
    },
  );
});
