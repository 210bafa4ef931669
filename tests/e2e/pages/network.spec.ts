import type { Locator, Page } from '@playwright/test';
import { formatClockRange } from '@/lib/i18n/format/format-time';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { isOpenAt, minutesOf } from '@/lib/market/opening-hours';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { siteCards, openMap, sitePairIn, sitesOf, siteCountOf, type SeedSite } from '../support/sites-page';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { wordsOf, type Words } from '../support/words';

const mapOf = (page: Page, words: Words) => page.getByRole('region', { name: words('sites.map.label') });
const shownIds = (page: Page) => siteCards(page).evaluateAll((items) => items.map(({ id }) => id).sort());
const codesOf = (sites: SeedSite[]) => sites.map(({ siteCode }) => siteCode).sort();
const cardOf = (page: Page, { siteCode }: SeedSite) => page.locator(`[id="${siteCode}"]`);

/** Checks that the focus on a row marks its pin, or the number that stands for it. */
async function expectJoined(page: Page, card: Locator): Promise<void> {
  // A phone hides the map, which then has no role.
  const marks = page.locator('.leaflet-marker-icon[class*="pointed"]');
  await card.locator('summary').focus();
  await expect(marks).toHaveCount(1);
}

/** A phone folds the filters, so that the first site is in view. */
async function openFilters(page: Page, words: Words): Promise<void> {
  const sign = page.locator('main form summary', { hasText: words('sites.filters.more') });
  if (!(await sign.isVisible())) return;
  await expect(siteCards(page).first()).toBeInViewport();
  await sign.click();
}

/** A phone shows the list or the map. */
async function showView(page: Page, words: Words, view: 'list' | 'map'): Promise<void> {
  const choice = page.getByRole('button', { name: words(`sites.view.${view}`), exact: true });
  if (await choice.isVisible()) await choice.click();
}

async function expectMap(page: Page, words: Words): Promise<void> {
  await showView(page, words, 'map');
  await mapOf(page, words).scrollIntoViewIfNeeded();
  await expect(mapOf(page, words).locator('.leaflet-container')).toBeVisible();
  await expect(mapOf(page, words).locator('.leaflet-overlay-pane path').first()).toBeAttached();
}

