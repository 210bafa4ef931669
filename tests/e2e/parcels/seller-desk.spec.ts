import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf } from '../../fixtures/read-pdf';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { fillAccount } from '../support/many-orders';
import { openLoggedIn } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** With the first order, which waits too, 500. */
const COUNTS = { WAITING: 29, DELIVERY_FAILED: 12, OUT_FOR_DELIVERY: 40, IN_TRANSIT: 118, SIGNED: 300 } as const;
const PAGE_SIZE = 20;

for (const [prefix, country] of pickForCommit('seller desk', [
  ['gh-en', 'GH'],
  ['eg-ar', 'EG'],
  ['pk-ur', 'PK'],
] as const)) {
  test(
    `${prefix}: a seller of 500 orders finds what to do, and acts on several orders`,
    screenForCommit('seller desk', prefix),
    async ({ page }, info) => {
      test.setTimeout(240_000);
      const words = wordsOf(prefix);
      const locale = numeralLocale(parsePrefix(prefix)!);
      const main = page.locator('main');
      const isPhone = info.project.name === 'phone';
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-desk-${step}`);
      const account = `seller-${randomUUID()}@example.com`;
      await fillAccount(account, country, COUNTS);
      await openLoggedIn(page, prefix, '/express/my-order', account);
      const rows = main.getByRole('listitem').locator('a[href*="intlorder-detail"]');
      await expect(rows).toHaveCount(PAGE_SIZE);

      const waiting = COUNTS.WAITING + 1;
      await test.step('opens the orders to hand over from the band', async () => {
        // The band names what to do, and each line leads to its list.
        const countText = (count: number) => ({ count, shown: formatNumber(count, locale) });
        const band = (key: string, count: number) =>
          main.getByRole('link', { name: words(`orders.attention.${key}`, countText(count)) });
        await expect(band('DELIVERY_FAILED', COUNTS.DELIVERY_FAILED)).toBeVisible();
        await picture('list');
        await band('HAND_OVER', waiting).click();
        await expect(page).toHaveURL(/group=hand_over/);
        await expect(rows).toHaveCount(PAGE_SIZE);
        await main.getByRole('button', { name: words('orders.list.more') }).click();
        await expect(rows).toHaveCount(waiting);
      });

      const states = main.getByRole('navigation', { name: words('orders.list.state') });
      await test.step('filters by state', async () => {
        // The states have their counts.
        await page.goto(addressOf(prefix, '/express/my-order'));
        const moving = states.getByRole('link', { name: words('track.states.IN_TRANSIT') });
        await expect(moving).toContainText(formatNumber(COUNTS.IN_TRANSIT, locale));
        await states.getByRole('link', { name: words('track.states.DELIVERY_FAILED') }).click();
        await expect(rows).toHaveCount(COUNTS.DELIVERY_FAILED);
        const head = main.locator('p', { hasText: words('orders.parcels.goods') });
        await (isPhone ? expect(head).toBeHidden() : expect(head).toBeVisible());
      });

      await test.step('reopens a bookmark of a filtered list', async () => {
        // A bookmark of a filtered list shows it again, with a day that is not offered now.
        const field = (name: string) => main.locator(`[name="${name}"]`);
        if (isPhone) await main.getByRole('button', { name: words('orders.list.filters') }).click();
        await field('country').selectOption(country);
        await field('expectedBy').selectOption({ index: 1 });
        await expect(page).toHaveURL(/by=\d/);
        const bookmark = new URL(page.url());
        bookmark.searchParams.set('by', '2100-01-01');
        await page.goto(addressOf(prefix));
        await page.goto(bookmark.href);
        await expect(rows).toHaveCount(COUNTS.DELIVERY_FAILED);
        await expect(field('country')).toHaveValue(country);
        await expect(field('expectedBy')).toHaveValue('2100-01-01');
        await picture('filtered');
      });

      const select = (index: number) => main.getByRole('checkbox').nth(index).check();
      await test.step('prints, exports and cancels three orders', async () => {
        await page.goto(addressOf(prefix, '/express/my-order?state=waiting'));
        await expect(rows).toHaveCount(PAGE_SIZE);
        for (const index of [1, 2, 3]) await select(index);
        const bar = main.getByRole('region', { name: words('orders.select.count', { count: 3 }) });
        await expect(bar).toBeInViewport();
        await picture('selected');
        const [labels] = await Promise.all([
          page.waitForEvent('download'),
          bar.getByRole('button', { name: words('orders.select.labels', { count: 3 }) }).click(),
        ]);
        const { pages } = await rasterizePdf(await readFile(await labels.path()));
        expect(new Set(pages.map(({ pixels }) => readCode128(pixels))).size).toBe(3);
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          bar.getByRole('button', { name: words('orders.download.csv') }).click(),
        ]);
        const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
        expect(lines).toHaveLength(4);
        await bar.getByRole('button', { name: words('orders.select.cancel', { count: 3 }) }).click();
        const question = page.getByRole('dialog', { name: words('orders.select.question', { count: 3 }) });
        await question.getByRole('button', { name: words('orders.select.cancel', { count: 3 }) }).click();
        await expect(bar).toHaveCount(0);
        await expect(states.getByRole('link', { name: words('track.states.WAITING') })).toContainText(
          formatNumber(waiting - 3, locale),
        );
      });

      await test.step('sends one order again', async () => {
        await select(0);
        await main
          .getByRole('region', { name: words('orders.select.count', { count: 1 }) })
          .getByRole('link', { name: words('orders.actions.again') })
          .click();
        await expect(page).toHaveURL(/step=review/);
      });
    },
  );
}
