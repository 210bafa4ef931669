import type { Page } from '@playwright/test';
import { CALLS } from '@/lib/contract/calls';
import { BRAND } from '@/lib/market/brand';
import { VERIFY_CODE } from '@/lib/market/limits';
import { findMailTo } from '../support/outbox';
import { answerImageCode, PASSWORD } from '../support/person';
import { screenForCommit } from '../support/rotation';
import { fillWizard } from '../support/shipment';
import { expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const PREFIX = 'gh-en';
const words = wordsOf(PREFIX);

/** Ends the session on the server. The open page gets no notice of it. */
async function endOnServer(page: Page) {
  // A request at the page's start would reveal the end.
  await page.waitForLoadState('networkidle');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const headers = { token, lang: 'en', countrycode: 'GH' };
  const { method, path } = CALLS.logout;
  const response = await page.request.fetch(`/api${path}`, { method, headers });
  expect(response.status()).toBe(200);
}

/** Returns the mailed code for this purpose: the account has received others. */
async function codeFor(account: string, purpose: 'LOGIN' | 'RESET'): Promise<string> {
  const lines = words('server.mail.verifyCode.text', {
    brand: BRAND.name,
    purpose,
    code: '',
    minutes: VERIFY_CODE.minutes,
  });
  const { text } = await findMailTo(account, lines.split('\n\n')[1]!);
  return /\b\d{6}\b/.exec(text)![0];
}

/** Checks that the review shows all typed values. */
async function expectReview(page: Page) {
  const main = page.locator('main');
  await page.waitForURL(/intlorder-entry\?.*step=review/);
  await expect(main.getByRole('heading', { name: words('ship.headings.review') })).toBeVisible();
  for (const typed of ['Lin Chen', '12 Baiyun Avenue', 'Ama Mensah', '7 Market Street', 'Cotton T-shirts'])
    await expect(main.locator('form').getByText(typed)).toBeVisible();
}

test(
  'a session that expired in the wizard returns to the same step after a new login',
  screenForCommit('ended session'),
  async ({ page }, info) => {
    test.setTimeout(120_000);
    const main = page.locator('main');
    const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
    const account = await fillWizard(page, PREFIX, 'GH');

    await test.step('logs in by code', async () => {
      await endOnServer(page);
      await button('ship.actions.send').click();
      await page.waitForURL(/user-opt\/login\?.*next=/);
      await expect(page.getByText(words('errors.sessionEnded'))).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${PREFIX}-session-ended`);
      // In another language, the return address is the wizard in that language.
      const other = page.locator('header a[hreflang="zh-CN"]').first();
      const inChinese = await other.evaluate((link: HTMLAnchorElement) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
        return link.href;
      });
      expect(inChinese).toMatch(/\/gh-cn\/user-opt\/login\?next=%2Fgh-cn%2Fexpress%2Fintlorder-entry/);
      await main.getByRole('link', { name: words('account.login.byCode') }).click();
      // The code is sent to an email address. The password form has a field of the same name.
      await expect(button('account.verifyCode.send')).toBeVisible();
      await main.getByLabel(words('account.fields.account')).fill(account);
      await answerImageCode(page, PREFIX);
      await button('account.verifyCode.send').click();
      await main.getByLabel(words('account.verifyCode.label')).fill(await codeFor(account, 'LOGIN'));
      await button('account.login.submit').click();
      await expectReview(page);
    });

    await test.step('logs in with a new password', async () => {
      await endOnServer(page);
      await button('ship.actions.send').click();
      await page.waitForURL(/user-opt\/login\?.*next=/);
      await main.getByRole('link', { name: words('account.login.forgot') }).click();
      await page.waitForURL(/forgot-pwd\?.*next=/);
      await main.getByLabel(words('account.fields.account')).fill(account);
      await answerImageCode(page, PREFIX);
      await button('account.verifyCode.send').click();
      await main.getByLabel(words('account.verifyCode.label')).fill(await codeFor(account, 'RESET'));
      await button('account.forgot.continue').click();
      const fresh = `${PASSWORD}y`;
      for (const name of ['newPassword', 'confirmPassword'])
        await main.getByLabel(words(`account.fields.${name}`), { exact: true }).fill(fresh);
      await button('account.forgot.submit').click();
      await expect(main.getByText(words('account.forgot.done'))).toBeVisible();
      await main
        .getByRole('link', { name: words('account.login.submit') })
        .first()
        .click();
      await main.getByLabel(words('account.fields.account')).fill(account);
      await main.getByLabel(words('account.fields.password'), { exact: true }).fill(fresh);
      await button('account.login.submit').click();
      await expectReview(page);
      await button('ship.actions.send').click();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
    });
  },
);
