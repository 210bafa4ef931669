import type { Page } from '@playwright/test';
import { fillWizard } from '../support/shipment';
import { IS_FULL_RUN, screenForCommit } from '../support/rotation';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const PREFIXES = IS_FULL_RUN || process.env.PICTURES ? ['gh-en', 'eg-ar', 'pk-ur'] : ['gh-en'];
const COUNTRIES: Readonly<Record<string, string>> = { 'gh-en': 'GH', 'eg-ar': 'EG', 'pk-ur': 'PK' };

/** Counts the calls that place an order. */
function countSent(page: Page): () => number {
  let requestCount = 0;
  page.context().on('request', (request) => (requestCount += Number(/order\/intl\/add/.test(request.url()))));
  return () => requestCount;
}

for (const prefix of PREFIXES) {
  const words = wordsOf(prefix);

  test(
    `${prefix}: an order sent without a network waits, and is placed once afterwards`,
    screenForCommit('waiting order', prefix),
    async ({ page, context }, info) => {
      test.setTimeout(120_000);
      const main = page.locator('main');
      await fillWizard(page, prefix, COUNTRIES[prefix]!);
      const requestCount = countSent(page);
      const send = main.getByRole('button', { name: words('ship.actions.send') });
      const waiting = main.getByText(words('ship.waiting.title'), { exact: true });
      await expect(main.getByText(words('quote.breakdown.sender')).first()).toBeVisible();

      await context.setOffline(true);
      await send.click();
      await expect(waiting).toBeVisible();
      // Neither button of the waiting order is under the notice of the lost network.
      await send.click({ trial: true });
      await expectSoundPage(page, `${info.project.name}-${prefix}-waiting`);
      await main.getByRole('button', { name: words('ship.waiting.stop') }).click();
      await expect(waiting).toBeHidden();
      await context.setOffline(false);
      await expect(send).toBeEnabled();

      await context.setOffline(true);
      await send.click();
      await expect(waiting).toBeVisible();
      expect(requestCount()).toBe(0);
      await context.setOffline(false);
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      expect(requestCount()).toBe(1);
    },
  );

  test(
    `${prefix}: an order without any response waits although the browser is online`,
    screenForCommit('waiting unanswered', prefix),
    async ({ page }) => {
      test.setTimeout(120_000);
      const main = page.locator('main');
      await fillWizard(page, prefix, COUNTRIES[prefix]!);
      const requestCount = countSent(page);
      const waiting = main.getByText(words('ship.waiting.title'), { exact: true });
      await expect(main.getByText(words('quote.breakdown.sender')).first()).toBeVisible();
      await page.route(/order\/intl\/add/, (route) => route.abort('connectionrefused'));
      await main.getByRole('button', { name: words('ship.actions.send') }).click();
      await expect(waiting).toBeVisible();
      // The order is not tried again at once. A page that is opened again sends it without a message.
      const countBefore = requestCount();
      await page.waitForTimeout(1500);
      expect(requestCount()).toBe(countBefore);
      await page.unroute(/order\/intl\/add/);
      await page.reload();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      expect(requestCount()).toBe(countBefore + 1);
    },
  );

  test(
    `${prefix}: an order without any response is retried every ten seconds`,
    screenForCommit('waiting tried again', prefix),
    async ({ page }) => {
      test.setTimeout(120_000);
      const main = page.locator('main');
      await fillWizard(page, prefix, COUNTRIES[prefix]!);
      const requestCount = countSent(page);
      await expect(main.getByText(words('quote.breakdown.sender')).first()).toBeVisible();
      const send = main.getByRole('button', { name: words('ship.actions.send') });
      await expect(send).toBeEnabled();
      // From here on the test controls the page's clock.
      await page.clock.install();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
      await page.route(/order\/intl\/add/, (route) => route.abort('connectionrefused'));
      await send.click();
      await expect.poll(requestCount).toBe(1);
      // The client repeats a failed call by itself a quarter of a second later.
      await page.clock.runFor(300);
      const waiting = main.getByText(words('ship.waiting.title'), { exact: true });
      await expect(waiting).toBeVisible();
      const once = requestCount();
      expect(once).toBe(2);
      await page.clock.runFor(9_500);
      await expect(waiting).toBeVisible();
      expect(requestCount()).toBe(once);
      await page.clock.runFor(1_000);
      await expect.poll(requestCount).toBe(once + 1);
      await page.clock.runFor(300);
      await expect.poll(requestCount).toBe(once * 2);
      await expect(waiting).toBeVisible();
      await page.unroute(/order\/intl\/add/);
      await page.clock.runFor(9_000);
      expect(requestCount()).toBe(once * 2);
      await page.clock.runFor(1_500);
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      expect(requestCount()).toBe(once * 2 + 1);
    },
  );

  test(
    `${prefix}: a waiting order is in the list, and needs confirmation after a price change`,
    screenForCommit('waiting order', prefix),
    async ({ page, context }, info) => {
      test.setTimeout(120_000);
      await fillWizard(page, prefix, COUNTRIES[prefix]!);
      await expect(page.locator('main').getByText(words('quote.breakdown.sender')).first()).toBeVisible();
      const requestCount = countSent(page);
      await context.setOffline(true);
      await page
        .locator('main')
        .getByRole('button', { name: words('ship.actions.send') })
        .click();
      await expect(page.locator('main').getByText(words('ship.waiting.title'), { exact: true })).toBeVisible();
      await page.evaluate(() => {
        const preSendList = JSON.parse(localStorage.getItem('preSendList')!) as {
          drafts: { waits: { totals: string } }[];
        };
        preSendList.drafts[0]!.waits.totals = 'cheaper';
        localStorage.setItem('preSendList', JSON.stringify(preSendList));
      });
      await page.close();
      await context.setOffline(false);

      const later = await context.newPage();
      const main = later.locator('main');
      await later.goto(addressOf(prefix, '/express/presend-package'));
      await expect(main.getByText(words('ship.waiting.listed'))).toBeVisible();
      await expectSoundPage(later, `${info.project.name}-${prefix}-waiting-list`);
      await main.getByRole('link', { name: words('ship.drafts.continue') }).click();
      await expect(main.getByText(words('ship.waiting.question', { reason: 'price' }))).toBeVisible();
      await expectSoundPage(later, `${info.project.name}-${prefix}-waiting-question`);
      expect(requestCount()).toBe(0);
      await main.getByRole('button', { name: words('ship.actions.send') }).click();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      expect(requestCount()).toBe(1);
    },
  );
}
