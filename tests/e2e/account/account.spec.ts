import { randomInt } from 'node:crypto';
import { findCodeSentTo } from '../support/outbox';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { chooseMarket, expect, expectSoundPage, test, addressOf } from '../support/site';
import {
  answerImageCode,
  completeRegistration,
  openRegistration,
  openSection,
  PASSWORD,
  proveNewAccount,
  register,
} from '../support/person';
import { wordsOf } from '../support/words';

const PHONES = {
  'gh-en': () => `+23324${randomInt(1_000_000, 9_999_999)}`,
  'eg-ar': () => `+2010${randomInt(10_000_000, 99_999_999)}`,
  'tr-tr': () => `+90532${randomInt(1_000_000, 9_999_999)}`,
} as const;

for (const prefix of pickForCommit('account', ['gh-en', 'eg-ar', 'tr-tr'] as const)) {
  test(
    `${prefix}: a person registers, verifies the number, changes the password and logs in`,
    screenForCommit('registration', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const main = page.locator('main');
      await test.step('opens the registration', async () => {
        await chooseMarket(page, prefix);
        await openRegistration(page, prefix, addressOf(prefix, '/user-opt/personal').replace(/^http:\/\/[^/]+/, ''));
        await expectSoundPage(page, `${info.project.name}-${prefix}-register`);
      });

      const accountField = main.getByLabel(words('account.fields.account'));
      await test.step('refuses an invalid account', async () => {
        // The typed text stays, with the error beside its field.
        await accountField.fill('nobody');
        await main.getByRole('button', { name: words('account.verifyCode.send') }).click();
        await expect(page.locator('#field-account-error')).toHaveText(words('errors.accountFormat'));
        await expect(accountField).toBeFocused();
        await expect(accountField).toHaveValue('nobody');
      });

      await test.step('goes back and corrects the account', async () => {
        // The account is fixed while its code is typed. A person who goes back can correct it.
        const mistyped = await proveNewAccount(page, prefix);
        await expect(accountField).not.toBeEditable();
        await expectSoundPage(page, `${info.project.name}-${prefix}-register-rest`);
        await main.getByRole('button', { name: words('common.actions.back') }).click();
        await expect(accountField).toHaveValue(mistyped);
        await expect(accountField).toBeEditable();
      });

      const account = await test.step('refuses different passwords and a missing agreement', async () => {
        await page.reload();
        const account = await proveNewAccount(page, prefix);
        await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
        await main.getByLabel(words('account.fields.passwordAgain'), { exact: true }).fill(`${PASSWORD}y`);
        await main.getByRole('button', { name: words('account.register.submit') }).click();
        await expect(page.locator('#field-agreed-error')).toHaveText(words('errors.agreementMissing'));
        await expect(page.locator('#field-confirmPassword-error')).toHaveText(words('errors.passwordsDiffer'));
        await expect(accountField).toHaveValue(account);
        return account;
      });

      const phone = PHONES[prefix]();
      await test.step('completes the registration', async () => {
        await completeRegistration(page, prefix, phone);
        // Does not wait for the whole load, because the message is there for three seconds only.
        await page.waitForURL(/user-opt\/personal$/, { waitUntil: 'commit' });
        // The message is on the page after the registration (§8).
        await expect(page.getByText(words('account.register.done'), { exact: true })).toBeVisible();
        await expect(main.getByText(account)).toBeVisible();
        await expectSoundPage(page, `${info.project.name}-${prefix}-personal`);
      });

      await test.step('proves the telephone number', async () => {
        // The number given at registration can be used to log in once a code has proven it (§3).
        await openSection(page, words('account.phone.title'));
        const mobile = page.getByRole('region', { name: words('account.phone.title') });
        await expect(mobile.getByText(phone)).toBeVisible();
        await mobile.getByRole('button', { name: words('account.phone.add') }).click();
        await expect(mobile.getByLabel(words('account.phone.new'))).toHaveValue(phone);
        await answerImageCode(page, prefix);
        await expectSoundPage(page, `${info.project.name}-${prefix}-new-phone`);
        await mobile.getByRole('button', { name: words('account.verifyCode.send') }).click();
        await mobile.getByLabel(words('account.verifyCode.label')).fill(await findCodeSentTo(phone));
        await mobile.getByLabel(words('account.fields.oldPassword'), { exact: true }).fill(`${PASSWORD}?`);
        await mobile.getByRole('button', { name: words('account.phone.submit') }).click();
        await expect(page.locator('#phone-password-error')).toHaveText(words('errors.oldPasswordWrong'));
        await mobile.getByLabel(words('account.fields.oldPassword'), { exact: true }).fill(PASSWORD);
        await mobile.getByRole('button', { name: words('account.phone.submit') }).click();
        await expect(page.getByText(words('account.phone.saved'))).toBeVisible();
        await expect(mobile.getByRole('button', { name: words('account.phone.change') })).toBeVisible();
      });

      const fresh = `${PASSWORD}x`;
      await test.step('changes the password', async () => {
        await openSection(page, words('account.fields.password'));
        await main.getByLabel(words('account.fields.oldPassword'), { exact: true }).fill(PASSWORD);
        await main.getByLabel(words('account.fields.newPassword'), { exact: true }).fill(fresh);
        await main.getByLabel(words('account.fields.confirmPassword'), { exact: true }).fill(fresh);
        await main.getByRole('button', { name: words('account.personal.changePassword') }).click();
        await expect(page.getByText(words('account.personal.passwordChanged'))).toBeVisible();
      });

      await test.step('logs in by number with the new password', async () => {
        await page.context().clearCookies({ name: 'token' });
        await page.goto(addressOf(prefix, '/user-opt/personal'));
        await page.waitForURL(/user-opt\/login\?next=/);
        await main.getByLabel(words('account.fields.account')).fill(account);
        await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
        await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
        await expect(main.getByRole('alert')).toHaveText(words('errors.badCredentials'));
        await main.getByLabel(words('account.fields.account')).fill(phone);
        await main.getByLabel(words('account.fields.password'), { exact: true }).fill(fresh);
        await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
        await page.waitForURL(/user-opt\/personal$/, { waitUntil: 'commit' });
        await expect(page.getByText(words('account.login.done'), { exact: true })).toBeVisible();
      });
    },
  );
}

