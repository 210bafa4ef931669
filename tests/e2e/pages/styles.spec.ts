import type { Page } from '@playwright/test';
import { chooseMarket, expect, test } from '../support/site';

/** One page of each kind. */
const TEMPLATES = [
  '',
  '/track',
  '/express/order-quote',
  '/service/help',
  '/service/contact-us',
  '/send-parcel',
  '/rates',
  '/product/express',
  '/user-opt/login',
  '/article-list',
  '/location-map',
  '/privacy-policy',
  '/business/recruit',
  '/questionnaire/questionnaire-list',
];
const HALF = 0.5;

/** Opens everything that is folded or hidden behind a button, as visitors do. */
const openMenus = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.querySelector<HTMLElement>('header [popover]')?.showPopover();
  });

for (const path of TEMPLATES)
  // The test sets its own widths.
  test(`${path || 'home'} uses at least half of its styles`, { tag: '@desktop' }, async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    await page.coverage.startCSSCoverage();
    await page.goto(`/gh-en${path}`, { waitUntil: 'networkidle' });
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      }
    await openMenus(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.body.offsetHeight);
    const sheets = await page.coverage.stopCSSCoverage();
    const all = sheets.reduce((sum, { text = '' }) => sum + text.length, 0);
    const used = sheets.reduce(
      (sum, { ranges }) => sum + ranges.reduce((own, { start, end }) => own + end - start, 0),
      0,
    );
    expect(all).toBeGreaterThan(5000);
    expect(used / all, `${used} of ${all} bytes`).toBeGreaterThanOrEqual(HALF);
  });

/** Returns the styles of each element, as far as a late rule could change them. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { display, color, backgroundColor, fontSize, padding, margin, borderWidth, transform, inlineSize, gap } =
        getComputedStyle(element);
      return [element.tagName, display, color, backgroundColor, fontSize, padding, margin, borderWidth, transform]
        .concat(element instanceof SVGElement ? '' : inlineSize, gap)
        .join(' ');
    }),
  );

/** A module is in the style sheets of several pages, and the sheets of a visited page stay. */
test('a page looks the same after visits to others without a reload', { tag: '@desktop' }, async ({ page }) => {
  // A late font is not used (`font-display: optional`), and a line is as wide as its letters.
  await page.route('**/*.woff2', (route) => route.abort());
  await chooseMarket(page, 'gh-en');
  const follow = async (path: string) => {
    // Navigates like a link. Not every page has a link to the next.
    await page.evaluate(
      (href) => (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push(href),
      `/gh-en${path}`,
    );
    await expect(page).toHaveURL(new RegExp(`/gh-en${path}$`));
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  const looksByPage = new Map<string, string[]>();
  const tour = ['/product/express', '/rates', '/service/contact-us', '/service/help', '/service/support'];
  for (const path of tour) {
    await page.goto(`/gh-en${path}`, { waitUntil: 'networkidle' });
    looksByPage.set(path, await looks(page));
  }
  for (const path of [...tour, ...tour.toReversed()]) {
    await follow(path);
    expect(await looks(page), path).toEqual(looksByPage.get(path));
  }
});
