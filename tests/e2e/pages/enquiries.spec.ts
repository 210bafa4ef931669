import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findMailTo } from '../support/outbox';
import { CALLS } from '@/lib/contract/calls';
import { HEAVY_KG } from '@/lib/contract/content/enquiry-forms';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { BRAND } from '@/lib/market/brand';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf, type Words } from '../support/words';

/** The weight above which a shipment is freight, as the pages of a prefix write it. */
const heavyText = (prefix: string) => formatMeasure(HEAVY_KG, 'kg', numeralLocale(parsePrefix(prefix)!));

type Filling = (page: Page) => Promise<void>;

interface Form {
  kind: 'franchise' | 'enterprise' | 'expert' | 'feedback';
  path: string;
  /** The prefix of its reference numbers. */
  letters: string;
  send: string;
  /** First required empty field, and its message. */
  first: [field: string, message: string];
  fill: Filling;
}

const PHONES: Record<string, string> = { gh: '0240000123', eg: '01000000123' };
const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const choose = (page: Page, name: string, value: string) =>
  page.locator(`main [name="${name}"][value="${value}"]`).check();

async function introduce(page: Page, email: string): Promise<void> {
  const country = new URL(page.url()).pathname.slice(1, 3);
  await input(page, 'name').fill('Ama Mensah');
  // The private page of a form has the same prefix.
  await input(page, 'phone').fill(PHONES[country]!);
  await input(page, 'email').fill(email);
}

const FORMS: Form[] = [
  {
    kind: 'franchise',
    path: '/business/join-us',
    letters: 'FR',
    send: 'franchise.form.send',
    first: ['name', 'errors.fillInName'],
    async fill(page) {
      await input(page, 'state').fill('Ashanti');
      await input(page, 'city').fill('Kumasi');
      await choose(page, 'experienced', 'NO');
    },
  },
  {
    kind: 'enterprise',
    path: '/business-customer',
    letters: 'EC',
    send: 'enterprise.form.send',
    first: ['company', 'errors.required'],
    async fill(page) {
      await input(page, 'company').fill('Mensah Trading');
      await input(page, 'goods').fill('Cotton shirts');
      await input(page, 'cycle').selectOption('WEEKLY');
      await input(page, 'weightKg').fill('120');
      await choose(page, 'destinations', 'KE');
      await choose(page, 'destinations', 'TR');
    },
  },
  {
    kind: 'expert',
    path: '/express/contact-proficient',
    letters: 'EX',
    send: 'ship.expert.send',
    first: ['name', 'errors.required'],
    async fill(page) {
      await choose(page, 'contactWay', 'EMAIL');
      await choose(page, 'shipRequire', 'INTERNATIONAL');
      await input(page, 'message').fill('Pallets of cloth, every week.');
    },
  },
  {
    kind: 'feedback',
    path: '/service/contact-us',
    letters: 'FB',
    send: 'support.feedback.send',
    first: ['name', 'errors.required'],
    async fill(page) {
      await input(page, 'message').fill('The box arrived open.');
    },
  },
];
const formOf = (kind: Form['kind']) => FORMS.find((form) => form.kind === kind)!;

const newEmail = (prefix: string) => `ama.${prefix}.${randomUUID()}@example.org`;

/** The reference that the page shows, and the confirmation that was mailed with it. */
async function expectConfirmed(page: Page, { kind, letters }: Form, words: Words, email: string): Promise<void> {
  const heading = page.getByRole('heading', { name: words(`enquiry.thanks.${kind}.title`) });
  await expect(heading).toBeVisible();
  const reference = await page.locator('main bdi', { hasText: new RegExp(`^${letters}\\d{10}$`) }).innerText();
  const mail = await findMailTo(email, reference);
  expect(mail.subject).toBe(words('server.mail.enquiryConfirmation.subject', { kind, reference, brand: BRAND.name }));
}

/** Waits until the script handles the form. */
const waitForScripts = (page: Page) => expect(page.locator('main [data-script="ready"] > form')).toBeVisible();

