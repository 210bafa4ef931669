import type { Page } from '@playwright/test';
import { screenForCommit } from '../support/rotation';
import { answerNeeds, fillParty, nextStep } from '../support/shipment';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

const PREFIX = 'gh-en';
const words = wordsOf(PREFIX);
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first();

/** Opens a page whose document must stay the same one until the end. */
async function openOnce(page: Page, path: string): Promise<() => Promise<void>> {
  await chooseMarket(page, PREFIX);
  await page.goto(addressOf(PREFIX, path), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Ways to lose the network: the browser reports it, or each request fails. */
const networkLosses = {
  'the browser is offline': {
    leave: (page: Page) => page.context().setOffline(true),
    comeBack: (page: Page) => page.context().setOffline(false),
  },
  'requests fail': {
    leave: (page: Page) => page.route('**/*', (route) => route.abort('internetdisconnected')),
    comeBack: (page: Page) => page.unroute('**/*'),
  },
};

for (const [how, { leave, comeBack }] of Object.entries(networkLosses)) {
  test(`a parcel search waits for the network: ${how}`, screenForCommit('offline search'), async ({ page }) => {
    const expectSame = await openOnce(page, '/track');
    await field(page, 'no').fill('DX00000000000EG');
    await leave(page);
    await page.getByRole('button', { name: words('track.form.submit') }).click();
    await expect(page.getByText(words('track.failed.title'))).toBeVisible({ timeout: 20_000 });
    await expect(field(page, 'no')).toHaveValue('DX00000000000EG');
    await comeBack(page);
    await page.getByRole('button', { name: words('track.failed.retry') }).click();
    await expect(page.locator('[data-track-results]')).toBeVisible({ timeout: 20_000 });
    await expectSame();
  });

  test(`an enquiry waits for the network: ${how}`, screenForCommit('offline enquiry'), async ({ page }) => {
    const expectSame = await openOnce(page, '/service/contact-us');
    await expect(page.locator('main [data-script="ready"] > form')).toBeVisible();
    await field(page, 'message').fill('The box arrived open.');
    await leave(page);
    await page
      .locator('main')
      .getByRole('button', { name: words('support.feedback.send') })
      .click();
    await expect(page.locator('main').getByText(words('common.failures.network')).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(field(page, 'message')).toHaveValue('The box arrived open.');
    await comeBack(page);
    // The enquiry arrives, and the server reports what is missing.
    await page
      .locator('main')
      .getByRole('button', { name: words('support.feedback.send') })
      .click();
    await expect(page.locator('#field-name-error')).toBeVisible({ timeout: 20_000 });
    await expect(field(page, 'message')).toHaveValue('The box arrived open.');
    await expectSame();
  });

  test(`the wizard continues when the network is back: ${how}`, screenForCommit('offline wizard'), async ({ page }) => {
    await chooseMarket(page, PREFIX);
    // The next steps are not fetched in advance, as on a browser that is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(addressOf(PREFIX, '/express/presend-package'));
    await answerNeeds(page, words);
    await page.waitForURL(/intlorder-entry/);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await fillParty(page, 'sender', 'CN');
    await fillParty(page, 'receiver', 'GH');
    await leave(page);
    await nextStep(page, words);
    await expect(page.getByText(words('ship.failure.unchecked'))).toBeVisible({ timeout: 20_000 });
    await expect(field(page, 'receiver.street')).toHaveValue('7 Market Street');
    await comeBack(page);
    await page
      .getByRole('button', { name: words('common.actions.retry') })
      .first()
      .click();
    await expect(field(page, 'parcels.0.weightKg')).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

for (const [how, { leave, comeBack }] of Object.entries(networkLosses))
  test(`no price is requested without a network: ${how}`, screenForCommit(`offline price ${how}`), async ({ page }) => {
    const expectSame = await openOnce(page, '/express/order-quote');
    const weight = page.locator('#kg-0');
    const submitButton = page.getByRole('button', { name: words('quote.form.submit') });
    await weight.fill('3');
    await leave(page);
    await submitButton.click();
    await expect(page.getByText(words('quote.form.offline'))).toBeVisible();
    await expect(weight).toHaveValue('3');
    await expectSame();
    await comeBack(page);
    await submitButton.click();
    await expect(page).toHaveURL(/ask=1/);
    await expect(weight).toHaveValue('3');
    await expectSame();
  });
