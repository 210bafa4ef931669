import { directionOf } from '@/lib/market/language';
import { parsePrefix } from '@/lib/market/prefix';
import { MARKET_COOKIE_SECONDS } from '@/lib/routing/market-cookie-names';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { LANGUAGE_PREFIXES, screenForCommit } from '../support/rotation';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from '../support/this-run';
import { wordsOf } from '../support/words';

test(
  'changing the language preserves page and query and is stored for a week',
  screenForCommit('language'),
  async ({ page }) => {
    await chooseMarket(page, 'eg-en');
    await page.goto(addressOf('eg-en', '/track?no=DX00000000000EG'), { waitUntil: 'networkidle' });
    const before = Date.now() / 1000;
    const link = page.locator('a[hreflang="ar-EG"], a[lang="ar"]').first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await page.waitForURL(/\/eg-ar\/track\?no=/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const cookies = await page.context().cookies(MAIN_ORIGIN);
    for (const [name, value] of [
      ['locale', 'ar'],
      ['defaultCountryCode', 'EG'],
    ]) {
      const cookie = cookies.find((one) => one.name === name)!;
      expect(cookie.value).toBe(value);
      expect(Math.abs(cookie.expires - before - MARKET_COOKIE_SECONDS)).toBeLessThan(120);
    }
  },
);

test('a first visitor chooses a market in a dialog once', screenForCommit('market dialog'), async ({ page }) => {
  await page.goto(addressOf('ng-en', '/track'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The browser reports the closing to the page after it has hidden the dialog.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('defaultCountryCode');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
});

test(
  'a shared tracking link shows the parcel, and the next page offers the countries',
  screenForCommit('shared tracking link'),
  async ({ page }) => {
    await page.goto(addressOf('ng-en', '/track?no=DX00000000000NG'), { waitUntil: 'networkidle' });
    await expect(page.locator('main [data-uncovered]')).toContainText('DX00000000000NG');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('defaultCountryCode');
    await page.goto(addressOf('ng-en', '/parcel/not-a-link'), { waitUntil: 'networkidle' });
    await expect(dialog).toBeHidden();
    await page.goto(addressOf('ng-en', '/track'));
    await expect(dialog).toBeVisible();
  },
);

test(
  'the dialog of the Turkish host leads to the same page on the main host',
  screenForCommit('dialog of the Turkish host'),
  async ({ page }) => {
    await page.goto(addressOf('tr-tr', '/rates'));
    await page.getByRole('dialog').locator('a[href$="/ma-fr"]').first().click();
    await page.waitForURL(`${MAIN_ORIGIN}/ma-fr/rates`);
  },
);

test('only Turkish visitors are asked about cookies, and only once', screenForCommit('cookies'), async ({ page }) => {
  const words = wordsOf('tr-tr');
  const banner = page.getByRole('region', { name: words('layout.consent.label') });
  const origin = new URL(addressOf('tr-tr')).origin;
  await page.context().addCookies([
    { name: 'defaultCountryCode', value: 'GH', url: MAIN_ORIGIN },
    { name: 'defaultCountryCode', value: 'TR', url: origin },
  ]);
  await page.goto(addressOf('gh-en', '/track'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: wordsOf('gh-en')('layout.consent.label') })).toHaveCount(0);
  await page.goto(addressOf('tr-tr', '/track'));
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: words('layout.consent.accept') }).click();
  await expect(banner).toBeHidden();
  const cookies = await page.context().cookies(origin);
  expect(cookies.find(({ name }) => name === 'cookieAgree')?.value).toBe('true');
  await page.reload();
  await expect(banner).toBeHidden();
});

test(
  'a visitor who declines cookies sees the question again in the next session only',
  screenForCommit('declined'),
  async ({ page }) => {
    const banner = page.getByRole('region', { name: wordsOf('tr-tr')('layout.consent.label') });
    const origin = new URL(addressOf('tr-tr')).origin;
    await page.context().addCookies([{ name: 'defaultCountryCode', value: 'TR', url: origin }]);
    await page.goto(addressOf('tr-tr', '/track'));
    await banner.getByRole('button', { name: wordsOf('tr-tr')('layout.consent.decline') }).click();
    await expect(banner).toBeHidden();
    expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('cookieAgree');
    await page.goto(addressOf('tr-tr', '/rates'), { waitUntil: 'networkidle' });
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cookieDeclined');
    // A new tab has no session storage of the first.
    const later = await page.context().newPage();
    await later.goto(addressOf('tr-tr', '/track'));
    await expect(later.getByRole('region', { name: wordsOf('tr-tr')('layout.consent.label') })).toBeVisible();
  },
);

