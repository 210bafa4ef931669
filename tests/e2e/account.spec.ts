import { screenForCommit } from './rotation';
import { chooseMarket, expect, expectSoundPage, test, addressOf } from './site';
import { openRegistration, PASSWORD, register } from './person';
import { wordsOf } from './words';

for (const prefix of ['gh-en', 'eg-ar', 'tr-tr']) {
  test(
    `${prefix}: a person registers, logs out, logs in and changes the password`,
    screenForCommit('registration', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      await chooseMarket(page, prefix);
      await openRegistration(page, prefix, addressOf(prefix, '/user-opt/personal').replace(/^http:\/\/[^/]+/, ''));
      await expectSoundPage(page, `${info.project.name}-${prefix}-register`);

      // Rubbish is refused beside its fields, and stays where it was typed.
      const main = page.locator('main');
      await main.getByLabel(words('account.fields.account')).fill('nobody');
      await main.getByRole('button', { name: words('account.register.submit') }).click();
      await expect(page.locator('#field-account-error')).toHaveText(words('errors.accountFormat'));
      await expect(page.locator('#field-agreed-error')).toHaveText(words('errors.agreementMissing'));
      await expect(main.getByLabel(words('account.fields.account'))).toBeFocused();
      await expect(main.getByLabel(words('account.fields.account'))).toHaveValue('nobody');

      const account = await register(page, prefix);
      // Not the whole load: the message is there for three seconds.
      await page.waitForURL(/user-opt\/personal$/, { waitUntil: 'commit' });
      // §8: said on the page that the registration led to.
      await expect(page.getByText(words('account.register.done'))).toBeVisible();
      await expect(main.getByText(account)).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${prefix}-personal`);

      const fresh = `${PASSWORD}x`;
      await main.getByLabel(words('account.fields.oldPassword'), { exact: true }).fill(PASSWORD);
      await main.getByLabel(words('account.fields.newPassword'), { exact: true }).fill(fresh);
      await main.getByLabel(words('account.fields.confirmPassword'), { exact: true }).fill(fresh);
      await main.getByRole('button', { name: words('account.personal.changePassword') }).click();
      await expect(page.getByText(words('account.personal.passwordChanged'))).toBeVisible();

      await page.context().clearCookies({ name: 'token' });
      await page.goto(addressOf(prefix, '/user-opt/personal'));
      await page.waitForURL(/user-opt\/login\?next=/);
      await main.getByLabel(words('account.fields.account')).fill(account);
      await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: words('account.login.submit') }).click();
      await expect(main.getByRole('alert')).toHaveText(words('errors.badCredentials'));
      await main.getByLabel(words('account.fields.password'), { exact: true }).fill(fresh);
      await main.getByRole('button', { name: words('account.login.submit') }).click();
      await page.waitForURL(/user-opt\/personal$/, { waitUntil: 'commit' });
      await expect(page.getByText(words('account.login.done'))).toBeVisible();
    },
  );
}
