import { countEffort } from '../support/count-effort';
import { findCodeSentTo } from '../support/outbox';
import { answerImageCode } from '../support/person';
import { choosePlace, loadExamplePhone } from '../support/shipment';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** docs/decisions/wizard.md */
const MAX_SCREENS = 8;
const MAX_TAPS = 12;
const MAX_FIELDS = 18;
/** A counter that missed actions would also stay below the limits. */
const LEAST = { screens: 6, taps: 6, fields: 12 };

/** A new visitor on a phone, from a quote of two parcels to the placed order. */
for (const [prefix, mobile, city] of [
  ['gh-en', '+23324', 'Kumasi'],
  ['eg-ar', '+20101', 'مدينة نصر'],
] as const)
  test(`${prefix}: a first parcel can be sent in few steps`, { tag: '@phone' }, async ({ page }, info) => {
    test.setTimeout(120_000);
    const words = wordsOf(prefix);
    const main = page.locator('main');
    const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-steps-${step}`);
    await chooseMarket(page, prefix);
    const effort = await countEffort(page);

    await test.step('gets a quote for two parcels', async () => {
      await page.goto(addressOf(prefix, '/express/order-quote'));
      await main.getByRole('button', { name: words('quote.parcels.add') }).click();
      await expect(main.locator('#kg-1')).toBeVisible();
      for (const index of [0, 1])
        for (const [name, value] of Object.entries({ kg: '3', l: '30', w: '30', h: '40' }))
          await main.locator(`#${name}-${index}`).fill(value);
      await main.getByRole('button', { name: words('quote.form.submit') }).click();
      await main.getByRole('link', { name: words('quote.answer.send') }).click();
    });

    const next = main.getByRole('button', { name: words('ship.actions.next') });
    const phone = await test.step('fills in the parties', async () => {
      await page.waitForURL(/intlorder-entry/);
      await page.locator('[name="sender.name"]').fill('Lin Chen');
      await page.locator('[name="sender.phone"]').fill(await loadExamplePhone(page, 'CN'));
      await choosePlace(page, 'sender', prefix === 'eg-ar' ? 'Guangzhou' : '广州');
      await page.locator('[name="sender.street"]').fill('12 Baiyun Avenue');
      await page.locator('[name="receiver.name"]').fill('Ama Mensah');
      const phone = `${mobile}${String(Math.random()).slice(2, 9).padEnd(7, '7')}`;
      await page.locator('[name="receiver.phone"]').fill(phone);
      await choosePlace(page, 'receiver', city);
      await page.locator('[name="receiver.street"]').fill('7 Market Street');
      await picture('1-parties');
      await next.click();
      return phone;
    });

    await test.step('fills in the parcels', async () => {
      await page.locator('[name="parcels.0.goodsNameEn"]').fill('Cotton T-shirts');
      await main.getByRole('button', { name: words('ship.parcel.sameGoods', { number: 1 }) }).click();
      // The value of the goods is optional in the quote, so the sender gives it here.
      for (const index of [0, 1]) await page.locator(`[name="parcels.${index}.unitPrice"]`).fill('100');
      await picture('2-parcels');
      await next.click();
    });

    await test.step('agrees', async () => {
      await main.locator('[name="agreed"]').click();
      const agree = page.getByRole('dialog').getByRole('button', { name: words('legal.agreement.agree'), exact: true });
      await expect(agree).toBeEnabled({ timeout: 60_000 });
      await agree.click();
      await picture('3-review');
      await main.getByRole('button', { name: words('ship.actions.loginAndSend') }).click();
    });

    await test.step('confirms by a code', async () => {
      // The sender in China may be a supplier. The number of the receiver in the visitor's market is offered.
      await expect(page.locator('#confirm-account')).not.toHaveValue('');
      // People read the picture. The test requests the question in words instead, whose press is not counted.
      await effort.pause(() => answerImageCode(page, prefix));
      await main.getByRole('button', { name: words('account.verifyCode.send') }).click();
      const code = await findCodeSentTo(phone);
      await picture('4-code');
      await main.getByLabel(words('account.verifyCode.label')).fill(code);
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      await picture('5-done');

      const { screens, taps, fields } = effort;
      console.log(`${prefix}: ${screens.length} screens, ${taps.length} taps, ${fields.size} fields`);
      const effortText = JSON.stringify({ screens, taps, fields: [...fields] }, null, 1);
      expect(screens.length, effortText).toBeLessThanOrEqual(MAX_SCREENS);
      expect(taps.length, effortText).toBeLessThanOrEqual(MAX_TAPS);
      expect(fields.size, effortText).toBeLessThanOrEqual(MAX_FIELDS);
      expect(screens.length, effortText).toBeGreaterThanOrEqual(LEAST.screens);
      expect(taps.length, effortText).toBeGreaterThanOrEqual(LEAST.taps);
      expect(fields.size, effortText).toBeGreaterThanOrEqual(LEAST.fields);
    });
  });
