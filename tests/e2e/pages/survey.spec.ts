import type { Page } from '@playwright/test';
import { parsePrefix } from '@/lib/market/prefix';
import surveys from '@/lib/server/programs/seed/data/surveys.json' with { type: 'json' };
import { screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const [DELIVERY, SELLERS, CLOSED] = surveys;

/** Returns the sample surveys in a market's language. */
function surveyWords(prefix: string) {
  const { language } = parsePrefix(prefix)!;
  const question = (id: string) => DELIVERY!.questions.find((each) => each.id === id)!;
  return {
    title: DELIVERY!.title[language],
    thanks: DELIVERY!.thanks[language],
    label: (id: string) => question(id).label[language],
    option: (id: string, code: string) => question(id).options!.find((each) => each.code === code)!.label[language],
  };
}

/** Returns the least and the greatest number that a question accepts. */
function limitsOf(id: string): { min: number; max: number } {
  const { min, max } = DELIVERY!.questions.find((question) => question.id === id)!;
  return { min: min!, max: max! };
}

const group = (page: Page, label: string) => page.locator('fieldset').filter({ hasText: label });

/** Presses the card, as a finger does. */
const choose = (page: Page, label: string, value: string | RegExp) =>
  group(page, label).locator('label').filter({ hasText: value }).click();

for (const prefix of ['gh-en', 'eg-ar']) {
  test(
    `${prefix}: a visitor finds a questionnaire and answers it once`,
    screenForCommit('questionnaire', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const { title, thanks, label, option } = surveyWords(prefix);
      await chooseMarket(page, prefix);
      const all = DELIVERY!.questions.length;
      await test.step('opens the questionnaire', async () => {
        await page.goto(addressOf(prefix, '/questionnaire/questionnaire-list'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('survey.list.title'));
        await expectSoundPage(page, `${info.project.name}-${prefix}-survey-list`);
        await page.getByRole('link', { name: title }).click();
        await page.waitForURL(new RegExp(`/${prefix}/${DELIVERY!.token}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText(words('survey.form.progress', { done: 0, all }))).toBeVisible();
        await expectSoundPage(page, `${info.project.name}-${prefix}-survey`);
      });

      const send = page.getByRole('button', { name: words('survey.form.send') });
      await test.step('refuses an empty form', async () => {
        // Missing answers show an error beside their questions, and the first one has the focus.
        const required = DELIVERY!.questions.filter((question) => question.required);
        await send.click();
        await expect(page.getByText(words('survey.form.wrong', { count: required.length }))).toBeVisible();
        await expect(page.locator('#field-service-error')).toHaveText(words('errors.required'));
        await expect(group(page, label('service')).getByRole('radio').first()).toBeFocused();
        await expectSoundPage(page, `${info.project.name}-${prefix}-survey-errors`);
      });

      await test.step('refuses wrong answers', async () => {
        await choose(page, label('service'), words('survey.form.other'));
        await choose(page, label('speed'), '4');
        await choose(page, label('recommend'), '10');
        for (const code of ['SPEED', 'PRICE', 'CARE', 'COURIER'])
          await choose(page, label('matters'), option('matters', code));
        await page.getByLabel(label('attempts')).fill('two');
        await page.getByLabel(label('word')).fill('Fast & kind');
        await send.click();
        await expect(page.locator('#field-service-other-error')).toHaveText(words('errors.otherMissing'));
        await expect(page.locator('#field-matters-error')).toHaveText(
          words('errors.chooseAtMost', { most: limitsOf('matters').max }),
        );
        await expect(page.locator('#field-attempts-error')).toHaveText(
          words('errors.wholeNumberBetween', limitsOf('attempts')),
        );
      });

      await test.step('sends after a reload', async () => {
        // A reload loses nothing.
        await page.locator('#field-service-other').fill('A bicycle');
        await page.reload();
        await expect(page.locator('#field-service-other')).toHaveValue('A bicycle');
        await expect(page.getByLabel(label('word'))).toHaveValue('Fast & kind');
        await expect(page.getByText(words('survey.form.progress', { done: 6, all }))).toBeVisible();
        await choose(page, label('matters'), option('matters', 'COURIER'));
        await page.getByLabel(label('attempts')).fill('2');
        await send.click();
        await expect(page.getByRole('heading', { level: 2, name: words('survey.outcome.thanks') })).toBeFocused();
        await expect(page.getByText(thanks)).toBeVisible();
        await expectSoundPage(page, `${info.project.name}-${prefix}-survey-thanks`);
      });

      await test.step('is closed to this browser', async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: words('survey.outcome.already') })).toBeVisible();
        await expect(send).toBeHidden();
      });

      await test.step('is closed to this visitor without the record in the browser', async () => {
        // The visitor key is still in local storage, so the API refuses a second answer.
        await page.evaluate(() => localStorage.removeItem('surveysAnswered'));
        await page.reload();
        await choose(page, label('service'), option('service', 'LOCAL'));
        await choose(page, label('speed'), '1');
        await choose(page, label('matters'), option('matters', 'PRICE'));
        await choose(page, label('recommend'), '7');
        await send.click();
        await expect(page.getByRole('heading', { name: words('survey.outcome.already') })).toBeVisible();
      });
    },
  );

  test(
    `${prefix}: a closed questionnaire explains this, and an unknown link is a 404 page`,
    screenForCommit('closed questionnaire', prefix),
    async ({ page }) => {
      const words = wordsOf(prefix);
      await chooseMarket(page, prefix);
      const closedResponse = await page.goto(addressOf(prefix, `/${CLOSED!.token}`));
      expect(closedResponse!.status()).toBe(200);
      await expect(page.getByRole('heading', { name: words('survey.outcome.closed') })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      for (const unknown of ['nobody0nobody0nobody', 'nothing', 'service', 'intl-straight', '%00', 'x'.repeat(300)]) {
        const missing = await page.request.get(addressOf(prefix, `/${unknown}`));
        expect({ unknown, status: missing.status() }).toEqual({ unknown, status: unknown === '%00' ? 400 : 404 });
      }
      await page.goto(addressOf(prefix, '/nobody0nobody0nobody'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('layout.notFound.title'));
      await expect(page.locator('footer')).toBeVisible();
    },
  );
}

test(
  'a questionnaire can be answered by keyboard only',
  screenForCommit('questionnaire by keyboard'),
  async ({ page }) => {
    const words = wordsOf('tr-tr');
    const { language } = parsePrefix('tr-tr')!;
    await chooseMarket(page, 'tr-tr');
    await page.goto(addressOf('tr-tr', `/${SELLERS!.token}`));
    const often = SELLERS!.questions[0]!;
    await page.getByRole('radio', { name: often.options![0]!.label[language] }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: often.options![1]!.label[language] })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: words('survey.form.send') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words('survey.outcome.thanks') })).toBeFocused();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['gh-en', 'eg-ar'])
    test(
      `${prefix}: a questionnaire can be answered with a plain form`,
      screenForCommit('questionnaire without scripts', prefix),
      async ({ page }, info) => {
        const words = wordsOf(prefix);
        const { title, label, option } = surveyWords(prefix);
        await page.goto(addressOf(prefix, '/questionnaire/questionnaire-list'));
        await page.getByRole('link', { name: title }).click();
        await choose(page, label('service'), words('survey.form.other'));
        await page.locator('#field-service-other').fill(`${info.project.name} ${Date.now()}`);
        await choose(page, label('speed'), '5');
        await choose(page, label('recommend'), '9');
        const send = page.getByRole('button', { name: words('survey.form.send') });
        await send.click();
        // Only the service can check for a missing choice of several.
        await expect(page.getByText(words('server.form.goBack'))).toBeVisible();
        await page.goBack();
        await expect(group(page, label('speed')).getByRole('radio', { name: '5' })).toBeChecked();
        await choose(page, label('matters'), option('matters', 'PRICE'));
        await send.click();
        await page.waitForURL(/#thanks$/);
        await expect(page.locator('#thanks')).toBeVisible();
        await expect(page.locator('#thanks')).toContainText(words('survey.outcome.thanks'));
        await expect(send).toBeHidden();
      },
    );
});
