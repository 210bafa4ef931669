import type { Page } from '@playwright/test';
import { MAX_NOTE_LENGTH } from '@/lib/orders/receiver-policy';
import {
  deliverLinkedParcel,
  exportedOf,
  placeLinkedParcel,
  scanAll,
  type LinkedParcel,
} from '../support/linked-parcel';
import { findCodeSentTo, findMailTo } from '../support/outbox';
import { requestPlain } from '../support/plain-request';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addScanEvent } from '../support/shipment';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from '../support/this-run';
import { wordsOf, type Words } from '../support/words';

const main = (page: Page) => page.locator('main');
const choices = (page: Page) => main(page).locator('section[aria-labelledby="choices"] summary');
const open = (page: Page, words: Words, wish: string) =>
  main(page)
    .locator('summary', { hasText: words(`parcel.${wish}.title`) })
    .click();
const send = (page: Page, words: Words, wish: string) =>
  main(page)
    .getByRole('button', { name: words(`parcel.${wish}.submit`) })
    .click();
const expectStored = (page: Page, words: Words) =>
  expect(main(page).getByText(words('parcel.outcome.kept'))).toBeVisible();

/** Checks the signer, the note about the code, and the folded photo. */
async function expectProof(page: Page, words: Words): Promise<void> {
  const proof = main(page).locator('section[aria-labelledby="proof"]');
  await expect(proof.getByText('Kwesi Arthur')).toBeVisible();
  await expect(proof.getByText(words('parcel.proof.code'))).toBeVisible();
  await proof.locator('summary', { hasText: words('parcel.proof.photo') }).click();
  const photo = proof.getByRole('img', { name: words('parcel.proof.alt') });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([480, 640]);
}

/** Makes each choice in three taps: the title, the choice, the button. */
async function chooseAll(page: Page, words: Words, parcel: LinkedParcel): Promise<void> {
  await open(page, words, 'day');
  const day = main(page).locator('input[name="day"]').first();
  const chosenDay = await day.getAttribute('value');
  await day.check();
  await send(page, words, 'day');
  await expectStored(page, words);
  expect(exportedOf(parcel)).toMatchObject([{ kind: 'day', day: chosenDay, givenBy: 'link' }]);

  await open(page, words, 'site');
  await main(page).locator('input[name="siteCode"]').nth(1).check();
  await send(page, words, 'site');
  await expectStored(page, words);

  await open(page, words, 'note');
  await main(page).locator('input[value="CANNOT_HEAR"]').check();
  await main(page).locator('[name="landmark"]').fill('Behind the blue mosque');
  await send(page, words, 'note');
  await expectStored(page, words);
  expect(exportedOf(parcel).map(({ kind }) => kind)).toEqual(['site', 'note']);
  await expect(main(page).getByText('Behind the blue mosque')).toBeVisible();
}

for (const [prefix, country, language, scripts] of pickForCommit('receiver', [
  ['ng-en', 'NG', 'en', true],
  ['eg-ar', 'EG', 'ar', false],
  ['pk-ur', 'PK', 'ur', true],
] as const))
  test.describe(prefix, () => {
    test.use({ javaScriptEnabled: scripts });
    test(
      `the receiver changes the day, chooses collection and leaves a note, ${scripts ? 'with' : 'without'} scripts`,
      screenForCommit('receiver', prefix),
      async ({ page }, info) => {
        // Each operators' command starts its own process.
        test.setTimeout(180_000);
        const words = wordsOf(prefix);
        const parcel = await placeLinkedParcel(country, language);
        await chooseMarket(page, 'gh-en');
        const response = await page.goto(parcel.link);
        expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${prefix}/parcel/[2-9a-z]{9}$`));
        const headers = response!.headers();
        expect(headers['cache-control']).toContain('no-store');
        expect(headers['content-security-policy']).toContain("'nonce-");
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        // axe is a script.
        const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-receiver-${step}`);
        if (scripts) await picture('open');
        await chooseAll(page, words, parcel);
        await page.setViewportSize({ width: 320, height: 700 });
        await open(page, words, 'person');
        if (scripts) await picture('narrow');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);

        addScanEvent(parcel.waybill, 'OUT_FOR_DELIVERY', 'Depot', country);
        await page.goto(parcel.link);
        await expect(main(page).getByText(words('parcel.now.OUT_FOR_DELIVERY'))).toBeVisible();
        await expect(choices(page)).toHaveCount(1);
        const noticeText = await main(page)
          .locator('p', { hasText: words('parcel.handover.title', { code: '' }).trim() })
          .innerText();
        await deliverLinkedParcel(parcel, country, /\d{4}/.exec(noticeText)![0]);
        await page.goto(parcel.link);
        await expectProof(page, words);
        await expect(main(page).locator('a[href$="/service/contact-us#write"]')).toBeVisible();
        await expect(choices(page)).toHaveCount(0);
      },
    );
  });

