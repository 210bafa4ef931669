import type { Page } from '@playwright/test';
import { screenForCommit } from '../support/rotation';
import { answerNeeds, fillParcel, fillParty, nextStep, unfoldAll } from '../support/shipment';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

const prefix = 'gh-en';
const words = wordsOf(prefix);

async function openWizard(page: Page) {
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, '/express/presend-package'));
  await answerNeeds(page, words);
  await page.waitForURL(/intlorder-entry/);
}

test('a place can be chosen by keyboard only, or from the lists', screenForCommit('place search'), async ({ page }) => {
  await openWizard(page);
  const place = page.locator('#receiver-place');
  await place.focus();
  await page.keyboard.type('kum');
  await expect(page.locator('#receiver-place-list').getByRole('option').first()).toHaveText(/Kumasi/);
  await expect(place).toHaveAttribute('aria-activedescendant', 'receiver-place-0');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Kumasi, Ashanti');
  await expect(place).toHaveAttribute('aria-expanded', 'false');

  // Text that is no longer in the field is not sent.
  await page.keyboard.type('zz');
  await expect(page.locator('#receiver-place-hint')).toHaveText(words('ship.places.none'));
  await nextStep(page, words);
  await expect(page.locator('#receiver-place-error')).toHaveText(words('errors.placeUnknown'));

  const receiver = page.getByRole('region', { name: words('ship.steps.receiver') });
  await receiver.getByRole('button', { name: words('ship.places.toLists') }).click();
  await page.locator('[name="receiver.provinceCode"]').selectOption({ label: 'Ashanti' });
  await expect(page.locator('[name="receiver.cityCode"] option', { hasText: 'Kumasi' })).toHaveCount(1);
  await page.locator('[name="receiver.cityCode"]').selectOption({ label: 'Kumasi' });
  await page.getByRole('button', { name: words('ship.places.toSearch') }).click();
  await expect(place).toHaveValue('Kumasi, Ashanti');
});

test(
  'a number of another country and a name without letters get an error message',
  screenForCommit('party'),
  async ({ page }) => {
    await openWizard(page);
    await page.locator('[name="sender.name"]').fill('🙂');
    await page.locator('[name="sender.phone"]').fill('+233 24 000 0123');
    await nextStep(page, words);
    await expect(page.locator('[id="field-sender.name-error"]')).toHaveText(words('errors.nameWithoutLetters'));
    await expect(page.locator('[id="field-sender.phone-error"]')).toHaveText(
      words('errors.phoneElsewhere', { country: 'Ghana' }),
    );
  },
);

test(
  'a rule of money, number or goods marks its field before Next is pressed',
  screenForCommit('parcel mistakes'),
  async ({ page }) => {
    await openWizard(page);
    await fillParty(page, 'sender', 'CN');
    await fillParty(page, 'receiver', 'GH');
    await nextStep(page, words);
    await unfoldAll(page);
    await page.locator('input[name="service"][value="intl-straight-special"]').check();
    await fillParcel(page);
    await page.locator('[name="parcels.0.cashOnDelivery"]').fill('999999');
    await expect(page.locator('[id="field-parcels.0.cashOnDelivery-error"]')).toBeVisible();
    await page.locator('[name="domesticTransferNo"]').fill('abc');
    await page.locator('[name="parcels.0.goodsNameEn"]').focus();
    await expect(page.locator('#field-domesticTransferNo-error')).toHaveText(words('errors.courierNumberFormat'));
    await page.locator('[name="domesticTransferNo"]').fill('SF1234567890123');
    await expect(page.locator('#field-domesticTransferNo-error')).toHaveCount(0);
    const goodsError = page.locator('[id="field-parcels.0.goodsNameEn-error"]');
    await page.locator('[name="parcels.0.goodsNameEn"]').fill('Lipsticks');
    await page.locator('[name="parcels.0.quantity"]').focus();
    await expect(goodsError).toHaveText(words('errors.goodsNotCarried'));
    await page.locator('[name="parcels.0.goodsNameEn"]').fill('Lipstick cases');
    await expect(goodsError).toHaveCount(0);
  },
);

test('an HS code can be chosen by keyboard', screenForCommit('hs codes'), async ({ page }) => {
  await openWizard(page);
  await fillParty(page, 'sender', 'CN');
  await fillParty(page, 'receiver', 'GH');
  await nextStep(page, words);
  await unfoldAll(page);
  await page.locator('[name="parcels.0.goodsNameEn"]').fill('Leather handbag');
  await page.getByRole('button', { name: words('ship.hsCodes.suggest') }).press('Enter');
  const status = page.getByRole('status').filter({ hasText: words('ship.hsCodes.found') });
  await expect(status).toBeVisible();
  const code = page.locator('[name="parcels.0.hsCode"]');
  await expect(code).toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(code).toHaveValue('420221');
  await expect(page.getByRole('radio', { name: /420221/ })).toBeChecked();

  // Suggestions for another name are not shown, and the chosen code stays.
  await page.locator('[name="parcels.0.goodsNameEn"]').fill('Xyzzy plugh');
  await expect(page.getByRole('radio', { name: /420221/ })).toHaveCount(0);
  await page.getByRole('button', { name: words('ship.hsCodes.suggest') }).click();
  await expect(page.getByRole('status').filter({ hasText: words('ship.hsCodes.none') })).toBeVisible();
  await expect(code).toHaveValue('420221');
});

test(
  'a message that appears when a field loses focus moves no button during a press',
  screenForCommit('press'),
  async ({ page }) => {
    await chooseMarket(page, prefix);
    await page.goto(addressOf(prefix, '/user-opt/login?mode=code'));
    await page.locator('#field-account').fill('0240000123');
    await expect(page.locator('main').getByRole('img', { name: words('account.imageCode.alt') })).toBeVisible();
    await page.locator('#field-captcha').focus();
    const send = page.locator('main').getByRole('button', { name: words('account.verifyCode.send') });
    await send.scrollIntoViewIfNeeded();
    const { x, y, width } = (await send.boundingBox())!;
    const request = page.waitForRequest(/getSmsCode/);
    await page.mouse.move(x + width / 2, y + 3);
    await page.mouse.down();
    // A finger rests for a moment.
    await page.waitForTimeout(300);
    expect((await send.boundingBox())!.y).toBe(y);
    await page.mouse.up();
    await request;
    await expect(page.locator('#field-captcha-error')).toBeVisible();
  },
);
