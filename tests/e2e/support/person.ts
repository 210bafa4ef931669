import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findCodeSentTo } from './outbox';
import { addressOf, chooseMarket } from './site';
import { numberWords, wordsOf } from './words';

export const PASSWORD = 'Parcel-2026!';

/** Solves the image code with its question in words, like a visitor who cannot see the picture. */
export async function answerImageCode(page: Page, prefix: string): Promise<void> {
  await page.getByRole('button', { name: wordsOf(prefix)('account.imageCode.asText') }).click();
  await answerQuestion(page, prefix);
}

/** Fills in the sum of the two numbers in the page's question. */
export async function answerQuestion(page: Page, prefix: string): Promise<void> {
  const words = wordsOf(prefix);
  const numbers = numberWords(prefix);
  const answer = page.locator('[name="captcha"]');
  const question = page.locator(`label[for="${await answer.getAttribute('id')}"]`);
  await expect(question).not.toHaveText(words('account.imageCode.label'));
  // Reads up to the question mark, because a word after it may contain the letters of a number.
  const [text = ''] = (await question.innerText()).toLocaleLowerCase().split(/[?؟？]/);
  // Longer words first, so that "seventeen" would never be read as "seven".
  const byLength = numbers
    .map((word, index) => ({ word: word.toLocaleLowerCase(), value: index + 1 }))
    .sort((a, b) => b.word.length - a.word.length);
  const pattern = new RegExp(byLength.map(({ word }) => word).join('|'), 'g');
  // The rest of the sentence may contain letters of a number.
  const terms = [...text.matchAll(pattern)].slice(0, 2);
  const sum = terms.map(([word]) => byLength.find((entry) => entry.word === word)!.value);
  expect(sum, `two numbers in "${text}"`).toHaveLength(2);
  await answer.fill(String(sum[0]! + sum[1]!));
}

/**
 * Ticks the agreement box, like a visitor who agreed to the terms in this tab before. The countdown has a separate
 * test.
 */
export async function tickAgreement(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('termsAgreed', 'counted'));
  await page.locator('[name="agreed"]').check();
}

/** Fills in the first step of the open registration form and the code that it sends. Returns the account. */
export async function proveNewAccount(page: Page, prefix: string): Promise<string> {
  const words = wordsOf(prefix);
  const account = `person-${randomUUID()}@example.com`;
  const main = page.locator('main');
  await main.getByLabel(words('account.fields.account')).fill(account);
  await answerImageCode(page, prefix);
  await main.getByRole('button', { name: words('account.verifyCode.send') }).click();
  const code = main.getByLabel(words('account.verifyCode.label'));
  await expect(code).toBeFocused();
  await code.fill(await findCodeSentTo(account));
  return account;
}

/** Fills in and sends the open registration form. Returns the account. `phone` is added to the address. */
export async function register(page: Page, prefix: string, phone = ''): Promise<string> {
  const account = await proveNewAccount(page, prefix);
  await completeRegistration(page, prefix, phone);
  return account;
}

/** Fills in and sends the second step of the registration form. */
export async function completeRegistration(page: Page, prefix: string, phone = ''): Promise<void> {
  const words = wordsOf(prefix);
  const main = page.locator('main');
  await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
  await main.getByLabel(words('account.fields.passwordAgain'), { exact: true }).fill(PASSWORD);
  await main.getByLabel(words('account.fields.firstName'), { exact: true }).fill('Ama');
  await main.locator('[name="familyName"]').fill('Mensah');
  if (phone) {
    await main.getByText(words('account.register.more')).click();
    await main.locator('#field-phone').fill(phone);
  }
  await tickAgreement(page);
  await main.getByRole('button', { name: words('account.register.submit') }).click();
}

export async function openRegistration(page: Page, prefix: string, next = ''): Promise<void> {
  await page.goto(addressOf(prefix, `/user-opt/register${next && `?next=${encodeURIComponent(next)}`}`));
}

/** Logs in on the page for browsers without scripts, with the question in words and the code. */
export async function logInWithoutScripts(page: Page, prefix: string, account: string): Promise<void> {
  const words = wordsOf(prefix);
  const main = page.locator('main');
  await page.waitForURL(/basic\/login/);
  await main.getByRole('link', { name: words('account.imageCode.asText') }).click();
  await main.locator('[name="account"]').fill(account);
  await answerQuestion(page, prefix);
  await main.getByRole('button').click();
  await page.waitForURL(/step=code/);
  await main.locator('[name="verifyCode"]').fill(await findCodeSentTo(account));
  await main.locator('[name="agreed"]').check();
  await main.getByRole('button').click();
}

/** Opens a page that needs a login and logs in with the password of the tests. */
export async function openLoggedIn(page: Page, prefix: string, path: string, account: string): Promise<void> {
  const words = wordsOf(prefix);
  const main = page.locator('main');
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, path));
  await main.getByLabel(words('account.fields.account')).fill(account);
  await main.getByLabel(words('account.fields.password'), { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === addressOf(prefix, path));
}

/** Opens a section of the personal centre by its title. */
export async function openSection(page: Page, title: string): Promise<void> {
  // On phones the links are folded under the title of the shown section.
  const fold = page.locator('main nav details > summary');
  await fold.waitFor({ state: 'attached' });
  if (await fold.isVisible()) await fold.click();
  await page.locator('main').getByRole('link', { name: title, exact: true }).click();
}
