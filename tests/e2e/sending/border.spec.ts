import type { Page } from '@playwright/test';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { fillWizard } from '../support/shipment';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { wordsOf, type Words } from '../support/words';

interface Border {
  prefix: string;
  country: string;
  /** Goods to ask about, and the verdict. */
  goods: readonly [name: string, verdict: 'otherClass' | 'refused'];
  /** Detail that only the receiver knows: the form's field, a mistake and a correct value. */
  detail?: { name: string; wrong: string; right: string };
}

const BORDERS: readonly Border[] = [
  {
    prefix: 'tr-tr',
    country: 'TR',
    goods: ['power bank', 'refused'],
    detail: { name: 'identityNo', wrong: '123', right: '10000000146' },
  },
  {
    prefix: 'sa-ar',
    country: 'SA',
    goods: ['bluetooth speaker', 'otherClass'],
    detail: { name: 'nationalAddress', wrong: 'near the mosque', right: 'RRRD2929' },
  },
  { prefix: 'ng-en', country: 'NG', goods: ['power bank', 'refused'] },
  { prefix: 'ma-fr', country: 'MA', goods: ['bluetooth speaker', 'otherClass'] },
];

const QUOTE = '/express/order-quote?ask=1&kg=3&l=30&w=30&h=40&value=500';

/** Asks for a price with the import line, and whether the goods are carried. */
async function checkPriceAndGoods(page: Page, { prefix, goods: [name, verdict] }: Border, words: Words) {
  const main = page.locator('main');
  await page.goto(addressOf(prefix, QUOTE));
  await expect(main.getByText(words('quote.breakdown.pay'))).toBeVisible();
  await expect(main.getByText(words('server.importCharges.label'), { exact: true })).toBeVisible();
  await page.goto(addressOf(prefix, `/service/may-i-send?${new URLSearchParams({ name })}`));
  await expect(main.getByText(words('goods.answer.verdicts', { verdict }))).toBeVisible();
}

/** Gives the detail on the receiver's page. A mistake shows only its own field again. All typed values are kept. */
async function giveDetail(page: Page, { detail }: Border, words: Words) {
  const { name, wrong, right } = detail!;
  const field = page.locator(`main [name="${name}"]`);
  await field.fill(wrong);
  await page.locator('main [name="pin"]').fill('24.7136, 46.6753');
  await page.getByRole('button', { name: words('parcel.details.submit') }).click();
  await expect(field).toHaveValue(wrong);
  await expect(page.locator('main input:visible')).toHaveCount(1);
  await expect(page.locator('main [name="pin"]')).toHaveValue('24.7136, 46.6753');
  await field.fill(right);
  await page.getByRole('button', { name: words('server.form.again') }).click();
  await expect(page.getByText(words('parcel.outcome.kept'))).toBeVisible();
}

/** Saves a document of the order that the page shows. */
async function savePaper(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await page.locator('main').getByRole('button', { name, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}

for (const border of pickForCommit('border', BORDERS)) {
  const { prefix, country, detail } = border;
  test(
    `${prefix}: the import line is in the quote and in tracking, and documents can be saved`,
    screenForCommit('border', prefix),
    async ({ page, context }, info) => {
      test.setTimeout(120_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      await chooseMarket(page, prefix);
      await checkPriceAndGoods(page, border, words);
      await fillWizard(page, prefix, country);
      await main.getByRole('button', { name: words('ship.actions.send') }).click();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      if (detail) {
        await expect(main.getByText(words('orders.waits.title'), { exact: true })).toBeVisible();
        await expect(main.getByRole('button', { name: words('common.papers.label') })).toHaveCount(0);
        await main.getByRole('button', { name: words('orders.waits.link') }).click();
        const link = await main.locator('[name="receiver-link"]').inputValue();
        await expectSoundPage(page, `${info.project.name}-${prefix}-border-waits`);
        const receivers = await context.newPage();
        await receivers.goto(link);
        await expect(receivers.getByText(words('server.importCharges.label'), { exact: true })).toBeVisible();
        await expectSoundPage(receivers, `${info.project.name}-${prefix}-border-receiver`);
        await giveDetail(receivers, border, words);
        await receivers.close();
        await page.reload();
      }
      await savePaper(page, words('common.papers.label'));
      await savePaper(page, words('common.papers.invoice'));
      const [waybill] = /DX\d{11}[A-Z]{2}/.exec(await main.innerText()) ?? [];
      await page.goto(addressOf(prefix, `/track?no=${waybill}`));
      await expect(main.getByText(words('server.importCharges.label'), { exact: true })).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${prefix}-border-track`);
    },
  );
}
