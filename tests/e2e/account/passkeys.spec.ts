import type { CDPSession, Page } from '@playwright/test';
import { BRAND } from '@/lib/market/brand';
import { countEffort } from '../support/count-effort';
import { findMailTo } from '../support/outbox';
import { openSection, PASSWORD } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { logInByCall } from '../support/session';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Adds a virtual authenticator that verifies its person at once, like a phone whose screen lock is opened. */
async function addAuthenticator(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

for (const prefix of pickForCommit('passkeys', ['gh-en', 'eg-ar'] as const)) {
  const words = wordsOf(prefix);
  const login = `/user-opt/login?next=${encodeURIComponent(`/${prefix}/user-opt/personal`)}`;

  test.describe(prefix, screenForCommit('passkeys', prefix), () => {
    test(`${prefix}: a passkey is added, logs in by one press, is renamed and removed`, async ({ page }, info) => {
      test.setTimeout(150_000);
      const main = page.locator('main');
      const dialog = page.getByRole('dialog');
      const section = main.getByRole('group', { name: words('passkeys.title') });
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-passkeys-${step}`);
      const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
      const confirm = async (key: string, password = PASSWORD) => {
        await dialog.getByLabel(words('account.fields.password'), { exact: true }).fill(password);
        await dialog.getByRole('button', { name: words(key), exact: true }).click();
      };
      await chooseMarket(page, prefix);
      const { device, authenticatorId } = await addAuthenticator(page);
      const account = await logInByCall(page, prefix);
      await page.goto(addressOf(prefix, '/user-opt/personal'));

      await test.step('adds a passkey', async () => {
        await openSection(page, words('passkeys.title'));
        await expect(section.getByText(words('passkeys.empty'))).toBeVisible();
        await button('passkeys.add').click();
        await picture('1-confirm');
        await confirm('passkeys.addSubmit', 'Wrong-2026!');
        await expect(dialog.getByText(words('errors.oldPasswordWrong'))).toBeVisible();
        await confirm('passkeys.addSubmit');
        await expect(page.getByText(words('passkeys.added'))).toBeVisible();
        await expect(section.getByRole('listitem')).toHaveCount(1);
        await findMailTo(account, words('server.mail.passkeyAdded.subject', { brand: BRAND.name }));
        await picture('2-added');
        const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
        expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
      });

      await test.step('refuses the same device again', async () => {
        await button('passkeys.add').click();
        await confirm('passkeys.addSubmit');
        await expect(dialog.getByText(words('passkeys.known'))).toBeVisible();
        await dialog
          .getByRole('button', { name: words('passkeys.cancel'), exact: true })
          .first()
          .click();
      });

      await test.step('logs in by one press', async () => {
        await page.evaluate(() => localStorage.clear());
        await page.context().clearCookies({ name: 'token' });
        const effort = await countEffort(page);
        await page.goto(addressOf(prefix, login));
        await expect(button('passkeys.login.submit')).toBeVisible();
        await picture('3-login');
        await button('passkeys.login.submit').click();
        await page.waitForURL('**/user-opt/personal');
        const { taps, fields } = effort;
        expect({ taps, fields: [...fields] }).toEqual({ taps: [words('passkeys.login.submit')], fields: [] });
        await expect(main.getByText(account).first()).toBeVisible();
      });

      await test.step('renames the passkey', async () => {
        await openSection(page, words('passkeys.title'));
        await expect(section.getByText(words('passkeys.neverUsed'))).toBeHidden();
        await button('passkeys.rename').click();
        const name = dialog.getByLabel(words('passkeys.name'), { exact: true });
        await expect(name).toBeFocused();
        await name.fill(' ');
        await dialog.getByRole('button', { name: words('passkeys.save'), exact: true }).click();
        await expect(dialog.getByText(words('errors.required', { field: 'name' }))).toBeVisible();
        await name.fill('Kitchen tablet');
        await picture('4-rename');
        await dialog.getByRole('button', { name: words('passkeys.save'), exact: true }).click();
        await expect(section.getByText('Kitchen tablet')).toBeVisible();
      });

      await test.step('removes the passkey', async () => {
        await button('passkeys.remove').click();
        await picture('5-remove');
        await confirm('passkeys.removeSubmit');
        await expect(section.getByText(words('passkeys.empty'))).toBeVisible();
      });

      await test.step('explains a refused and a cancelled login', async () => {
        // The device still has the passkey. We no longer accept it.
        await page.context().clearCookies({ name: 'token' });
        await page.goto(addressOf(prefix, login));
        await button('passkeys.login.submit').click();
        await expect(main.getByText(words('errors.passkeyRefused'))).toBeVisible();
        await device.send('WebAuthn.clearCredentials', { authenticatorId });
        await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
        await button('passkeys.login.submit').click();
        await expect(main.getByText(words('passkeys.login.cancelled'))).toBeVisible({ timeout: 60_000 });
        await picture('6-cancelled');
      });
    });
  });
}
