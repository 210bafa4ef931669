import type { Page } from '@playwright/test';
import { BUSINESS_EXPRESS_MIN_KG, SMALL_PARCEL_MAX_KG } from '@/lib/billing/constants';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { pickForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf, type Words } from '../support/words';

/** A market, its other language, and a weight and a value as people there type them. */
const MARKETS = [
  { prefix: 'gh-en', other: 'gh-cn', kg: '7.3', value: '1,250.50', read: /GHS.1,250\.50/, billed: /8\Wkg/ },
  { prefix: 'eg-ar', other: 'eg-en', kg: '٧٫٣', value: '١٬٢٥٠٫٧٥', read: /1,250\.75/, billed: /8\Wكجم/ },
  { prefix: 'tr-tr', other: 'tr-en', kg: '7,3', value: '1.250,75', read: /1\.250,75/, billed: /8\Wkg/ },
  { prefix: 'ma-fr', other: 'ma-en', kg: '7,3', value: '1 250,75', read: /1.250,75/, billed: /8\Wkg/ },
] as const;
type Market = (typeof MARKETS)[number];
const [ENGLISH, ...REST] = MARKETS;

const SIDES = { l: '30', w: '30', h: '40' };

async function open(page: Page, prefix: string, query = '') {
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, `/express/order-quote${query}`));
}

/** The amounts of a parcel are folded. */
async function openAmounts(page: Page) {
  const fold = page.locator('#amounts-0');
  if (await fold.evaluate((element: HTMLDetailsElement) => !element.open)) await fold.locator('> summary').click();
}

async function type(page: Page, fields: Readonly<Record<string, string>>) {
  if ('value' in fields) await openAmounts(page);
  for (const [name, text] of Object.entries(fields)) await page.locator(`#${name}-0`).fill(text);
}

async function expectTyped(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) await expect(page.locator(`#${name}-0`)).toHaveValue(text);
}

const rows = (page: Page, words: Words) => page.getByRole('list', { name: words('quote.offers.label') }).locator('li');

async function expectPriced(page: Page, words: Words) {
  await expect(rows(page, words)).toHaveCount(2);
  await expect(page.getByText(words('quote.breakdown.pay'))).toBeVisible();
}

for (const market of [ENGLISH, ...pickForCommit('quote', REST)]) {
  const { prefix, kg } = market;
  test(`${prefix}: Enter requests a price, and typed text is preserved`, { tag: '@phone' }, async ({ page }, info) => {
    const words = wordsOf(prefix);
    await open(page, prefix);
    await expectShort(page);
    await expectSoundPage(page, `${info.project.name}-${prefix}-quote-empty`);
    const fields = { kg, ...SIDES, value: market.value };
    await type(page, fields);

    await expect(page).toHaveURL(/[?&]value=[^&]+/);
    await page.reload();
    await expectTyped(page, fields);
    await expect(rows(page, words)).toHaveCount(0);

    await page.locator('#kg-0').press('Enter');
    await expectPriced(page, words);
    await expect(page.locator('#kg-1')).toHaveCount(0);
    await expect(page.locator('#answer-title')).toBeFocused();
    await expect(page.locator('form [role="status"]')).toHaveText(/\d/);
    await expectRead(page, market);
    await expectRules(page, prefix, words);
    await expectSoundPage(page, `${info.project.name}-${prefix}-quote`);
    await changeLanguage(page, market, fields);
  });
}

/** Checks that the weight, the first question (§5), and the button are in view on a phone, before any scrolling. */
async function expectShort(page: Page) {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('#kg-0')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main form button[name="ask"]').last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(size);
}

async function expectRead(page: Page, { billed, read }: Market) {
  const form = page.locator('main form');
  await expect(form.getByText(billed).first()).toBeVisible();
  await expect(page.locator('#value-0-hint')).toHaveText(read);
}

