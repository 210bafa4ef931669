import { openSection } from '../support/person';
import { fillWizard } from '../support/shipment';
import { screenForCommit } from '../support/rotation';
import { addressOf, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

test(
  'an order saves only the party whose box is ticked to the address book (§3)',
  screenForCommit('address book', 'gh-en'),
  async ({ page }) => {
    test.setTimeout(120_000);
    const words = wordsOf('gh-en');
    const main = page.locator('main');
    await fillWizard(page, 'gh-en', 'GH', { keepReceiver: true });
    await main.getByRole('button', { name: words('ship.actions.send') }).click();
    await expect(page.getByText(words('ship.book.saved', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
    await page.goto(addressOf('gh-en', '/user-opt/personal'));
    await openSection(page, words('account.addressBook.title'));
    await expect(main.getByText('7 Market Street')).toBeVisible();
    await expect(main.getByText('12 Baiyun Avenue')).toHaveCount(0);
  },
);
