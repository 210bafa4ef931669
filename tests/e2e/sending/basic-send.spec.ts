import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logInWithoutScripts } from '../support/person';
import { LANGUAGE_PREFIXES, pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectFits, test } from '../support/site';
import { wordsOf } from '../support/words';

test.use({ javaScriptEnabled: false });

/** The destination for each page: country, city and a local number. */
const RECEIVERS: Readonly<Record<string, { to: string; city: string; phone: string }>> = {
  'gh-en': { to: 'GH', city: 'Accra', phone: '024 412 3456' },
  'cn-cn': { to: 'KE', city: 'Nairobi', phone: '0712 345678' },
  'ma-fr': { to: 'MA', city: 'Casablanca', phone: '0612 345678' },
  'eg-ar': { to: 'EG', city: 'القاهرة', phone: '0100 123 4567' },
  'pk-ur': { to: 'PK', city: 'Karachi', phone: '0300 1234567' },
  'tr-tr': { to: 'TR', city: 'Çankaya', phone: '0532 123 45 67' },
};

/** Styles may come after the first paint of a page that no script waits for. */
const waitForLoad = (page: Page) => page.waitForLoadState('load');

/** Checks that the lines of an address start at the same edge, in any direction of text. */
async function expectAlignedAddresses(page: Page): Promise<void> {
  const begins = await page.locator('main address').evaluateAll((addresses) =>
    addresses.map((address) => {
      const isRtl = getComputedStyle(address).direction === 'rtl';
      const edges = [...address.children].flatMap((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        return [...text.getClientRects()].length === 0 ? [] : [text.getBoundingClientRect()[isRtl ? 'right' : 'left']];
      });
      return Math.max(...edges) - Math.min(...edges);
    }),
  );
  expect(begins.length).toBeGreaterThan(0);
  // Nastaliq letters may extend slightly beyond the line.
  for (const spread of begins) expect(spread).toBeLessThanOrEqual(4);
}

for (const prefix of pickForCommit('basic-send', LANGUAGE_PREFIXES)) {
  test(
    `${prefix}: without scripts a visitor gets a price, then sends, views and cancels a parcel`,
    screenForCommit('basic-send', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const { to, city, phone } = RECEIVERS[prefix]!;
      const field = (name: string) => main.locator(`[name="${name}"]`);
      const picture = async (step: string) => {
        await waitForLoad(page);
        await expectFits(page, `${info.project.name}-${prefix}-send-${step}`);
      };
      await chooseMarket(page, prefix);
      await test.step('gets a price and logs in', async () => {
        const quoteQuery = `kind=international&to=${to}&kg=2&l=30&w=20&h=10&value=50&collect=&insure=&ask=1`;
        await page.goto(addressOf(prefix, `/express/order-quote?${quoteQuery}`));
        await main.getByRole('link', { name: words('quote.answer.send'), exact: true }).click();
        await logInWithoutScripts(page, prefix, `plain-${randomUUID()}@example.com`);
      });

      await test.step('fills the form and sees the HS codes', async () => {
        await page.waitForURL(/basic\/send\?/);
        await expect(field('parcels.0.weightKg')).toHaveValue('2');
        await picture('form');
        await field('sender.name').fill('Li Wei');
        await field('sender.phone').fill('138 1234 5678');
        await field('sender.place').fill('广州');
        await field('sender.street').fill('12 Sample Road');
        await field('receiver.name').fill('Ama Mensah');
        await field('receiver.phone').fill('12');
        await field('receiver.place').fill(city);
        await field('receiver.street').fill('7 Market Street');
        await field('parcels.0.goodsNameEn').fill('Cotton shirts');
        await main.locator('summary', { hasText: words('ship.extras.invoice') }).click();
        await field('shopOrderNo').fill('SHOP-1001');
        await field('agreed').check();
        // The button submits the form: all typed text stays, and the codes are listed beside their field.
        await main.getByText(words('ship.parcel.customs')).click();
        await main.getByRole('button', { name: words('ship.hsCodes.suggest') }).click();
        await expect(main.getByRole('listitem').filter({ hasText: /^620520/ })).toBeVisible();
        await expect(field('receiver.phone')).toHaveValue('12');
        await field('parcels.0.hsCode').fill('620520');
        await main.getByRole('button', { name: words('ship.plain.check') }).click();
      });

      await test.step('corrects the refused telephone number', async () => {
        // After a mistake the message is beside its field, and all typed text is still there.
        const wrong = field('receiver.phone');
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
        expect(new URL(page.url()).search).toMatch(/^\?draft=[0-9a-f]{32}$/);
        await expect(wrong).toHaveValue('12');
        await expect(main.getByRole('listitem').filter({ hasText: /^620520/ })).toHaveCount(0);
        await expect(field('sender.name')).toHaveValue('Li Wei');
        await expect(field('agreed')).toBeChecked();
        await picture('mistake');
        const problem = main.locator('#outcome a').filter({ hasText: words('ship.party.phone') });
        await expect(problem).toContainText(words('ship.steps.receiver'));
        await problem.click();
        await expect(wrong).toBeInViewport();
        await wrong.fill(phone);
        // A name in another script than the page's may mean several places.
        const choices = field('receiver.chosen');
        if ((await choices.count()) > 0) await choices.first().check();
        // Enter leads to the review and adds no parcel.
        await wrong.press('Enter');
      });

      await test.step('reviews, sends and cancels the order', async () => {
        await page.waitForURL(/step=review/);
        await expect(main.getByText('Ama Mensah')).toBeVisible();
        await picture('review');
        await expectAlignedAddresses(page);
        await main.getByRole('button', { name: words('ship.actions.send') }).click();
        await page.waitForURL(/basic\/parcel\?id=/);
        await expect(main.getByText('Cotton shirts').first()).toBeVisible();
        await expect(main.getByText('SHOP-1001')).toBeVisible();
        await picture('placed');
        // Back leads to the placed order.
        const orderUrl = page.url();
        await page.goBack();
        await expect(page).toHaveURL(orderUrl);
        await main.getByRole('button', { name: words('orders.cancel.confirm') }).click();
        await expect(main.getByText(words('track.states.CANCELLED')).first()).toBeVisible();
      });

      await test.step('starts another order of two parcels and removes one', async () => {
        // Types another order, without a price before it.
        await page.goto(addressOf(prefix, '/basic/parcels'));
        await main.getByRole('link', { name: words('ship.presend.title') }).click();
        await page.waitForURL(/basic\/send$/);
        await picture('start');
        await field('kind').last().check();
        await field('n').selectOption('2');
        await main.getByRole('button').click();
        await field('receiver.name').fill('Ama Mensah');
        await main.getByRole('button', { name: words('quote.parcels.removeLast') }).click();
        await page.waitForURL(/draft=/);
        await expect(field('parcels.1.weightKg')).toHaveCount(0);
        await expect(field('receiver.name')).toHaveValue('Ama Mensah');
      });
    },
  );
}