/** Viewports, and the buttons of the home page that the banner must not cover there. */
const WITH_BANNER = [
  { width: 1280, height: 800, buttons: ['track.form.submit', 'quote.form.submit'] },
  { width: 360, height: 740, buttons: ['track.form.submit'] },
];

test('the cookie banner leaves the main buttons of the home page free', { tag: '@desktop' }, async ({ page }) => {
  await page.context().addCookies([{ name: 'defaultCountryCode', value: 'TR', url: TURKISH_ORIGIN }]);
  for (const prefix of ['tr-tr', 'tr-en'] as const)
    for (const { buttons, ...size } of WITH_BANNER) {
      const words = wordsOf(prefix);
      await page.setViewportSize(size);
      await page.goto(addressOf(prefix));
      const banner = page.getByRole('region', { name: words('layout.consent.label') });
      await expect(banner).toBeVisible();
      const { y } = (await banner.boundingBox())!;
      for (const key of buttons) {
        const button = (await page
          .locator('main')
          .getByRole('button', { name: words(key) })
          .boundingBox())!;
        expect(button.y + button.height, `${prefix} ${key} at ${size.width} px`).toBeLessThan(y);
      }
    }
});

test('§9: the cookie banner is 100 px high in any language, and shrinks the main area', async ({ page }, info) => {
  const words = wordsOf('tr-en');
  await page.context().addCookies([{ name: 'defaultCountryCode', value: 'TR', url: TURKISH_ORIGIN }]);
  await page.goto(addressOf('tr-en', '/track'));
  const banner = page.getByRole('region', { name: words('layout.consent.label') });
  await expect(banner).toBeVisible();
  const reserve = () => page.locator('main').evaluate((main) => parseFloat(getComputedStyle(main).minBlockSize));
  const shorter = await reserve();
  for (const prefix of LANGUAGE_PREFIXES) {
    // Only Türkiye has the banner (§4). Its pages show how the texts of other languages would fit.
    const texts = ['text', 'details', 'accept', 'decline'].map((key) => wordsOf(prefix)(`layout.consent.${key}`));
    const { language } = parsePrefix(prefix)!;
    const bannerBox = await banner.evaluate(
      async (section, { lang, dir, texts: [text, details, ...buttons] }) => {
        Object.assign(document.documentElement, { lang, dir });
        const line = section.querySelector('p')!;
        line.firstChild!.nodeValue = text!;
        line.querySelector('a')!.textContent = details!;
        section.querySelectorAll('button').forEach((button, index) => (button.textContent = buttons[index]!));
        await document.fonts.ready;
        const box = section.getBoundingClientRect();
        const inside = [...section.querySelectorAll('p, button')].map((part) => part.getBoundingClientRect());
        return {
          height: box.height,
          cutOff: inside.filter(({ top, bottom }) => top < box.top || bottom > box.bottom).length,
          buttons: [...section.querySelectorAll('button')].map((button) => button.getBoundingClientRect().height),
          size: parseFloat(getComputedStyle(line).fontSize),
        };
      },
      { lang: language, dir: directionOf(language), texts },
    );
    if (process.env.PICTURES)
      await banner.screenshot({ path: `test-results/pictures/consent-${prefix}-${info.project.name}.png` });
    expect.soft(bannerBox, prefix).toEqual({ height: 100, cutOff: 0, buttons: [44, 44], size: 15 });
  }
  await banner.getByRole('button').last().click();
  await expect(banner).toBeHidden();
  expect((await reserve()) - shorter).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms track numbers and show prices', screenForCommit('plain forms'), async ({ page }) => {
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
    await expect(page.getByText(words('quote.breakdown.pay'))).toBeVisible();
    await page.getByRole('button', { name: words('quote.parcels.add') }).click();
    await expect(page.locator('#kg-1')).toBeVisible();
    await expect(page.locator('#kg-0')).toHaveValue('3');
  });
});
