import { addressOf, chooseMarket, expect, test } from './site';
import { screenForCommit } from './rotation';
import { MAIN } from './this-run';
import { wordsOf } from './words';

test(
  'changing the language keeps page and query and is remembered for a week',
  screenForCommit('language'),
  async ({ page }) => {
    await chooseMarket(page, 'eg-en');
    await page.goto(addressOf('eg-en', '/track?no=DX00000000000EG'), { waitUntil: 'networkidle' });
    const before = Date.now() / 1000;
    const link = page.locator('a[hreflang="ar-EG"], a[lang="ar"]').first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await page.waitForURL(/\/eg-ar\/track\?no=/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const cookies = await page.context().cookies(MAIN);
    for (const [name, value] of [
      ['locale', 'ar'],
      ['defaultCountryCode', 'EG'],
    ]) {
      const cookie = cookies.find((one) => one.name === name)!;
      expect(cookie.value).toBe(value);
      expect(Math.abs(cookie.expires - before - 604_800)).toBeLessThan(120);
    }
  },
);

test(
  'a first visitor chooses a market in a dialog, and is not asked again',
  screenForCommit('market dialog'),
  async ({ page }) => {
    await page.goto(addressOf('ng-en', '/track'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
  },
);

test(
  'the dialog of the Turkish host leads to the same page on the main host',
  screenForCommit('dialog of the Turkish host'),
  async ({ page }) => {
    await page.goto(addressOf('tr-tr', '/rates'));
    await page.getByRole('dialog').locator('a[href$="/ma-fr"]').last().click();
    await page.waitForURL(`${MAIN}/ma-fr/rates`);
  },
);

test('Turkish visitors are asked about cookies, others are not', screenForCommit('cookies'), async ({ page }) => {
  const words = wordsOf('tr-tr');
  const banner = page.getByRole('region', { name: words('layout.consent.label') });
  const origin = new URL(addressOf('tr-tr')).origin;
  await page.context().addCookies([{ name: 'defaultCountryCode', value: 'TR', url: origin }]);
  await page.goto(addressOf('tr-tr', '/track'));
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: words('layout.consent.accept') }).click();
  await expect(banner).toBeHidden();
  const cookies = await page.context().cookies(origin);
  expect(cookies.find(({ name }) => name === 'cookieAgree')?.value).toBe('true');
  await page.reload();
  await expect(banner).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers are tracked and prices shown by plain forms', screenForCommit('plain forms'), async ({ page }) => {
    const words = wordsOf('gh-en');
    await page.goto(addressOf('gh-en', '/track'));
    await page.getByRole('textbox', { name: words('track.form.label') }).fill('DX00000000001GH');
    await page
      .locator('main')
      .getByRole('button', { name: words('track.form.submit') })
      .click();
    await page.waitForURL(/track\?/);
    await expect(page.getByRole('heading', { name: words('track.groups.notFound') })).toBeVisible();

    await page.goto(addressOf('gh-en', '/express/order-quote'));
    for (const [id, value] of [
      ['kg-0', '3'],
      ['l-0', '30'],
      ['w-0', '30'],
      ['h-0', '40'],
    ])
      await page.locator(`#${id}`).fill(value!);
    await page.getByRole('button', { name: words('quote.form.submit') }).click();
    await expect(page.getByText(words('quote.breakdown.sender'))).toBeVisible();
    await page.getByRole('button', { name: words('quote.parcels.add') }).click();
    await expect(page.locator('#kg-1')).toBeVisible();
    await expect(page.locator('#kg-0')).toHaveValue('3');
  });
});
