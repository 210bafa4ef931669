import { ask, MAIN, TURKISH, type Asked } from './plain-request';
import { addressOf, chooseMarket, expect, test } from './site';
import { wordsOf } from './words';

/** The table of redirects, as the running site answers it. */
const TABLE: readonly (Asked & { status: number; location?: string; stored?: boolean })[] = [
  { path: '/', status: 200 },
  { path: '/empty', status: 200 },
  { path: '/ma-fr', status: 200 },
  { path: '/GH-EN/track?no=A', status: 308, location: '/gh-en/track?no=A' },
  { path: '/xx-en/track', status: 308, location: '/cn-en' },
  { path: '/gh-fr/track', status: 308, location: '/cn-en', stored: false },
  {
    path: '/gh-fr/track?no=A',
    cookie: 'locale=fr; defaultCountryCode=MA',
    status: 307,
    location: '/ma-fr/track?no=A',
    stored: false,
  },
  { path: '/product/express', status: 307, location: '/gh-en/product/express', stored: false },
  {
    path: '/product/express',
    cookie: 'locale=ar; defaultCountryCode=EG',
    status: 307,
    location: '/eg-ar/product/express',
  },
  {
    path: '/product/express',
    cookie: 'locale=%0d%0aX; defaultCountryCode=//evil',
    status: 307,
    location: '/gh-en/product/express',
  },
  { path: '/tr-tr/track?no=A', status: 308, location: `${TURKISH}/tr-tr/track?no=A` },
  { path: '/', host: TURKISH, status: 307, location: '/tr-tr' },
  { path: '/gh-en/track', host: TURKISH, status: 308, location: '/tr-en/track' },
  { path: '/tr-en', host: TURKISH, status: 200 },
  { path: '/gh-en/nothing-here', status: 404 },
  { path: '/gh-en/cookie', status: 404 },
  { path: '/cn-en/service-rule', status: 404 },
  { path: '/gh-en/article-list/unknown', status: 404 },
];

test.describe('redirects', () => {
  test.skip(({ viewport }) => viewport!.width < 600, 'the same on every screen');

  for (const { status, location, stored, ...asked } of TABLE)
    test(`${asked.host ?? ''}${asked.path} ${asked.cookie ?? ''} answers ${status}`, async () => {
      const answer = await ask(asked);
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
      if (stored === false) expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy'] ?? '').not.toContain('unsafe-inline');
    });

  test('a forged host is followed nowhere', async () => {
    for (const path of ['/gh-en', '/product/express', '/GH-EN', '/gh-en/track']) {
      const answer = await ask({ path, host: 'http://evil.example' });
      expect(answer.headers.location ?? '').not.toContain('evil');
    }
  });
});

test('changing the language keeps page and query and is remembered for a week', async ({ page }) => {
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
});

test('a first visitor chooses a market in a dialog, and is not asked again', async ({ page }) => {
  await page.goto(addressOf('ng-en', '/track'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
});

test('Turkish visitors are asked about cookies, others are not', async ({ page }) => {
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

  test('numbers are tracked and prices shown by plain forms', async ({ page }) => {
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