test.describe('a parcel whose delivery failed', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'has its first choices as buttons below the day, without scripts',
    screenForCommit('a failed delivery of a receiver'),
    async ({ page }) => {
      test.setTimeout(120_000);
      const words = wordsOf('pk-ur');
      const parcel = await placeLinkedParcel('PK', 'ur');
      scanAll(parcel.waybills, ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED'], 'PK');
      await page.goto(parcel.link);
      const button = main(page).locator('article summary', { hasText: words('parcel.day.title') });
      const code = main(page).getByText(words('parcel.handover.text'));
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      const { height, bottom } = await button.evaluate(boxOf);
      expect(height).toBeGreaterThanOrEqual(48);
      expect(bottom).toBeLessThan((await code.evaluate(boxOf)).top);
      await expect(choices(page)).toHaveCount(3);
      await open(page, words, 'day');
      await main(page).locator('input[name="day"]').last().check();
      await send(page, words, 'day');
      await expectStored(page, words);
    },
  );
});

test.describe('a returned parcel', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'is stored by its receiver or destroyed by its sender, without scripts',
    screenForCommit('a returned parcel of a receiver'),
    async ({ page }) => {
      test.setTimeout(120_000);
      const words = wordsOf('pk-ur');
      const parcel = await placeLinkedParcel('PK', 'ur', 2);
      scanAll(parcel.waybills, ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'], 'PK');
      await page.goto(parcel.link);
      await main(page)
        .getByRole('button', { name: words('parcel.returned.submit') })
        .click();
      await expect(main(page).getByText(words('parcel.outcome.shelved'))).toBeVisible();
      await expect(main(page).getByText(words('parcel.returned.chosen.SHELVE'), { exact: true })).toBeVisible();
      await expect(main(page).getByRole('button', { name: words('parcel.returned.submit') })).toHaveCount(0);
      await main(page)
        .getByRole('button', { name: words('parcel.messages.stop') })
        .click();
      await expect(main(page).getByText(words('parcel.outcome.stopped')).first()).toBeVisible();
      await expect(main(page).getByRole('button', { name: words('parcel.messages.resume') })).toBeVisible();

      const englishWords = wordsOf('gh-en');
      const { text } = await findMailTo(
        parcel.senderMail,
        `${englishWords('server.files.label.waybillNo')}\n${parcel.waybills[1]}`,
      );
      await page.goto(/https?:\S+\/r\/\S+/.exec(text)![0]);
      // The sender's account belongs to Ghana.
      expect(new URL(page.url()).pathname).toMatch(/^\/gh-en\/parcel\//);
      const destroy = main(page).getByRole('button', { name: englishWords('parcel.returned.destroy.submit') });
      await expect(destroy).toBeHidden();
      await main(page)
        .locator('summary', { hasText: englishWords('parcel.returned.destroy.title') })
        .click();
      await destroy.click();
      await expect(main(page).getByText(englishWords('parcel.outcome.destroyed'))).toBeVisible();
      await expect(main(page).getByText(englishWords('parcel.returned.chosen.DESTROY'), { exact: true })).toBeVisible();
      await expect(main(page).getByRole('button', { name: englishWords('parcel.returned.submit') })).toHaveCount(0);
    },
  );
});