for (const form of FORMS)
  for (const prefix of pickForCommit(form.kind, ['gh-en', 'eg-ar'])) {
    test(`${prefix}: ${form.kind} is sent with scripts`, screenForCommit(form.kind, prefix), async ({ page }, info) => {
      const words = wordsOf(prefix);
      const email = newEmail(prefix);
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, form.path));
      const send = page.locator('main').getByRole('button', { name: words(form.send) });
      await waitForScripts(page);

      await send.click();
      const [field, message] = form.first;
      await expect(page.locator(`#field-${field}-error`)).toHaveText(words(message, { field }));
      await expect(input(page, field)).toBeFocused();
      await expectSoundPage(page, `${info.project.name}-${prefix}-${form.kind}-mistakes`);

      await form.fill(page);
      await introduce(page, email);
      await input(page, 'phone').fill('call me');
      await send.click();
      const badPhone = words(form.kind === 'franchise' ? 'errors.invalidNumber' : 'errors.phoneFormat');
      await expect(page.locator('#field-phone-error')).toHaveText(badPhone);
      await expect(input(page, 'name')).toHaveValue('Ama Mensah');

      await introduce(page, email);
      if (form.kind === 'enterprise')
        await expect(page.getByText(words('enterprise.form.heavy', { limit: heavyText(prefix) }))).toBeVisible();
      await send.click();
      await expectConfirmed(page, form, words, email);
      await expect(page.getByRole('heading', { name: words(`enquiry.thanks.${form.kind}.title`) })).toBeFocused();
      await expectSoundPage(page, `${info.project.name}-${prefix}-${form.kind}-thanks`);
    });
  }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of FORMS)
    for (const prefix of pickForCommit(`${form.kind} without scripts`, ['gh-en', 'eg-ar'])) {
      test(
        `${prefix}: ${form.kind} shows its errors and its reference`,
        screenForCommit(`${form.kind} without scripts`, prefix),
        async ({ page }) => {
          const words = wordsOf(prefix);
          const email = newEmail(prefix);
          await chooseMarket(page, prefix);
          await page.goto(addressOf(prefix, form.path));
          const send = page.locator('main').getByRole('button', { name: words(form.send) });
          await form.fill(page);
          await introduce(page, email);
          await input(page, 'phone').fill('not a number');
          await input(page, 'name').fill('');
          await send.click();

          await page.waitForURL(new RegExp(`/${prefix}/enquiry/[\\w-]{43}$`));
          const address = page.url();
          const badPhone = words(form.kind === 'franchise' ? 'errors.invalidNumber' : 'errors.phoneFormat');
          const noName = words(form.kind === 'franchise' ? 'errors.fillInName' : 'errors.required', { field: 'name' });
          await expect(page.locator('#field-phone-error')).toHaveText(badPhone);
          await expect(page.locator('#field-name-error')).toHaveText(noName);
          await expect(page.getByText(words('enquiry.notSent.mistakes', { count: 2 }))).toBeVisible();
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
          await expect(input(page, 'phone')).toHaveValue('not a number');
          await expect(input(page, 'email')).toHaveValue(email);
          await expectRestored(page, form);
          await page.getByRole('link', { name: badPhone }).click();
          await expect(page).toHaveURL(`${address}#field-phone`);

          await introduce(page, email);
          await send.click();
          await page.waitForURL(address);
          await expectConfirmed(page, form, words, email);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`enquiry.thanks.${form.kind}.title`));
          expect(await page.content()).not.toContain('Ama Mensah');
        },
      );
    }

  test(
    'the page of an unknown enquiry explains this and links to the forms',
    screenForCommit('swept form'),
    async ({ page }) => {
      const words = wordsOf('gh-en');
      await chooseMarket(page, 'gh-en');
      const response = await page.goto(addressOf('gh-en', `/enquiry/${'A'.repeat(43)}`));
      expect(response!.headers()['cache-control']).toContain('no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('enquiry.expired.title'));
      await expect(page.getByRole('link', { name: words('franchise.form.title') })).toBeVisible();
    },
  );
});

