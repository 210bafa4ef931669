import { placeWaitingOrder, scanAll } from '../support/linked-parcel';
import { findCodeSentTo } from '../support/outbox';
import { answerQuestion, logInWithoutScripts } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectFits, test } from '../support/site';
import { wordsOf } from '../support/words';

test.use({ javaScriptEnabled: false });

for (const [prefix, country, phone] of pickForCommit('basic', [
  ['gh-en', 'GH', '+233244123'],
  ['eg-ar', 'EG', '+201001234'],
  ['pk-ur', 'PK', '+923001234'],
] as const)) {
  test(
    `${prefix}: without scripts a visitor logs in by code, views a parcel and cancels it`,
    screenForCommit('basic', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const picture = (step: string) => expectFits(page, `${info.project.name}-${prefix}-basic-${step}`);
      const account = `${phone}${String(Date.now() % 1000).padStart(3, '0')}`;
      const waybill = await placeWaitingOrder(country, account);
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, '/express/my-order'));
      await main.locator('noscript a').click();

      await test.step('a wrong image code is reported, and the number stays', async () => {
        await page.waitForURL(/basic\/login/);
        await picture('number');
        await main.getByRole('link', { name: words('account.imageCode.asText') }).click();
        await main.locator('[name="account"]').fill(account);
        await main.locator('[name="captcha"]').fill('0');
        await main.getByRole('button').click();
        await expect(main.getByText(words('errors.imageCodeWrong'))).toBeVisible();
        await expect(main.locator('[name="account"]')).toHaveValue(account);
      });

      await test.step('the code that arrives logs in', async () => {
        await main.getByRole('link', { name: words('account.imageCode.asText') }).click();
        await answerQuestion(page, prefix);
        await main.getByRole('button').click();
        await page.waitForURL(/step=code/);
        await picture('code');
        await main.locator('[name="verifyCode"]').fill(await findCodeSentTo(account));
        await main.locator('[name="agreed"]').check();
        await main.getByRole('button').click();
      });

      await test.step('the parcel is shown and cancelled', async () => {
        await page.waitForURL(/basic\/parcels/);
        await picture('parcels');
        await main.locator('a[href*="/basic/parcel?"]').click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${[...waybill].join('\\s*')}$`));
        await expect(main.getByText('Ama Mensah').first()).toBeVisible();
        await picture('parcel');
        await main.getByRole('button', { name: words('orders.cancel.confirm') }).click();
        await expect(main.getByText(words('track.states.CANCELLED')).first()).toBeVisible();
        await expect(main.getByRole('button', { name: words('orders.cancel.confirm') })).toHaveCount(0);
      });

      await test.step('a logged-out visitor gets the login page', async () => {
        await page.goto(addressOf(prefix, '/basic/parcels'));
        await main.getByRole('button', { name: words('frame.logout.action') }).click();
        await page.waitForURL(/basic\/login/);
        await page.goto(addressOf(prefix, '/basic/parcels'));
        await page.waitForURL(/basic\/login/);
      });
    },
  );
}

for (const [prefix, country, phone] of pickForCommit('basic returned', [
  ['gh-en', 'GH', '+233244124'],
  ['eg-ar', 'EG', '+201001235'],
  ['pk-ur', 'PK', '+923001235'],
] as const)) {
  test(
    `${prefix}: without scripts a returned parcel is announced above the list, with a link to it`,
    screenForCommit('basic returned', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const account = `${phone}${String(Date.now() % 1000).padStart(3, '0')}`;
      const waybill = await placeWaitingOrder(country, account);
      scanAll([waybill], ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'], country);
      await page.goto(addressOf(prefix, '/basic/parcels'));
      await logInWithoutScripts(page, prefix, account);
      await page.waitForURL(/basic\/parcels/);
      await expectFits(page, `${info.project.name}-${prefix}-basic-returned`);
      await main.locator('a[href*="state=returned"]').click();
      await page.waitForURL(/state=returned/);
      await expect(main.getByRole('cell').getByText(words('track.states.RETURNED'))).toBeVisible();
      await expect(main.locator('a[href*="/basic/parcel?"]')).toHaveCount(1);
      await main.getByRole('link', { name: words('orders.list.allStates') }).click();
      await expect(main.locator('a[href*="state=returned"]')).toBeVisible();
    },
  );
}
