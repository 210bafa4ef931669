import { tickAgreement } from '../support/person';
import { screenForCommit } from '../support/rotation';
import { answerNeeds, fillWizard, nextStep } from '../support/shipment';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Edit: a placed order is changed in the wizard's own steps, and the draft of the next order stays (§4). */
test('a placed order can be changed step by step', screenForCommit('edit order'), async ({ page }, info) => {
  test.setTimeout(120_000);
  const prefix = 'gh-en';
  const words = wordsOf(prefix);
  const main = page.locator('main');
  await fillWizard(page, prefix, 'GH');
  await main.getByRole('button', { name: words('ship.actions.send') }).click();
  await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('done')!;

  await test.step('starts the next order', async () => {
    // A returning visitor is the sender again.
    await page.goto(addressOf(prefix, '/express/intlorder-entry?draft=abc'));
    await page.waitForURL(/presend-package/);
    await answerNeeds(page, words);
    await page.waitForURL(/intlorder-entry\?draft=abc/);
    await expect(page.locator('[name="sender.name"]')).toHaveValue('Lin Chen');
    await page.locator('[name="receiver.name"]').fill('Kofi Boateng');
  });

  await test.step('edits the placed order in the steps of the wizard', async () => {
    await page.goto(addressOf(prefix, `/express/intlorder-entry?edit=${id}`));
    await main.getByRole('link', { name: words('ship.review.changes.receiver') }).click();
    await expect(page.locator('#receiver-place')).toHaveValue(/Kumasi/);
    await expect(page.locator('[name="receiver.countryCode"]')).toHaveCount(0);
    await page.locator('[name="receiver.street"]').fill('9 Harbour Road');
    await expectSoundPage(page, `${info.project.name}-edit-parties`);
    await nextStep(page, words);
    await nextStep(page, words);
    await tickAgreement(page);
    await main.getByRole('button', { name: words('ship.actions.save') }).click();
    await page.waitForURL(/intlorder-detail/);
    await expect(main.getByText('9 Harbour Road').first()).toBeVisible();
  });

  await test.step('finds the draft of the next order unchanged', async () => {
    await page.goto(addressOf(prefix, '/express/intlorder-entry?draft=abc'));
    await expect(page.locator('[name="receiver.name"]')).toHaveValue('Kofi Boateng');
  });
});
