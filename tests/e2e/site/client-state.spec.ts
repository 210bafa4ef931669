import { randomUUID } from 'node:crypto';
import { CALLS } from '@/lib/contract/calls';
import { screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { openRegistration, register } from '../support/person';
import { fillParty, fillWizard, nextStep } from '../support/shipment';
import { wordsOf } from '../support/words';

/** docs/decisions/browser.md#client-state: the names of §3, and what each does for a person. */
const PREFIX = 'ma-en';
const QUOTED = { kg: '3.5', l: '30', w: '31', h: '40', value: '120' };

test(
  '§3: the quote description is in the wizard, and Back shows the quote again',
  screenForCommit('quote description'),
  async ({ page }) => {
    const words = wordsOf(PREFIX);
    const main = page.locator('main');
    await chooseMarket(page, PREFIX);
    await page.goto(addressOf(PREFIX, '/express/order-quote'));
    await main.getByText(words('quote.parcels.more')).click();
    for (const [name, value] of Object.entries(QUOTED)) await main.locator(`#${name}-0`).fill(value);
    await main.getByRole('button', { name: words('quote.form.submit') }).click();
    await main.getByRole('link', { name: words('quote.answer.send') }).click();
    await page.waitForURL(/intlorder-entry/);

    await page.goBack();
    await expect(main.getByRole('link', { name: words('quote.answer.send') })).toBeVisible();
    for (const [name, value] of Object.entries(QUOTED)) await expect(main.locator(`#${name}-0`)).toHaveValue(value);

    await page.goForward();
    await page.waitForURL(/intlorder-entry/);
    await fillParty(page, 'sender', 'CN');
    await fillParty(page, 'receiver', 'MA');
    await nextStep(page, words);
    await expect(page.locator('[name="parcels.0.weightKg"]')).toHaveValue(QUOTED.kg);
    await expect(page.locator('[name="parcels.0.lengthCm"]')).toHaveValue(QUOTED.l);
  },
);

test(
  '§3: Back restores the scroll position in the list of articles',
  screenForCommit('visited view'),
  async ({ page }) => {
    await chooseMarket(page, PREFIX);
    await page.setViewportSize({ ...page.viewportSize()!, height: 500 });
    await page.goto(addressOf(PREFIX, '/article-list'), { waitUntil: 'networkidle' });
    const articles = page.locator(`main a[href*="/${PREFIX}/article-list/"]`);
    await articles.last().scrollIntoViewIfNeeded();
    const scrollBefore = await page.evaluate(() => Math.round(scrollY));
    expect(scrollBefore).toBeGreaterThan(0);
    await articles.last().click();
    await page.waitForURL(/article-list\/./);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(articles.last()).toBeInViewport();
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), scrollBefore)).toBeLessThan(5);
  },
);

test(
  '§3: Back restores the scroll position in the list of parcels',
  screenForCommit('kept-alive pages'),
  async ({ page }) => {
    const words = wordsOf(PREFIX);
    const main = page.locator('main');
    await fillWizard(page, PREFIX, 'MA');
    const sending = page.waitForRequest(`**${CALLS.addInternationalOrder.path}`);
    await main.getByRole('button', { name: words('ship.actions.send') }).click();
    const requestToRepeat = await sending;
    await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
    // Sends the same parcel many more times, as a shop does.
    const { token, lang, countrycode } = (await requestToRepeat.allHeaders()) as Record<string, string>;
    for (let count = 0; count < 19; count += 1) {
      const headers = { token: token!, lang: lang!, countrycode: countrycode!, 'idempotency-key': randomUUID() };
      const repeatedResponse = await page.request.post(requestToRepeat.url(), {
        headers,
        data: requestToRepeat.postDataJSON() as object,
      });
      expect(repeatedResponse.status()).toBe(200);
    }

    await page.goto(addressOf(PREFIX, '/express/my-order'));
    const details = main.getByRole('listitem').locator('a[href*="intlorder-detail"]');
    await expect(details.first()).toBeVisible();
    // The counts above the list arrive after the list.
    await expect(main.locator('a[href*="group=hand_over"]')).toBeVisible();
    const last = details.last();
    await last.scrollIntoViewIfNeeded();
    const scrollBefore = await page.evaluate(() => scrollY);
    expect(scrollBefore).toBeGreaterThan(200);
    await last.click();
    await page.waitForURL(/intlorder-detail/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), scrollBefore)).toBeLessThan(5);
  },
);

test(
  '§3: navigation is up to date after a login in another tab, without a reload',
  // On a narrow screen the account is in a menu.
  { tag: '@desktop' },
  async ({ page, context }) => {
    const words = wordsOf(PREFIX);
    await chooseMarket(page, PREFIX);
    await page.goto(addressOf(PREFIX, '/rates'));
    const accountMenu = page
      .getByRole('banner')
      .getByText(words('layout.header.myAccount'), { exact: true })
      .locator('visible=true');
    await expect(accountMenu).toHaveCount(0);
    const other = await context.newPage();
    await openRegistration(other, PREFIX);
    await register(other, PREFIX);
    await other.waitForURL((url) => !url.pathname.includes('register'));
    await expect(accountMenu).toHaveCount(1);
  },
);

test(
  '§3: the first page of a session stores the market of a returning visitor',
  screenForCommit('market of the session'),
  async ({ page }) => {
    await chooseMarket(page, 'ma-fr');
    await page.goto(addressOf('ma-fr', '/service/help'));
    const storedMarket = () =>
      page.evaluate(() => [sessionStorage.getItem('defaultCountry'), sessionStorage.getItem('lang')]);
    await expect.poll(storedMarket).toEqual(['MA', 'fr']);
  },
);