/** 7.3 kg are too much for the small parcel and too little for business express (§1). */
async function expectRules(page: Page, prefix: string, words: Words) {
  const locale = numeralLocale(parsePrefix(prefix)!);
  const list = rows(page, words);
  await expect(list.filter({ hasText: words('quote.services.intl-straight-small') })).toContainText(
    formatMeasure(SMALL_PARCEL_MAX_KG, 'kg', locale),
  );
  await expect(list.filter({ hasText: words('quote.services.business-express') })).toContainText(
    formatMeasure(BUSINESS_EXPRESS_MIN_KG, 'kg', locale),
  );
  await expect(page.locator('#answer bdi').first()).toHaveText(words('quote.services.intl-straight-special'));
}

async function changeLanguage(page: Page, { other }: Market, typed: Readonly<Record<string, string>>) {
  await page.locator('#h-0').fill('41');
  await page.locator('#h-0').blur();
  await expect(page).toHaveURL(/h=41/);
  const link = page.locator(`header a[href*="/${other}/"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await page.waitForURL(new RegExp(`/${other}/express/order-quote`));
  await expectTyped(page, { ...typed, h: '41' });
  await expectPriced(page, wordsOf(other));
}

test(
  'gh-en: an added parcel’s weight gets the focus, and its quote opens in the wizard',
  { tag: '@phone' },
  async ({ page }, info) => {
    const words = wordsOf('gh-en');
    await open(page, 'gh-en');
    await type(page, { kg: '1.5', ...SIDES, value: 'much' });
    await page.locator('#value-0').press('Enter');
    await expect(page.locator('#value-0-error')).toHaveText(words('errors.amountFormat'));
    await expect(page.locator('#value-0')).toBeFocused();
    await type(page, { value: '2000' });
    await page.getByRole('button', { name: words('quote.parcels.add') }).click();
    await expect(page.locator('#kg-1')).toBeFocused();
    await page.keyboard.type('11');
    for (const side of ['l', 'w', 'h']) await page.locator(`#${side}-1`).fill('20');
    await page.locator('#h-1').press('Enter');
    await expectPriced(page, words);
    await expectTyped(page, { kg: '1.5' });

    // The value is above the compensation without protection.
    await page.getByRole('link', { name: words('quote.cover.add') }).click();
    await expectPriced(page, words);
    await expect(page.locator('#insure-0')).toHaveValue('2000');
    await expect(page.getByText(words('quote.cover.title'))).toHaveCount(0);

    const business = rows(page, words).filter({ hasText: words('quote.services.business-express') });
    await expectSoundPage(page, `${info.project.name}-gh-en-quote-two`);
    await business.getByRole('link').first().click();
    await page.waitForURL(/presend-package|intlorder-entry/);
    const storedList = JSON.parse((await page.evaluate(() => localStorage.getItem('preSendList')))!) as {
      drafts: { values: { service: string; parcels: Record<string, string>[] }; quoteToken: string }[];
    };
    expect(storedList.drafts[0]!.quoteToken).not.toBe('');
    expect(storedList.drafts[0]!.values).toMatchObject({
      service: 'business-express',
      importer: 'individual',
      receiver: { countryCode: 'GH' },
      parcels: [
        { weightKg: '1.5', unitPrice: '2000', insuredValue: '2000' },
        { weightKg: '11', lengthCm: '20' },
      ],
    });
  },
);

