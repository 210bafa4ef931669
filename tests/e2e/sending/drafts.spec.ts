import type { Page } from '@playwright/test';
import { CALLS } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import ship from '@/messages/en/ship.json' with { type: 'json' };
import { screenForCommit } from '../support/rotation';
import { answerNeeds, fillWizard, unfoldAll } from '../support/shipment';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** docs/decisions/wizard.md */
test(
  'two tabs have a draft each, and the first page lists both',
  screenForCommit('drafts'),
  async ({ context, page }) => {
    const prefix = 'gh-en';
    const words = wordsOf(prefix);
    await chooseMarket(page, prefix);
    const other = await context.newPage();
    const names = new Map([
      [page, 'Ama Mensah'],
      [other, 'Kofi Boateng'],
    ]);
    for (const tab of names.keys()) {
      await tab.goto(addressOf(prefix, '/express/presend-package'));
      await answerNeeds(tab, words);
      await tab.waitForURL(/intlorder-entry\?draft=[0-9a-f]{32}/);
    }
    for (const [tab, name] of names) await tab.locator('[name="receiver.name"]').fill(name);
    for (const [tab, name] of names) await tab.locator('[name="receiver.street"]').fill(`${name}'s house`);
    for (const [tab, name] of names) {
      await tab.reload();
      await expect(tab.locator('[name="receiver.name"]')).toHaveValue(name);
      await expect(tab.locator('[name="receiver.street"]')).toHaveValue(`${name}'s house`);
    }
    await other.close();

    await page.goto(addressOf(prefix, '/express/presend-package'));
    const list = page.getByRole('region', { name: words('ship.drafts.title') });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectSoundPage(page, 'drafts');
    const kofi = list.getByRole('listitem').filter({ hasText: 'Kofi Boateng' });
    await kofi.getByRole('button', { name: words('ship.draft.discard') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('ship.draft.discard') })
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('link', { name: words('ship.drafts.continue') }).click();
    await page.waitForURL(/intlorder-entry/);
    await expect(page.locator('[name="receiver.name"]')).toHaveValue('Ama Mensah');
  },
);

test(
  'a new quote starts a second draft beside an unfinished one, with a notice',
  screenForCommit('a draft beside another'),
  async ({ page }) => {
    const prefix = 'gh-en';
    const words = wordsOf(prefix);
    await chooseMarket(page, prefix);
    const send = async (kg: string) => {
      const query = new URLSearchParams({ kg, l: '30', w: '20', h: '10', ask: '1' });
      await page.goto(addressOf(prefix, `/express/order-quote?${query}`));
      await page
        .locator('main')
        .getByRole('link', { name: words('quote.answer.send'), exact: true })
        .click();
      await page.waitForURL(/intlorder-entry/);
    };
    const [, linkText = ''] = /<link>(.*)<\/link>/.exec(ship.drafts.other)!;
    const other = page.getByRole('link', { name: linkText });
    await send('2');
    await page.locator('[name="receiver.name"]').fill('Ama Mensah');
    await page.locator('[name="receiver.street"]').fill('12 Sample Road');
    await expect(other).toHaveCount(0);
    await send('20');
    await expect(page.locator('[name="receiver.name"]')).toHaveValue('');
    await other.click();
    const list = page.getByRole('region', { name: words('ship.drafts.title') });
    await list.getByRole('listitem').filter({ hasText: 'Ama Mensah' }).getByRole('link').click();
    await expect(page.locator('[name="receiver.street"]')).toHaveValue('12 Sample Road');
  },
);

test('two tabs with the same draft place one order', screenForCommit('same draft'), async ({ context, page }) => {
  test.setTimeout(120_000);
  const prefix = 'gh-en';
  const words = wordsOf(prefix);
  await fillWizard(page, prefix, 'GH');
  const other = await context.newPage();
  await other.goto(page.url());
  const sendIn = (tab: Page) => tab.locator('main').getByRole('button', { name: words('ship.actions.send') });
  for (const tab of [page, other]) {
    await expect(tab.locator('main').getByText(words('quote.breakdown.sender')).first()).toBeVisible();
    await expect(sendIn(tab)).toBeEnabled();
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await sendIn(tab).click();
    await expect(tab.locator('main').getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
  }
  const ids = [page, other].map((tab) => new URL(tab.url()).searchParams.get('done'));
  expect(ids[0]).toBeTruthy();
  expect(ids[1]).toBe(ids[0]);
});

test(
  'a draft that was refused and corrected in one tab is not sent again from another tab',
  screenForCommit('corrected draft'),
  async ({ context, page }) => {
    test.setTimeout(120_000);
    const prefix = 'gh-en';
    const words = wordsOf(prefix);
    await fillWizard(page, prefix, 'GH');
    const other = await context.newPage();
    await other.goto(page.url());
    const main = (tab: Page) => tab.locator('main');
    // The other tab reads the draft before the first tab changes it.
    await expect(main(other).getByText(words('quote.breakdown.sender')).first()).toBeVisible();
    const sendIn = async (tab: Page) => {
      const button = main(tab).getByRole('button', { name: words('ship.actions.send') });
      await expect(main(tab).getByText(words('quote.breakdown.sender')).first()).toBeVisible();
      await expect(button).toBeEnabled();
      await button.click();
    };
    await test.step('the service refuses the order by a temporary rule, and stores nothing', async () => {
      const address = `**/api${CALLS.addInternationalOrder.path}`;
      const { code, status } = ERRORS.invalid;
      await page.route(address, (route) =>
        route.fulfill({
          status,
          json: {
            success: false,
            code,
            message: 'No.',
            data: null,
            errors: [{ field: 'notify.receiver', message: 'Not now.' }],
          },
        }),
      );
      await page.bringToFront();
      await sendIn(page);
      await expect(main(page).getByText(words('ship.failure.refused')).first()).toBeVisible();
      await page.unroute(address);
    });

    await test.step('the corrected draft is placed in the first tab', async () => {
      await unfoldAll(page);
      await main(page).locator('[name="notify.receiver"]').selectOption('none');
      await sendIn(page);
      await expect(main(page).getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
    });

    await test.step('the other tab shows that it was placed', async () => {
      await other.bringToFront();
      await sendIn(other);
      await expect(main(other).getByText(words('ship.failure.placedTitle'))).toBeVisible();
      await other.goto(`/${prefix}/express/my-order`);
      await expect(main(other).getByText('Ama Mensah')).toHaveCount(1);
    });
  },
);