test.describe('the map of sites', () => {
  // every-page-looks opens the page without the map.
  for (const prefix of ['gh-en', ...pickForCommit('map', ['eg-ar', 'pk-ur', 'cn-cn', 'ma-fr', 'tr-tr'])])
    test(`has no faults under ${prefix}`, screenForCommit('map', prefix), async ({ page }, { project }) => {
      const words = await openMap(page, prefix);
      await expectMap(page, words);
      await expectSoundPage(page, `location-map-${prefix}-${project.name}`);
    });

  test(
    'finds a site by street, place and kind, and reports an empty result',
    screenForCommit('finding sites'),
    async ({ page }) => {
      const words = await openMap(page, 'ng-en');
      const search = page.getByRole('searchbox', { name: words('sites.filters.text') });
      const [first] = sitesOf('NG');
      await search.fill(first!.address.en.toLowerCase());
      await expect.poll(() => shownIds(page)).toEqual([first!.siteCode]);
      await search.fill('nowhere at all');
      await expect(page.getByText(words('sites.results.none'))).toBeVisible();
      await page.getByRole('button', { name: words('sites.results.reset') }).click();
      await expect(siteCards(page)).toHaveCount(siteCountOf('ng-en'));

      await openFilters(page, words);
      // A place that narrows at each step.
      const inCity = (code: string) => sitesOf('NG').filter(({ cityCode }) => cityCode === code);
      const { provinceCode, cityCode, areaCode } = sitesOf('NG').find((site) => inCity(site.cityCode).length > 1)!;
      await page.getByLabel(words('common.places.province', { country: 'NG' })).selectOption(provinceCode);
      await page.getByLabel(words('sites.filters.city'), { exact: true }).selectOption(cityCode);
      await expect.poll(() => shownIds(page)).toEqual(codesOf(inCity(cityCode)));
      await page.getByLabel(words('sites.filters.area'), { exact: true }).selectOption(areaCode);
      const inArea = inCity(cityCode).filter((site) => site.areaCode === areaCode);
      expect(inArea.length).toBeLessThan(inCity(cityCode).length);
      await expect.poll(() => shownIds(page)).toEqual(codesOf(inArea));
      await page.getByLabel(words('common.places.province', { country: 'NG' })).selectOption('');
      await page.getByLabel(words('sites.filters.kind')).selectOption('warehouse');
      const warehouses = sitesOf('NG').filter(({ kind }) => kind === 'warehouse');
      expect(warehouses.length).toBeGreaterThan(0);
      await expect.poll(() => shownIds(page)).toEqual(codesOf(warehouses));
    },
  );

  test(
    'shows open sites by the country’s clock, updated each minute',
    screenForCommit('open sites'),
    async ({ page }) => {
      const openIn = (instant: string) =>
        codesOf(
          sitesOf('PK').filter((site) => isOpenAt({ ...site, timeZone: MARKETS.PK.timeZone }, new Date(instant))),
        );
      // A minute before the Friday break in Karachi.
      await page.clock.install({ time: new Date('2026-11-20T07:44:30Z') });
      const words = await openMap(page, 'pk-en');
      await openFilters(page, words);
      await page.getByLabel(words('sites.filters.openNow')).check();
      const before = openIn('2026-11-20T07:44:30Z');
      expect(before.length).toBeGreaterThan(0);
      await expect.poll(() => shownIds(page)).toEqual(before);
      await page.clock.fastForward(60_000);
      const after = openIn('2026-11-20T07:45:30Z');
      expect(after).not.toEqual(before);
      if (after.length === 0) await expect(page.getByText(words('sites.results.none'))).toBeVisible();
      else await expect.poll(() => shownIds(page)).toEqual(after);
    },
  );

  test('leads from the list to the map and back', screenForCommit('list and map'), async ({ page }) => {
    const words = await openMap(page, 'gh-en');
    await expectMap(page, words);
    await showView(page, words, 'list');
    const [site, other] = sitePairIn('GH');
    const card = cardOf(page, site);
    await expectJoined(page, card);
    await card.locator('summary').click();
    await card.getByRole('button', { name: words('sites.card.show') }).click();
    // A popup that is closed fades out beneath the next one.
    const popup = mapOf(page, words).locator('.leaflet-popup').last();
    await expect(popup).toContainText(site.names.en);
    await expect(popup.getByRole('link', { name: /\+233/ })).toHaveAttribute('href', /^tel:\+233/);
    await expect(card).toHaveAttribute('aria-current', 'true');
    expect(new URL(page.url()).hash).toBe(`#${site.siteCode}`);
    await popup.getByRole('link', { name: words('sites.map.details') }).click();
    await expect(card).toBeInViewport();

    await showView(page, words, 'map');
    const pin = mapOf(page, words).getByRole('button', { name: other.names.en });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(popup).toContainText(other.address.en);
    await expect(cardOf(page, other)).toHaveAttribute('aria-current', 'true');
  });

  test(
    'works by keyboard: clusters open, a popup receives and returns the focus',
    screenForCommit('map by keyboard'),
    async ({ page }) => {
      const words = await openMap(page, 'gh-en');
      await expectMap(page, words);
      const map = mapOf(page, words);
      const buttons = map.locator('.leaflet-marker-pane [role="button"]');
      const before = await buttons.count();
      const cluster = map.getByRole('button', {
        name: new RegExp(words('sites.map.cluster', { count: 4 }).replace('4', '\\d+')),
      });
      await cluster.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => buttons.count()).not.toBe(before);
      // The cluster is gone, so the focus moves to the map.
      await expect(map.locator('.leaflet-container')).toBeFocused();

      const { names, address } = sitesOf('GH')[1]!;
      await page.getByRole('searchbox', { name: words('sites.filters.text') }).fill(address.en);
      const pin = map.locator(`[title="${names.en}"]`);
      await expect(pin).toBeVisible();
      await pin.focus();
      await page.keyboard.press(' ');
      const popup = map.locator('.leaflet-popup');
      await expect(popup).toContainText(address.en);
      // A map that moves to show the whole popup may render its pin again.
      await expect(async () => {
        await pin.focus();
        await page.keyboard.press('Tab');
        await expect(popup.getByRole('button', { name: words('sites.map.close') })).toBeFocused({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
      await page.keyboard.press('Enter');
      await expect(popup).toHaveCount(0);
      await expect(pin).toBeFocused();
    },
  );

  test('opens at the linked site, also in another country', screenForCommit('site named by link'), async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    const words = wordsOf('gh-en');
    const site = sitesOf('KE').at(-1)!;
    await page.goto(addressOf('gh-en', `/location-map#${site.siteCode}`));
    await expect(cardOf(page, site)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main').getByLabel(words('sites.filters.country'), { exact: true })).toHaveValue('KE');
    await expect(siteCards(page)).toHaveCount(sitesOf('KE').length);
  });

  test(
    'shows a message when another country fails to load, and retries',
    screenForCommit('sites not loaded'),
    async ({ page }) => {
      const words = await openMap(page, 'gh-en');
      await openFilters(page, words);
      await page.route('**/site/listSites**', (route) => route.abort());
      await page.getByRole('main').getByLabel(words('sites.filters.country'), { exact: true }).selectOption('UG');
      await expect(page.getByText(words('sites.results.failed'))).toBeVisible({ timeout: 20_000 });
      await page.unroute('**/site/listSites**');
      await page.getByRole('button', { name: words('sites.results.retry') }).click();
      await expect(siteCards(page)).toHaveCount(sitesOf('UG').length);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows hours and links by place', screenForCommit('sites without scripts'), async ({ page }) => {
    const words = wordsOf('ke-en');
    await page.goto(addressOf('ke-en', '/location-map'));
    await expect(siteCards(page)).toHaveCount(sitesOf('KE').length);
    await expect(page.getByRole('search', { name: words('sites.filters.label') })).toBeHidden();
    await page
      .getByRole('navigation', { name: words('network.sites.jump') })
      .getByRole('link')
      .last()
      .click();
    const site = page.locator(`${new URL(page.url()).hash} li[id]`).first();
    await expect(site).toBeInViewport();
    const code = await site.getAttribute('id');
    const [span] = sitesOf('KE').find(({ siteCode }) => siteCode === code)!.hours;
    await site.locator('summary').click();
    const hours = formatClockRange(minutesOf(span!.opens), minutesOf(span!.closes), 'en-KE');
    await expect(site.getByText(hours).first()).toBeVisible();
    const others = page.getByRole('navigation', { name: words('network.sites.elsewhere') });
    await expect(others.getByRole('link')).toHaveCount(COUNTRIES.length - 1);
  });
});

// Side by side on wide screens only.
test(
  'the page of sites runs from right to left in Arabic, but its map does not',
  { tag: '@desktop' },
  async ({ page }) => {
    const words = await openMap(page, 'eg-ar');
    await expectMap(page, words);
    const list = (await siteCards(page).first().boundingBox())!;
    const map = (await mapOf(page, words).boundingBox())!;
    expect(list.x).toBeGreaterThan(map.x + map.width - 1);
    await expect(mapOf(page, words).locator('.leaflet-container')).toHaveCSS('direction', 'ltr');
    const alexandria = mapOf(page, words).getByText('الإسكندرية', { exact: true });
    const luxor = mapOf(page, words).getByText('الأقصر', { exact: true });
    // North-west of Luxor, as everywhere.
    expect((await alexandria.boundingBox())!.x).toBeLessThan((await luxor.boundingBox())!.x);
    expect((await alexandria.boundingBox())!.y).toBeLessThan((await luxor.boundingBox())!.y);
  },
);

test('Leaflet is not part of the page’s first load', screenForCommit('Leaflet'), async ({ page }) => {
  await chooseMarket(page, 'gh-en');
  const html = await (await page.request.get(addressOf('gh-en', '/location-map'))).text();
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"/g)].map(([, src]) => src!);
  expect(scripts.length).toBeGreaterThan(0);
  for (const src of scripts) expect(await (await page.request.get(src)).text(), src).not.toContain('leaflet-container');
});