test('gh-en: what is typed while a parcel is added stays, with the focus', async ({ page }) => {
  const words = wordsOf('gh-en');
  await open(page, 'gh-en');
  await type(page, { kg: '5' });
  await page.route('**/express/order-quote**', async (route) => {
    await new Promise((passed) => setTimeout(passed, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: words('quote.parcels.add') }).click();
  for (const [name, text] of Object.entries(SIDES)) {
    await page.locator(`#${name}-0`).focus();
    await page.keyboard.type(text, { delay: 60 });
  }
  await expect(page.locator('#kg-1')).toBeVisible();
  await expectTyped(page, { kg: '5', ...SIDES });
  await expect(page.locator('#h-0')).toBeFocused();
  await expect(page).toHaveURL(/[?&]h=40&/);
});

/** Checks that the price comes first, in view, and the form after it. */
async function expectPriceFirst(page: Page) {
  await expect(page.locator('#answer-title')).toBeFocused();
  await expect(page.locator('#answer li').nth(1)).toBeInViewport({ ratio: 1 });
  const main = page.locator('main');
  const [answer, form] = await Promise.all([main.locator('#answer').boundingBox(), main.locator('form').boundingBox()]);
  expect(answer!.y + answer!.height).toBeLessThan(form!.y);
}

test('eg-ar: a phone shows the price first, and the line above it leads to the form', async ({ page }) => {
  const words = wordsOf('eg-ar');
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'eg-ar');
  await type(page, { kg: '5', ...SIDES });
  await page.getByRole('button', { name: words('quote.form.submit') }).click();
  await expectPriceFirst(page);

  const changeLink = page.getByRole('link', { name: words('quote.route.change') });
  await expect(changeLink).toContainText('5');
  expect((await changeLink.boundingBox())!.height).toBeGreaterThanOrEqual(56);
  await changeLink.click();
  await expect(page.locator('#kg-0')).toBeInViewport();
  await page.locator('#kg-0').fill('6');
  await page.getByRole('button', { name: words('quote.form.submit') }).click();
  await expect(changeLink).toContainText('6');
  await expectPriceFirst(page);
  await expectTyped(page, { kg: '6', ...SIDES });

  // Without a price the form comes first again. It retains the typed values and the focus.
  await page.route('**/express/order-quote**', async (route) => {
    await new Promise((passed) => setTimeout(passed, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: words('quote.parcels.add') }).click();
  await page.locator('#h-0').fill('41');
  await expect(page.locator('#kg-1')).toBeVisible();
  await expect(changeLink).toHaveCount(0);
  await expect(page.locator('#h-0')).toHaveValue('41');
  await expect(page.locator('#h-0')).toBeFocused();
});

test('gh-en: on a wide screen the price is beside the form', { tag: '@desktop' }, async ({ page }) => {
  const words = wordsOf('gh-en');
  await open(page, 'gh-en', `?${new URLSearchParams({ kg: '5', ...SIDES, ask: '1' })}`);
  await expect(page.getByRole('link', { name: words('quote.route.change') })).toBeHidden();
  const [form, answer] = await Promise.all([
    page.locator('main form').boundingBox(),
    page.locator('#answer').boundingBox(),
  ]);
  expect(form!.x + form!.width).toBeLessThan(answer!.x);
  expect(answer!.y).toBeLessThan(form!.y);
  const others = (await rows(page, words).first().boundingBox())!;
  expect(others.y).toBeGreaterThan(form!.y + form!.height);
  expect(others.x).toBeLessThan(form!.x + form!.width);
  const buttons = page.locator('main form button:visible');
  await expect(buttons.last()).toHaveText(words('quote.parcels.add'));
});

test(
  'gh-en: a shared link shows the answer, and nothing is lost offline',
  { tag: '@phone' },
  async ({ page, context }) => {
    const words = wordsOf('gh-en');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'gh-en', `?${new URLSearchParams({ kg: '3', ...SIDES, ask: '1' })}`);
    await page.getByRole('button', { name: words('quote.answer.copy') }).click();
    const sharedLink = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(sharedLink);
    await expectPriced(page, words);
    await expectTyped(page, { kg: '3', ...SIDES });

    await page.locator('#kg-0').fill('4');
    await expect(page.getByText(words('quote.form.edited'))).toBeVisible();
    await context.setOffline(true);
    await page.locator('#kg-0').press('Enter');
    await expect(page.getByText(words('quote.form.offline'))).toBeVisible();
    await context.setOffline(false);
    await page.locator('#kg-0').press('Enter');
    await expect(page.getByText(words('quote.form.offline'))).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]kg=4&/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('eg-ar: Enter requests a price, and language links preserve the query', { tag: '@phone' }, async ({ page }) => {
    const words = wordsOf('eg-ar');
    await open(page, 'eg-ar');
    const fields = { kg: '٧٫٣', ...SIDES, value: '١٬٢٥٠٫٧٥' };
    await type(page, fields);
    await page.locator('#kg-0').press('Enter');
    await expectPriced(page, words);
    await expectTyped(page, fields);
    await expect(page.locator('#kg-1')).toHaveCount(0);
    await page.locator('main a[hreflang="en"]').click();
    await page.waitForURL(/eg-en\/express\/order-quote/);
    await expectPriced(page, wordsOf('eg-en'));
    await expectTyped(page, fields);
  });
});
