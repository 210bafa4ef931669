import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { MARKETS } from '@/lib/market/country';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { placeCollectedOrder } from '../support/linked-parcel';
import { openLoggedIn } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { expect, expectSoundPage, test } from '../support/site';
import { ops } from '../support/this-run';
import { wordsOf } from '../support/words';

const MINOR = 15_000;
const PARCELS = 2;

/** Records in the bank's file that the payout of this account was made. */
function payByBank(payout: string, reference: string): void {
  const [head = '', ...lines] = ops('payouts', 'export').trim().split('\n');
  const line = lines.find((each) => each.startsWith(payout))!;
  const bankLine = line.replace(/,,,,$/, `,PAID,${line.split(',').at(-5)},${reference},`);
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-'));
  const file = path.join(folder, 'bank.csv');
  writeFileSync(file, `${head}\n${bankLine}\n`);
  ops('payouts', 'import', file);
  rmSync(folder, { recursive: true });
}

for (const [prefix, country] of pickForCommit('collections', [
  ['gh-en', 'GH'],
  ['eg-ar', 'EG'],
  ['pk-ur', 'PK'],
] as const)) {
  test(
    `${prefix}: a seller sees collected money and its payout, and saves the statement`,
    screenForCommit('collections', prefix),
    async ({ page }, info) => {
      test.setTimeout(180_000);
      const words = wordsOf(prefix);
      const locale = numeralLocale(parsePrefix(prefix)!);
      const money = formatMoney({ currency: MARKETS[country].currency, minor: MINOR * PARCELS }, locale);
      const main = page.locator('main');
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-collections-${step}`);
      const { call, waybills, senderMail } = await placeCollectedOrder(country, MINOR, PARCELS);
      const { balances } = await call('getCollectionBalances', {});
      const { on } = balances[0]!.upcoming[0]!;

      await test.step('shows money on hold', async () => {
        // On hold until the day of the payout, and nobody knows yet where to pay.
        await openLoggedIn(page, prefix, '/express/collections', senderMail);
        const list = main.locator('dl').first();
        await expect(list.locator('dt', { hasText: words('collections.states.held') })).toBeVisible();
        await expect(list).toContainText(money);
        await expect(main.getByText(words('collections.noBank'))).toBeVisible();
        await expect(main.getByText(formatDay(on, locale, 'briefDate')).first()).toBeVisible();
        await expect(main.getByText(words('collections.payouts.none'))).toBeVisible();
        await picture('held');
      });

      const row = main.locator('summary', { hasText: money });
      const payout = await test.step('names the bank account', async () => {
        const bank = ['--holder', 'Baiyun Trading', '--bank', 'Market Bank', '--number', '0012345678'];
        ops('payouts', 'payee', senderMail, '--country', country, ...bank);
        const proposals = ops('payouts', 'propose', '--country', country, '--on', on, '--ahead').split('\n');
        const payout = proposals.find((line) => line.includes(senderMail))!.split(' ')[0]!;
        await page.reload();
        await expect(row).toHaveCount(1);
        await expect(main.getByText(words('collections.noBank'))).toHaveCount(0);
        return payout;
      });

      await test.step('shows the payout', async () => {
        const reference = `BANK-${payout}`;
        payByBank(payout, reference);
        await page.reload();
        await row.click();
        await expect(main.getByText(reference)).toBeVisible();
        for (const waybill of waybills) await expect(main.getByRole('link', { name: waybill })).toBeVisible();
        await picture('paid');
      });

      await test.step('saves the statement', async () => {
        for (const format of ['csv', 'xlsx', 'pdf'] as const) {
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            main.getByRole('button', { name: words(`collections.statement.${format}`) }).click(),
          ]);
          expect(download.suggestedFilename()).toMatch(new RegExp(`^statement-${country}-.*\\.${format}$`));
          const bytes = await readFile(await download.path());
          const begins = { csv: '\uFEFF', xlsx: 'PK', pdf: '%PDF' }[format];
          expect(bytes.toString('utf8').startsWith(begins), format).toBe(true);
          if (format === 'csv') for (const waybill of waybills) expect(bytes.toString('utf8')).toContain(waybill);
        }
      });

      await test.step('refuses a period that ends before it begins', async () => {
        const from = main.locator('[name="from"]');
        const to = main.locator('[name="to"]');
        const until = await to.inputValue();
        await to.fill('2026-01-01');
        await main.getByRole('button', { name: words('collections.statement.csv') }).click();
        await expect(main.locator('[aria-invalid="true"]')).toHaveCount(1);
        await expect(to).toHaveValue('2026-01-01');
        await picture('refused');
        await to.fill(until);
        await expect(from).not.toHaveValue('');
      });

      await test.step('opens the order', async () => {
        await main.getByRole('link', { name: waybills[0]! }).click();
        await expect(main.getByRole('heading', { level: 2, name: words('orders.tracking.title') })).toBeVisible();
        await expect(main.getByText('Ama Mensah').first()).toBeVisible();
      });
    },
  );
}
