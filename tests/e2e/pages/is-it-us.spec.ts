import { MAX_MESSAGE_LENGTH } from '@/lib/contract/content/message-check';
import { screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const PATH = '/service/is-it-us';
const FAKE = 'Pay here: https://duniaexpress.example@evil.example/pay <img src=x onerror="alert(1)">';

for (const prefix of ['gh-en', 'sa-ar'])
  for (const scripts of [true, false])
    test.describe(`${prefix}, scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts });

      test(
        'recognises our messages and foreign ones, and accepts a report',
        screenForCommit(`is it us ${scripts}`, prefix),
        async ({ page }) => {
          const words = wordsOf(prefix);
          await chooseMarket(page, prefix);
          await page.goto(addressOf(prefix, PATH));
          const origin = new URL(page.url()).origin;
          const main = page.locator('main');
          if (scripts) await expect(main.locator('[data-script="ready"]')).toHaveCount(1);
          const check = async (text: string, sender = '') => {
            await main.locator('[name="text"]').fill(text);
            await main.locator('[name="sender"]').fill(sender);
            await main.getByRole('button', { name: words('authenticity.form.send') }).click();
          };
          const answer = main.locator('#answer');

          await check(`${origin}/${prefix}/track`);
          await expect(answer).toContainText(words('authenticity.answer.ours.title'));

          await check(FAKE, 'DUNIA');
          await expect(answer).toContainText(words('authenticity.answer.not-ours.title'));
          await expect(answer).toContainText(words('authenticity.reasons.disguised'));
          // Pasted text stays text: it has no links and runs nothing, and no address contains it.
          await expect(answer.locator('a[href*="evil"], img')).toHaveCount(0);
          expect(page.url()).not.toMatch(/evil|text=/);
          if (scripts) await expect(answer.locator('h2')).toBeFocused();
          // axe is a script. The answer has the same markup without scripts.
          if (scripts) await expectSoundPage(page, `is-it-us ${prefix} ${scripts} ${page.viewportSize()!.width}`);

          await answer.locator('summary').click();
          await expect(answer.locator('[name="message"]')).toHaveValue(`DUNIA\n${FAKE}`);
          await answer.locator('[name="name"]').fill('Ama Mensah');
          await answer.locator('[name="email"]').fill('ama@example.com');
          await answer.getByRole('button', { name: words('support.feedback.send') }).click();
          await expect(page).toHaveURL(/\/enquiry\/[\w-]+$/);
          await expect(page.locator('main')).toContainText(/FB[\w-]+/);
        },
      );

      test(
        'rejects a text that is too long and names its length',
        screenForCommit(`is it us, too long ${scripts}`, prefix),
        async ({ page }) => {
          await chooseMarket(page, prefix);
          await page.goto(addressOf(prefix, PATH));
          const main = page.locator('main');
          if (scripts) await expect(main.locator('[data-script="ready"]')).toHaveCount(1);
          const text = 'x'.repeat(MAX_MESSAGE_LENGTH + 345);
          await main.locator('[name="text"]').fill(text);
          await main.locator('form button[type="submit"]').first().click();
          await expect(main.locator('#answer')).toContainText(String(text.length));
          await expect(main.locator('[name="text"]')).toHaveValue(text);
        },
      );
    });
