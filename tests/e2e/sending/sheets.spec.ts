import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { MAX_ORDERS_AT_FIRST } from '@/lib/orders/hand-over-policy';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf } from '../../fixtures/read-pdf';
import { csvOf, SHEET_ROW, createXlsx, type WrittenRow } from '../../fixtures/sheets';
import { downloadBy } from '../support/download-by';
import { tickAgreement } from '../support/person';
import { IS_FULL_RUN, screenForCommit } from '../support/rotation';
import { logInByCall } from '../support/session';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf, type Words } from '../support/words';

const PREFIXES = (IS_FULL_RUN ? ['gh-en', 'eg-ar', 'pk-ur'] : ['gh-en', 'eg-ar']) as Prefix[];

/** Chooses the file and has it checked. */
async function check(page: Page, words: Words, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: words('sheets.page.check'), exact: true }).click();
}

const good: WrittenRow[] = [
  { ...SHEET_ROW, order: 'A1' },
  { ...SHEET_ROW, order: 'A1', weight: '4' },
  { ...SHEET_ROW, order: 'A2', receiverName: 'Kofi Mensah' },
];

for (const prefix of PREFIXES) {
  const { language } = parsePrefix(prefix)!;
  const isWorkbook = language !== 'en';
  test(
    `${prefix}: ${isWorkbook ? 'an XLSX' : 'a CSV'} with two mistakes is corrected, placed and labelled`,
    screenForCommit('sheets', prefix),
    async ({ page }, info) => {
      test.setTimeout(180_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-sheets-${step}`);
      const fileOf = (rows: WrittenRow[]) => (isWorkbook ? createXlsx(rows, language) : csvOf(rows, language));
      const name = isWorkbook ? 'parcels.xlsx' : 'parcels.csv';
      await test.step('downloads the template', async () => {
        await chooseMarket(page, prefix);
        await logInByCall(page, prefix);
        await page.goto(addressOf(prefix, '/express/many'));
        const template = main.getByRole('link', { name: words('sheets.page.templateXlsx') });
        expect((await downloadBy(page, template)).suggestedFilename()).toBe('Dunia-Express-parcels.xlsx');
        await picture('empty');
      });

      await test.step('marks two mistakes in the sheet', async () => {
        const spoilt = [...good.slice(0, 2), { ...good[2], weight: '31', receiverCity: 'Acra' }];
        await check(page, words, name, await fileOf(spoilt));
        await expect(main.getByText(words('sheets.found.mistakes', { count: 2 })).first()).toBeVisible();
        await expect(main.getByRole('row').filter({ hasText: words('sheets.columns.receiverCity') })).toContainText(
          'Acra',
        );
        await picture('mistakes');
        const correct = main.getByRole('button', { name: words('sheets.found.correct') });
        const marked = await readFile(await (await downloadBy(page, correct)).path());
        expect(marked.toString('utf8')).toContain(isWorkbook ? 'PK' : 'Acra');
      });

      const place = main.getByRole('button', { name: words('sheets.place.send', { orders: 2 }) });
      await test.step('checks the corrected sheet', async () => {
        await check(page, words, name, await fileOf(good));
        await expect(place).toBeVisible();
        const preview = main.getByRole('table', { name: words('sheets.preview.list') });
        await expect(preview.getByRole('row').filter({ hasText: 'A2' })).toContainText('Kofi Mensah');
        await expect(main.getByText(words('sheets.preview.ways'))).toBeVisible();
        await place.click();
        await expect(main.getByText(words('sheets.place.agreeFirst'))).toBeVisible();
        await picture('good');
      });

      const waybills = await test.step('places the orders once although a response is lost', async () => {
        await tickAgreement(page);
        // The responses of both attempts of the first press are lost.
        await page.route(
          '**/sheet/place',
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 2 },
        );
        await place.click();
        await expect(main.getByText(words('sheets.place.failed'))).toBeVisible();
        await place.click();
        await expect(main.getByText(words('sheets.done.title', { orders: 2 }))).toBeVisible();
        const waybills = await main.locator('bdi', { hasText: /^DX/ }).allInnerTexts();
        expect(waybills).toHaveLength(3);
        await picture('placed');
        for (const format of ['xlsx', 'csv'] as const) {
          const result = main.getByRole('button', { name: words(`orders.download.${format}`) });
          const bytes = await readFile(await (await downloadBy(page, result)).path());
          if (format === 'csv') for (const waybill of waybills) expect(bytes.toString('utf8')).toContain(waybill);
          else expect(bytes.subarray(0, 2).toString()).toBe('PK');
        }
        return waybills;
      });

      await test.step('saves the labels after the page was closed', async () => {
        // A page that is closed before the labels are saved offers them when it is opened again.
        await page.reload();
        const unsaved = main.getByText(words('sheets.open.title', { labels: 3 }));
        await expect(unsaved).toBeVisible();
        await picture('open-labels');
        const labels = main.getByRole('button', { name: words('sheets.done.labels') });
        const { pages } = await rasterizePdf(await readFile(await (await downloadBy(page, labels)).path()));
        expect(pages.map(({ pixels }) => readCode128(pixels))).toEqual(waybills);
        await expect(main.getByText(words('sheets.done.printed'))).toBeVisible();

        await page.reload();
        await expect(main.getByRole('button', { name: words('sheets.page.check'), exact: true })).toBeVisible();
        await expect(unsaved).toBeHidden();
      });

      await test.step('places nothing when the sheet is sent again', async () => {
        await check(page, words, name, await fileOf(good));
        await expect(main.getByText(words('sheets.found.before', { orders: 2 }))).toBeVisible();
        await expect(main.locator('bdi', { hasText: waybills[0] })).toBeVisible();
      });
    },
  );
}

/** Height of a page on the narrowest phone, in CSS pixels. */
const MAX_HEIGHT = 2000;
test(
  `${SHEET_LIMITS.rows} orders fit on a short page, and their list scrolls by keyboard`,
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 360, height: 780 });
    const prefix = 'eg-ar' as Prefix;
    const { language } = parsePrefix(prefix)!;
    const words = wordsOf(prefix);
    const main = page.locator('main');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ ...SHEET_ROW, order: `T${at}` }));
    await chooseMarket(page, prefix);
    await logInByCall(page, prefix);
    await page.goto(addressOf(prefix, '/express/many'));
    await check(page, words, 'parcels.csv', csvOf(rows(SHEET_LIMITS.rows), language));
    const list = main.getByRole('region', { name: words('sheets.preview.list') });
    await expect(list).toBeVisible({ timeout: 90_000 });
    expect(await height()).toBeLessThanOrEqual(MAX_HEIGHT);
    await list.focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('row').last()).toBeInViewport();

    await check(page, words, 'parcels.csv', csvOf(rows(MAX_ORDERS_AT_FIRST), language));
    await tickAgreement(page);
    await main.getByRole('button', { name: words('sheets.place.send', { orders: MAX_ORDERS_AT_FIRST }) }).click();
    const confirmation = main.getByText(words('sheets.done.title', { orders: MAX_ORDERS_AT_FIRST }));
    await expect(confirmation).toBeVisible({ timeout: 90_000 });
    await expect.poll(height).toBeLessThanOrEqual(MAX_HEIGHT);
  },
);