async function expectRestored(page: Page, { kind }: Form): Promise<void> {
  const checkedIn = (name: string) =>
    page
      .locator(`main [name="${name}"]:checked`)
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  if (kind === 'franchise') expect(await checkedIn('experienced')).toEqual(['NO']);
  if (kind === 'enterprise') {
    expect(await checkedIn('destinations')).toEqual(['KE', 'TR']);
    await expect(input(page, 'cycle')).toHaveValue('WEEKLY');
    await expect(input(page, 'weightKg')).toHaveValue('120');
  }
  if (kind === 'expert') expect(await checkedIn('shipRequire')).toEqual(['INTERNATIONAL']);
  if (kind === 'feedback') await expect(input(page, 'message')).toHaveValue('The box arrived open.');
}

test('a Turkish form stays on the Turkish host', screenForCommit('Turkish form'), async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('tr-tr', '/service/contact-us'));
  await input(page, 'message').fill('Merhaba');
  await page
    .locator('main')
    .getByRole('button', { name: wordsOf('tr-tr')('support.feedback.send') })
    .click();
  await page.waitForURL(/\/tr-tr\/enquiry\//);
  expect(new URL(page.url()).origin).toBe(new URL(addressOf('tr-tr')).origin);
  await expect(page.locator('#field-name-error')).toHaveText(wordsOf('tr-tr')('errors.required', { field: 'name' }));
  await context.close();
});

test('a franchise application works by keyboard only', screenForCommit('franchise by keyboard'), async ({ page }) => {
  const words = wordsOf('gh-en');
  const email = newEmail('keys');
  await chooseMarket(page, 'gh-en');
  await page.goto(addressOf('gh-en', '/business/join-us'));
  const apply = page.getByRole('link', { name: words('franchise.intro.apply') }).first();
  await apply.focus();
  await page.keyboard.press('Enter');
  await waitForScripts(page);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (
        await input(page, name)
          .first()
          .evaluate((control: HTMLInputElement) => {
            const now = document.activeElement as HTMLInputElement | null;
            return now?.name === control.name && Boolean(now.closest('main'));
          })
      )
        return;
    }
    throw new Error(`the keyboard never reaches ${name}`);
  };
  await tabTo('name');
  await page.keyboard.type('Ama Mensah');
  await tabTo('phone');
  await page.keyboard.type('0240000123');
  await tabTo('email');
  await page.keyboard.type(email);
  await tabTo('state');
  await page.keyboard.type('Ashanti');
  await tabTo('city');
  await page.keyboard.type('Kumasi');
  await tabTo('experienced');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name="experienced"][value="NO"]')).toBeChecked();
  await tabTo('company');
  await page.keyboard.press('Enter');
  await expectConfirmed(page, formOf('franchise'), words, email);
});

test(
  'a form without a response preserves its texts, and a repeat has the same key',
  screenForCommit('form without answer'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    const email = newEmail('retry');
    const form = formOf('feedback');
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', form.path));
    const send = page.locator('main').getByRole('button', { name: words(form.send) });
    await waitForScripts(page);
    await introduce(page, email);
    await form.fill(page);

    // Both attempts of the first press reach the server, but their responses are lost.
    const keys: (string | undefined)[] = [];
    await page.route(`**${CALLS.saveCustomerFeedback.path}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect(page.locator('main').getByRole('alert')).toContainText(words('support.feedback.failed'));
    await expect(input(page, 'email')).toHaveValue(email);
    await expect(input(page, 'message')).toHaveValue('The box arrived open.');
    await send.click();
    await expectConfirmed(page, form, words, email);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'text typed into an enquiry survives a reload and another language',
  screenForCommit('typed'),
  async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    await page.goto('/gh-en/service/contact-us');
    await expect(page.locator('main [data-script="ready"]')).toBeVisible();
    const message = page.locator('main [name="message"]');
    await message.fill('Where is my parcel?');
    await page.reload();
    await expect(message).toHaveValue('Where is my parcel?');
    await page.goto('/gh-cn/service/contact-us');
    await expect(message).toHaveValue('Where is my parcel?');
  },
);
