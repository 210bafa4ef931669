import { readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BRAND } from '@/lib/market/brand';
import { directionOf } from '@/lib/market/language';
import { VERIFY_CODE } from '@/lib/market/limits';
import { parsePrefix } from '@/lib/market/prefix';
import { findCodeSentTo, findMailTo } from '../support/outbox';
import {
  answerImageCode,
  completeRegistration,
  openRegistration,
  openSection,
  PASSWORD,
  proveNewAccount,
  tickAgreement,
} from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const VISITORS = [
  { prefix: 'gh-en', phone: () => `+23324${randomInt(1_000_000, 9_999_999)}` },
  { prefix: 'eg-ar', phone: () => `+2010${randomInt(10_000_000, 99_999_999)}` },
] as const;

for (const { prefix, phone: newPhone } of pickForCommit('accounts', VISITORS)) {
  const words = wordsOf(prefix);
  const personal = `/${prefix}/user-opt/personal`;

  test.describe(prefix, screenForCommit('accounts', prefix), () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(120_000);
      await chooseMarket(page, prefix);
    });

    test(`${prefix}: a new number logs in by code, sets a password and logs out in every tab`, async ({
      page,
      context,
    }, info) => {
      const main = page.locator('main');
      const phone = newPhone();
      await page.goto(addressOf(prefix, `/user-opt/login?mode=code&next=${encodeURIComponent(personal)}`));
      await main.getByLabel(words('account.fields.account')).fill(phone);
      await answerImageCode(page, prefix);
      await main.getByRole('button', { name: words('account.verifyCode.send') }).click();
      // The countdown of §4.
      await expect(main.getByRole('button', { name: /\d/ })).toBeDisabled();
      const code = await findCodeSentTo(phone);
      const field = main.getByLabel(words('account.verifyCode.label'));
      await field.fill(code === '000000' ? '111111' : '000000');
      await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
      await expect(page.locator('#field-verifyCode-error')).toHaveText(words('errors.verifyCodeWrong'));
      await field.fill(code);
      await tickAgreement(page);
      await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
      await expect(main.getByText(words('account.choosePassword.title'))).toBeVisible();
      await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
      await main.getByLabel(words('account.fields.passwordAgain'), { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: words('account.choosePassword.submit') }).click();
      await page.waitForURL(`**${personal}`);
      await expect(main.getByText(phone).first()).toBeVisible();

      const other = await context.newPage();
      await other.goto(addressOf(prefix, '/user-opt/personal'));
      await expect(other.locator('main').getByText(phone).first()).toBeVisible();
      await logOut(page, info.project.name === 'phone');
      await page.waitForURL(`**/${prefix}`, { waitUntil: 'commit' });
      // Shown on the page after the logout (§8).
      await expect(page.getByText(words('frame.logout.done'))).toBeVisible();
      await other.waitForURL(/user-opt\/login\?next=/);
      expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }));
      await other.close();
    });

    async function logOut(page: Page, isPhone: boolean) {
      const header = page.getByRole('banner');
      // On a narrow screen the account is in the menu.
      if (isPhone) await header.getByText(words('layout.header.menu'), { exact: true }).first().click();
      await header
        .locator('summary', { hasText: words('layout.header.myAccount') })
        .locator('visible=true')
        .click();
      await header
        .getByRole('button', { name: words('frame.logout.action') })
        .locator('visible=true')
        .click();
      const question = page.getByRole('dialog', { name: words('frame.logout.question') });
      await question.getByRole('button', { name: words('frame.logout.action') }).click();
    }

    test(`${prefix}: a forgotten password is reset with a code from the mail`, async ({ page, context }, info) => {
      const main = page.locator('main');
      const account = await test.step('registers', async () => {
        await openRegistration(page, prefix, personal);
        const account = await proveNewAccount(page, prefix);
        // The terms page leads back to the form, and the form leads on to the page that required the account.
        const registerAddress = `/${prefix}/user-opt/register?next=${encodeURIComponent(personal)}`;
        await expect(main.locator('a[href*="term-dialog"]')).toHaveAttribute(
          'href',
          `/${prefix}/term-dialog?next=${encodeURIComponent(registerAddress)}`,
        );
        await completeRegistration(page, prefix);
        await page.waitForURL(`**${personal}`);
        return account;
      });

      const fresh = `${PASSWORD}y`;
      await test.step('requests a code for a forgotten password', async () => {
        await page.goto(addressOf(prefix, '/user-opt/forgot-pwd'));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('account.forgot.title'));
        await expectSoundPage(page, `${info.project.name}-${prefix}-forgot`);
        await main.getByLabel(words('account.fields.account')).fill(account);
        await answerImageCode(page, prefix);
        await main.getByRole('button', { name: words('account.verifyCode.send') }).click();
      });

      const code = await test.step('reads the mail', async () => {
        const { html, text, subject } = await findMailTo(account, resetLine());
        expect(subject).toContain(BRAND.name);
        const letter = await context.newPage();
        await letter.setContent(html);
        const { language } = parsePrefix(prefix)!;
        await expect(letter.locator('html')).toHaveAttribute('lang', language);
        expect(await letter.locator('body > div').evaluate((element) => getComputedStyle(element).direction)).toBe(
          directionOf(language),
        );
        await letter.screenshot({ path: `test-results/pictures/${info.project.name}-${prefix}-mail.png` });
        const code = (await letter.locator('p', { hasText: /^\d{6}$/ }).innerText()).trim();
        expect(text).toContain(code);
        await letter.close();
        return code;
      });

      await test.step('sets a new password and logs in', async () => {
        await main.getByLabel(words('account.verifyCode.label')).fill(code);
        await main.getByRole('button', { name: words('account.forgot.continue') }).click();
        await expect(main.getByRole('heading', { name: words('account.forgot.chooseTitle') })).toBeFocused();
        await main.getByLabel(words('account.fields.newPassword'), { exact: true }).fill(fresh);
        await main.getByLabel(words('account.fields.confirmPassword'), { exact: true }).fill(PASSWORD);
        await main.getByRole('button', { name: words('account.forgot.submit') }).click();
        await expect(page.locator('#field-confirmPassword-error')).toHaveText(words('errors.passwordsDiffer'));
        await main.getByLabel(words('account.fields.confirmPassword'), { exact: true }).fill(fresh);
        await main.getByRole('button', { name: words('account.forgot.submit') }).click();
        await expect(main.getByText(words('account.forgot.done'))).toBeVisible();
        await main
          .getByRole('link', { name: words('account.login.submit') })
          .first()
          .click();
        await logIn(page, account, fresh);
        await page.waitForURL(/my-order/);
      });
    });

    /** The line before the code, in the language of the page. */
    const resetLine = () =>
      words('server.mail.verifyCode.text', {
        brand: BRAND.name,
        purpose: 'RESET',
        code: '',
        minutes: VERIFY_CODE.minutes,
      }).split('\n\n')[1]!;

    async function logIn(page: Page, account: string, password: string) {
      const main = page.locator('main');
      await main.getByLabel(words('account.fields.account')).fill(account);
      await main.getByLabel(words('account.fields.password'), { exact: true }).fill(password);
      await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
    }

    test(`${prefix}: a person logs out another device, exports the data and closes the account`, async ({
      page,
      browser,
    }, info) => {
      const main = page.locator('main');
      const account = await test.step('registers and reads the terms', async () => {
        await openRegistration(page, prefix, personal);
        const account = await proveNewAccount(page, prefix);
        // Pressing the box opens the terms. Agreeing becomes possible after the countdown and ticks it (§4).
        await page.locator('#field-agreed').click();
        const dialog = page.getByRole('dialog', { name: words('legal.agreement.dialogTitle') });
        await expect(dialog.getByRole('button', { name: /\d/ })).toBeDisabled();
        await expect(page.locator('#field-agreed')).not.toBeChecked();
        await expectSoundPage(page, `${info.project.name}-${prefix}-terms`);
        await dialog
          .getByRole('button', { name: words('legal.agreement.agree'), exact: true })
          .click({ timeout: 30_000 });
        await expect(dialog).toBeHidden();
        await expect(page.locator('#field-agreed')).toBeChecked();
        await completeRegistration(page, prefix);
        await page.waitForURL(`**${personal}`);
        return account;
      });

      await test.step('logs in on another device and ends that session', async () => {
        const elsewhere = await (await browser.newContext()).newPage();
        await chooseMarket(elsewhere, prefix);
        await elsewhere.goto(
          new URL(addressOf(prefix, `/user-opt/login?next=${encodeURIComponent(personal)}`), page.url()).href,
        );
        await logIn(elsewhere, account, PASSWORD);
        await elsewhere.waitForURL(`**${personal}`);
        await page.reload();
        await openSection(page, words('account.sessions.title'));
        const sessions = page.getByRole('region', { name: words('account.sessions.title') });
        await expect(sessions.getByRole('listitem')).toHaveCount(2);
        await expectSoundPage(page, `${info.project.name}-${prefix}-personal-centre`);
        await sessions.getByRole('button', { name: words('account.sessions.end'), exact: true }).click();
        await expect(sessions.getByRole('listitem')).toHaveCount(1);
        await elsewhere.reload();
        // Not waitForURL: the page is redirected while loading, which waitForURL reports as a failure.
        await expect(elsewhere).toHaveURL(/user-opt\/login/);
        await elsewhere.context().close();
      });

      await test.step('exports the data', async () => {
        await openSection(page, words('account.data.title'));
        const downloading = page.waitForEvent('download');
        await main.getByRole('button', { name: words('account.data.download') }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^dunia-express-\d{4}-\d\d-\d\d\.json$/);
        const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
          account: { profile: { userName: string }; knownDevices: unknown[] };
        };
        expect(data.account.profile.userName).toBe(account);
        // This browser, from the registration, and the other one, from its login.
        expect(data.account.knownDevices).toHaveLength(2);
      });

      await test.step('closes the account', async () => {
        await openSection(page, words('account.close.title'));
        await main.getByRole('button', { name: words('account.close.open') }).click();
        const closing = page.getByRole('dialog', { name: words('account.close.question') });
        await closing.getByRole('textbox', { name: words('account.close.confirm') }).fill('somebody@example.com');
        await closing.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
        await closing.getByRole('button', { name: words('account.close.submit') }).click();
        await expect(closing.getByText(words('errors.accountNameDiffers'))).toBeVisible();
        await expectSoundPage(page, `${info.project.name}-${prefix}-close`);
        // This page has many forms. A duplicate name would leave a field without its label.
        const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        await closing.getByRole('textbox', { name: words('account.close.confirm') }).fill(account);
        await closing.getByRole('button', { name: words('account.close.submit') }).click();
        await expect(main.getByText(words('account.close.done'))).toBeVisible();
        await page.goto(addressOf(prefix, '/user-opt/login'));
        await logIn(page, account, PASSWORD);
        await expect(main.getByRole('alert')).toHaveText(words('errors.badCredentials'));
      });
    });

    test(`${prefix}: without scripts the account pages link to the login that needs none`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const page = await context.newPage();
      for (const name of ['login', 'register', 'forgot-pwd', 'personal']) {
        await page.goto(addressOf(prefix, `/user-opt/${name}`));
        const notice = page.locator('main noscript > div');
        await expect(notice, name).toBeVisible();
        await expect(notice.locator('a'), name).toHaveAttribute('href', `/${prefix}/basic/login`);
      }
      await context.close();
    });

    test(`${prefix}: login works by keyboard only`, async ({ page }) => {
      await page.goto(addressOf(prefix, '/user-opt/login'), { waitUntil: 'networkidle' });
      const account = page.locator('main').getByLabel(words('account.fields.account'));
      for (let presses = 0; presses < 60; presses += 1) {
        if (await account.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(account).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#field-userName-error')).toHaveText(words('errors.loginIncomplete'));
      // The message is shown once, and linked to both fields.
      await expect(page.getByText(words('errors.loginIncomplete'))).toHaveCount(1);
      await expect(page.locator('#field-password')).toHaveAccessibleDescription(words('errors.loginIncomplete'));
      await expect(account).toBeFocused();
      await page.keyboard.type(`nobody-${randomInt(1_000_000)}@example.com`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.locator('main').getByRole('alert')).toHaveText(words('errors.badCredentials'));
      expect(await page.evaluate(() => localStorage.getItem('deviceKey'))).toBeNull();
    });
  });
}

test(
  'a typed login name survives a language change and the next form, a password does not',
  screenForCommit('typed-account'),
  async ({ page }) => {
    const loginName = 'ama@example.com';
    const fieldOf = (prefix: 'gh-en' | 'gh-cn') =>
      page.locator('main').getByLabel(wordsOf(prefix)('account.fields.account'));
    await chooseMarket(page, 'gh-en');
    await page.goto('/gh-en/user-opt/login');
    await fieldOf('gh-en').fill(loginName);
    await page.locator('main input[type="password"]').fill('Secret-1234');
    await page.goto('/gh-cn/user-opt/login');
    await expect(fieldOf('gh-cn')).toHaveValue(loginName);
    await expect(page.locator('main input[type="password"]')).toHaveValue('');
    for (const route of ['login?mode=code', 'register', 'forgot-pwd']) {
      await page.goto(`/gh-cn/user-opt/${route}`);
      await expect(fieldOf('gh-cn')).toHaveValue(loginName);
    }
    await fieldOf('gh-cn').fill('');
    await page.goto('/gh-en/user-opt/login');
    await expect(fieldOf('gh-en')).toHaveValue('');
    const storedText = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(storedText).not.toContain('Secret-1234');
  },
);