test(
  'four digits allow a note from the tracking card, and a code allows the rest',
  screenForCommit('receiver by digits'),
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const words = wordsOf('ng-en');
    const parcel = await placeLinkedParcel('NG', 'en');
    await test.step('unlocks the parcel by four digits', async () => {
      await chooseMarket(page, 'ng-en');
      await page.goto(addressOf('ng-en', `/track?no=${parcel.waybill}`));
      await main(page)
        .locator('summary', { hasText: words('track.unlock.title') })
        .click();
      await main(page).locator('[name="tail"]').fill(parcel.tail);
      await main(page)
        .getByRole('button', { name: words('track.unlock.submit') })
        .click();
      await main(page)
        .getByRole('button', { name: words('track.unlock.choose') })
        .click();
      await page.waitForURL(/\/ng-en\/parcel\//);
      await expect(choices(page)).toHaveCount(1);
    });

    await test.step('refuses a note that is too long', async () => {
      const long = 'x'.repeat(MAX_NOTE_LENGTH + 1);
      await main(page).locator('[name="text"]').fill(long);
      await send(page, words, 'note');
      // A page of the API, which has the text and needs no scripts.
      await expect(page.getByRole('heading', { name: words('errors.tooLong') })).toBeVisible();
      await expect(
        page.getByLabel(words('server.form.length', { length: long.length, max: MAX_NOTE_LENGTH })),
      ).toHaveValue(long);
      await expectSoundPage(page, `${info.project.name}-receiver-too-long`);
    });

    await test.step('stores the note', async () => {
      await page.locator('[name="text"]').fill('Green gate');
      await page.getByRole('button', { name: words('server.form.again') }).click();
      await page.waitForURL(/outcome=kept/);
      await expectStored(page, words);
      expect(exportedOf(parcel)).toMatchObject([{ kind: 'note', text: 'Green gate', givenBy: 'tail' }]);
      await expectSoundPage(page, `${info.project.name}-receiver-digits`);
    });

    await test.step('proves the receiver by a code', async () => {
      await main(page).locator('input[name="channel"][value="mail"]').check();
      await main(page)
        .getByRole('button', { name: words('parcel.code.send') })
        .click();
      await main(page).locator('[name="verifyCode"]').fill('000000');
      await send(page, words, 'code');
      await expect(main(page).getByText(words('parcel.outcome.codeWrong'))).toBeVisible();
      await main(page)
        .locator('[name="verifyCode"]')
        .fill(await findCodeSentTo(parcel.mail));
      await send(page, words, 'code');
      await expect(main(page).getByText(words('parcel.outcome.proven'))).toBeVisible();
      await open(page, words, 'person');
      await main(page).locator('input[value="reception"]').check();
      await send(page, words, 'person');
      await expectStored(page, words);
      expect(exportedOf(parcel).map(({ givenBy }) => givenBy)).toEqual(['tail', 'code']);
    });

    await test.step('hides names and notes from others', async () => {
      // No public response contains names or notes.
      await page.goto(addressOf('ng-en', `/track?no=${parcel.waybill}`));
      await expect(main(page).getByText(words('server.instructions.noteKept'))).toBeVisible();
      await expect(main(page).getByText('Green gate')).toHaveCount(0);
    });
  },
);

test(
  'an invalid link gives a message in the visitor’s language and a link to tracking',
  screenForCommit('ended link'),
  async ({ page }, info) => {
    const words = wordsOf('eg-ar');
    await chooseMarket(page, 'eg-ar');
    await page.goto('/r/zzzzzzzzz');
    expect(new URL(page.url()).pathname).toBe('/eg-ar/parcel/zzzzzzzzz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('parcel.ended.title'));
    await expectSoundPage(page, `${info.project.name}-ended-link`);
    await main(page)
      .getByRole('link', { name: words('parcel.ended.track') })
      .click();
    await page.waitForURL(/\/eg-ar\/track$/);
  },
);

test('a short link is a redirect that no cache stores, to the host of its market', { tag: '@desktop' }, async () => {
  const { link } = await placeLinkedParcel('TR', 'tr');
  // The command does not know the Turkish host, so only the token of its link is used.
  const token = link.split('/').at(-1)!;
  const [first, second] = await Promise.all(
    [MAIN_ORIGIN, TURKISH_ORIGIN].map((host) => requestPlain({ path: `/r/${token}`, host })),
  );
  expect(first).toMatchObject({ status: 302, headers: { location: `${TURKISH_ORIGIN}/tr-tr/parcel/${token}` } });
  expect(second).toMatchObject({ status: 302, headers: { location: `/tr-tr/parcel/${token}` } });
  for (const { headers } of [first!, second!]) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
