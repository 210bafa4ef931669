import { placeWaiting } from './linked-parcel';
import { codeSentTo } from './outbox';
import { answerQuestion } from './person';
import { pickForCommit, screenForCommit } from './rotation';
import { addressOf, chooseMarket, expect, expectFits, test } from './site';
import { wordsOf } from './words';

test.use({ javaScriptEnabled: false });

for (const [prefix, country, phone] of pickForCommit('basic', [
  ['gh-en', 'GH', '+233244123'],
  ['eg-ar', 'EG', '+201001234'],
  ['pk-ur', 'PK', '+923001234'],
] as const)) {
  test(
    `${prefix}: without scripts somebody logs in by a code, sees a parcel and cancels it`,
    screenForCommit('basic', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const picture = (step: string) => expectFits(page, `${info.project.name}-${prefix}-basic-${step}`);
      const account = `${phone}${String(Date.now() % 1000).padStart(3, '0')}`;
      const waybill = await placeWaiting(country, account);
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, '/express/my-order'));
      await main.locator('noscript a').click();

      await page.waitForURL(/basic\/login/);
      await picture('number');
      await main.getByRole('link', { name: words('account.imageCode.asText') }).click();
      await main.locator('[name="account"]').fill(account);
      await main.locator('[name="captcha"]').fill('0');
      await main.getByRole('button').click();
      await expect(main.getByText(words('errors.imageCodeWrong'))).toBeVisible();
      await expect(main.locator('[name="account"]')).toHaveValue(account);
      await main.getByRole('link', { name: words('account.imageCode.asText') }).click();
      await answerQuestion(page, prefix);
      await main.getByRole('button').click();
      await page.waitForURL(/step=code/);
      await picture('code');
      await main.locator('[name="verifyCode"]').fill(await codeSentTo(account));
      await main.getByRole('button').click();

      await page.waitForURL(/basic\/parcels/);
      await picture('parcels');
      await main.locator('a[href*="/basic/parcel?"]').click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^\s*${[...waybill].join('\\s*')}\s*$`),
      );
      await expect(main.getByText('Ama Mensah').first()).toBeVisible();
      await picture('parcel');
      await main.getByRole('button', { name: words('orders.cancel.confirm') }).click();
      await expect(main.getByText(words('track.states.CANCELLED')).first()).toBeVisible();
      await expect(main.getByRole('button', { name: words('orders.cancel.confirm') })).toHaveCount(0);

      await page.goto(addressOf(prefix, '/basic/parcels'));
      await main.getByRole('button', { name: words('frame.logout.action') }).click();
      await page.waitForURL(/basic\/login/);
      await page.goto(addressOf(prefix, '/basic/parcels'));
      await page.waitForURL(/basic\/login/);
    },
  );
}
