import { randomUUID } from 'node:crypto';
import { CALLS } from '@/lib/contract/calls';
import { placeWaitingOrder } from '../support/linked-parcel';
import { openLoggedIn } from '../support/person';
import { screenForCommit } from '../support/rotation';
import { expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

const prefix = 'gh-en';
const words = wordsOf(prefix);

test(
  'an order sent again opens the review, or the first step with a new mistake',
  screenForCommit('send again'),
  async ({ page }, info) => {
    test.setTimeout(120_000);
    const main = page.locator('main');
    const account = `again-${randomUUID()}@example.com`;
    await placeWaitingOrder('GH', account);
    await openLoggedIn(page, prefix, '/express/my-order', account);
    const sendAgain = async () => {
      await page.goto(`/${prefix}/express/my-order`);
      await main.getByRole('checkbox').first().check();
      await main
        .getByRole('region', { name: words('orders.select.count', { count: 1 }) })
        .getByRole('link', { name: words('orders.actions.again') })
        .click();
    };

    await test.step('opens the review, from which every step can be changed', async () => {
      await sendAgain();
      await expect(page).toHaveURL(/step=review/);
      await expect(main.getByText('Cotton shirts').first()).toBeVisible();
      await expect(main.locator('[name="agreed"]')).not.toBeChecked();
      await expectSoundPage(page, `${info.project.name}-again-review`);
      await main.getByRole('link', { name: words('ship.review.changes.sender') }).click();
      await expect(page.locator('[name="sender.name"]')).toHaveValue('Li Wei');
      await expect(main.getByRole('link', { name: words('ship.review.changes.needs') })).toBeVisible();
    });

    await test.step('opens the parcels if the goods are no longer taken', async () => {
      await page.route(`**/api${CALLS.checkGoods.path}`, (route) =>
        route.fulfill({
          json: {
            success: true,
            code: 0,
            message: '',
            data: { errors: [{ field: 'parcels.0.goodsNameEn', message: 'Not taken.' }], goods: [] },
          },
        }),
      );
      await sendAgain();
      await expect(page).toHaveURL(/step=parcels/);
      await expect(page.locator('[name="parcels.0.goodsNameEn"]')).toHaveValue('Cotton shirts');
    });
  },
);

test(
  'a sender with orders answers the destination only, and can change the rest',
  screenForCommit('known sender'),
  async ({ page }, info) => {
    const main = page.locator('main');
    const account = `known-${randomUUID()}@example.com`;
    await placeWaitingOrder('GH', account);
    await openLoggedIn(page, prefix, '/express/my-order', account);
    await page.goto(`/${prefix}/express/presend-package`);
    const history = main.locator('[name="customerHistory"][value="regular"]');
    const kind = main.locator('[name="kind"][value="international"]');
    const shipNow = main.getByRole('button', { name: words('ship.needs.shipNow') });
    await expect(kind).toBeVisible();
    await expect(history).toBeChecked();
    await expect(history).toBeHidden();
    await expectSoundPage(page, `${info.project.name}-known-sender`);
    await shipNow.click();
    await expect(kind).toBeFocused();
    await kind.check();
    const order = page.waitForURL(/intlorder-entry/);
    await shipNow.click();
    await order;
    await expect(main.getByText(words('ship.needs.regularCustomer'))).toBeVisible();

    // "Change" opens the answers.
    await main.getByRole('link', { name: words('ship.review.changes.needs') }).click();
    await expect(history).toBeVisible();
    await main.locator('[name="frequency"][value="single"]').check();
    await shipNow.click();
    await page.waitForURL(/intlorder-entry/);
    await expect(main.getByText(words('ship.needs.single'))).toBeVisible();
  },
);