test(
  'a gateway without the calls beyond §7 hides their parts of the personal centre',
  screenForCommit('personal centre behind a gateway', 'gh-en'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    await chooseMarket(page, 'gh-en');
    const missing = { status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' };
    await page.route('**/api/v1/api/user/session/list', (route) => route.fulfill(missing));
    await page.route('**/api/v1/api/user/phone/getCode', (route) => route.fulfill(missing));
    await page.route('**/api/v1/api/user/exportData', (route) => route.fulfill(missing));
    await openRegistration(page, 'gh-en', '/gh-en/user-opt/personal');
    await register(page, 'gh-en');
    await page.waitForURL(/user-opt\/personal$/, { waitUntil: 'commit' });
    const main = page.locator('main');
    await openSection(page, words('account.phone.title'));
    await expect(main.locator('nav a', { hasText: words('account.data.title') })).toHaveCount(1);
    await expect(main.locator('nav a', { hasText: words('account.sessions.title') })).toHaveCount(0);

    const mobile = page.getByRole('region', { name: words('account.phone.title') });
    await mobile.getByRole('button', { name: words('account.phone.add') }).click();
    await mobile.getByLabel(words('account.phone.new')).fill(PHONES['gh-en']());
    await answerImageCode(page, 'gh-en');
    await mobile.getByRole('button', { name: words('account.verifyCode.send') }).click();
    await expect(mobile.getByText(words('account.phone.notOffered'))).toBeVisible();
    await expect(mobile.getByRole('textbox')).toHaveCount(0);

    await openSection(page, words('account.data.title'));
    await main.getByRole('button', { name: words('account.data.download') }).click();
    await expect(main.getByRole('region', { name: words('account.data.title') })).toBeHidden();
    await expect(page.getByText(words('common.failures.service'))).toBeVisible();
  },
);
