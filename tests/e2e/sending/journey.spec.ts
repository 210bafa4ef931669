import { register, tickAgreement } from '../support/person';
import { fillParcel, fillParty, nextStep, addScanEvent } from '../support/shipment';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Quotes, registers, sends and tracks a parcel from China, as a new visitor would. */
for (const [prefix, country] of [
  ['gh-en', 'GH'] as const,
  ...pickForCommit('journey', [
    ['eg-ar', 'EG'] as const,
    ['tr-tr', 'TR'] as const,
    ['ma-fr', 'MA'] as const,
    ['pk-ur', 'PK'] as const,
  ]),
]) {
  test(`${prefix}: a quote becomes a parcel under way`, screenForCommit('journey', prefix), async ({ page }, info) => {
    test.setTimeout(240_000);
    const words = wordsOf(prefix);
    const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-${step}`);
    const main = page.locator('main');
    await chooseMarket(page, prefix);

    await test.step('opens the home page', async () => {
      await page.goto(addressOf(prefix));
      await expect(main.getByRole('textbox', { name: words('track.form.label') })).toBeVisible();
      await picture('1-home');
    });

    await test.step('gets a quote', async () => {
      await page.goto(addressOf(prefix, '/express/order-quote'));
      await main.locator('#kg-0').fill('40');
      await main.getByRole('button', { name: words('quote.form.submit') }).click();
      await expect(page.locator('#kg-0-error')).toHaveText(words('errors.weightRange'));
      await expect(main.locator('#kg-0')).toHaveValue('40');
      await main.locator('#amounts-0 > summary').click();
      for (const [id, value] of [
        ['kg-0', '3'],
        ['l-0', '30'],
        ['w-0', '30'],
        ['h-0', '40'],
        ['value-0', '100'],
      ])
        await main.locator(`#${id}`).fill(value!);
      await main.getByRole('button', { name: words('quote.form.submit') }).click();
      await expect(main.getByText(words('quote.breakdown.pay'))).toBeVisible();
      await picture('2-quote');
      await main.getByRole('link', { name: words('quote.answer.send') }).click();
    });

    await test.step('fills in the wizard', async () => {
      // Values of the quote are not requested again. Leaving a step too early shows the missing fields and focuses the
      // first.
      await page.waitForURL(/intlorder-entry/);
      await nextStep(page, words);
      await expect(page.locator('[name="sender.phone"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name="receiver.countryCode"]')).toHaveValue(country);
      await fillParty(page, 'sender', 'CN');
      await fillParty(page, 'receiver', country);
      await picture('3-parties');
      await page.reload();
      await expect(page.locator('[name="receiver.street"]')).toHaveValue('7 Market Street');
      await nextStep(page, words);
      await fillParcel(page);
      await picture('4-parcels');
      await nextStep(page, words);
      await expect(main.getByRole('heading', { name: words('ship.review.price') })).toBeVisible();
      await picture('5-review');
    });

    const waybill = await test.step('agrees, registers and sends', async () => {
      // Without the agreement nothing is sent. A visitor who prefers a password registers and returns to the review.
      const send = main.getByRole('button', { name: words('ship.actions.loginAndSend') });
      await send.click();
      await expect(main.getByText(words('errors.agreementMissing'))).toBeVisible();
      await tickAgreement(page);
      await send.click();
      await expect(main.getByRole('heading', { name: words('ship.headings.code') })).toBeVisible();
      await main.locator('a[href*="user-opt/login"]').click();
      await page.waitForURL(/user-opt\/login/);
      await page.waitForLoadState('networkidle');
      await main.locator('a[href*="user-opt/register"]').click();
      await page.waitForURL(/user-opt\/register/);
      await register(page, prefix);
      await page.waitForURL(/intlorder-entry.*step=review/);
      await main.getByRole('button', { name: words('ship.actions.send') }).click();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      const waybill = (await main.locator('bdi', { hasText: /^DX/ }).first().innerText()).replaceAll(/\s/g, '');
      expect(waybill).toMatch(new RegExp(`^DX\\d{11}${country}$`));
      await picture('6-done');
      return waybill;
    });

    await test.step('tracks the parcel', async () => {
      addScanEvent(waybill, 'PICKED_UP', 'Guangzhou', 'CN');
      await page.goto(addressOf(prefix, `/track?no=${waybill}`));
      await expect(main.getByText(words('track.states.IN_TRANSIT')).first()).toBeVisible();
      await picture('7-track');
    });

    await test.step('lists the order', async () => {
      await page.goto(addressOf(prefix, '/express/my-order'));
      await expect(main.getByText('Ama Mensah').first()).toBeVisible();
      await picture('8-my-order');
    });
  });
}
