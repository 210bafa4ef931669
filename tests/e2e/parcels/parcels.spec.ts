import { readFile } from 'node:fs/promises';
import type { Browser, Locator } from '@playwright/test';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf } from '../../fixtures/read-pdf';
import { deliverLinkedParcel } from '../support/linked-parcel';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { fillWizard, addScanEvent } from '../support/shipment';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf, type Words } from '../support/words';

/** Returns the start of the line with the expected day. */
const expectedDay = (words: Words) => words('server.delivery.expected', { days: '@' }).split('@')[0]!.trim();

/** Returns the visible text in a card with the largest font. */
const largestLine = (card: Locator) =>
  card.evaluate((element) => {
    const textElements = [...element.querySelectorAll('*')].filter(
      (each) => !each.children.length && each.textContent && each.checkVisibility(),
    );
    const size = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize);
    return textElements.toSorted((a, b) => size(b) - size(a))[0]!.textContent;
  });

const GOODS = ['Cotton shirts', 'Leather shoes', 'Table lamp'];
const SHOP_ORDER_NO = 'SHOP-1001';

/** Checks that the newest event's meaning opens without scripts and links to its entry on the page of all events. */
async function expectMeaning(browser: Browser, address: string, words: Words): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(address);
  const card = reader.getByRole('article');
  const text = card.getByText(words('events.topics.PICKED_UP.text'), { exact: true });
  await expect(text).toBeHidden();
  await card.getByText(words('track.meaning.title')).click();
  await expect(text).toBeVisible();
  await expect(card.locator('a[href^="tel:"]').first()).toBeVisible();
  await card.getByRole('link', { name: words('track.meaning.more') }).click();
  // The browser opens the fold around the target.
  await expect(reader.locator('#PICKED_UP:target')).toBeVisible();
  await context.close();
}

/** Claims compensation for damage (§9). Errors are shown beside their fields, and typed values stay. */
async function claimDamage(main: Locator, words: Words): Promise<void> {
  await main.getByRole('button', { name: words('claim.open') }).click();
  const send = main.getByRole('button', { name: words('claim.form.submit') });
  const message = main.getByLabel(words('claim.form.message'));
  const amount = main.getByLabel(words('claim.form.amount'));
  await send.click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel(words('claim.form.kinds.DAMAGED')).check();
  await message.fill('Two lamps are broken.');
  await amount.fill('999999');
  await send.click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('Two lamps are broken.');
  await amount.fill('20');
  await send.click();
  await expect(main.getByText(/CL\d{10}/).first()).toBeVisible();
  await expect(send).toHaveCount(0);
}

/** Several results are rows that open to their cards. */
const rowOf = (waybill: string) => `details:has(> article[id="${waybill}"])`;

/** Each parcel has one waybill. An order number finds all of them (§5, §9). */
for (const [prefix, country] of pickForCommit('parcels', [
  ['gh-en', 'GH'],
  ['ma-fr', 'MA'],
  ['eg-ar', 'EG'],
] as const)) {
  test(
    `${prefix}: three parcels have three labels, three trackings and one order number`,
    screenForCommit('parcels', prefix),
    async ({ page, browser }, info) => {
      test.setTimeout(240_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-parcels-${step}`);
      const numbers = async (pattern: RegExp) => {
        const texts = await main.locator('bdi', { hasText: pattern }).allInnerTexts();
        return [...new Set(texts.map((text) => text.replaceAll(/\s/g, '')))];
      };
      const { waybills, order } = await test.step('sends three parcels', async () => {
        await fillWizard(page, prefix, country, { goods: GOODS, shopOrderNo: SHOP_ORDER_NO });
        await expect(main.getByText(SHOP_ORDER_NO, { exact: true })).toBeVisible();
        await picture('review');
        await main.getByRole('button', { name: words('ship.actions.send') }).click();
        await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
        for (const number of [1, 2, 3]) {
          await expect(
            main.getByRole('heading', { name: words('ship.done.parcel', { number, count: 3 }) }),
          ).toBeVisible();
        }
        const waybills = await numbers(/^DX/);
        const [order] = await numbers(/^TN/);
        expect(waybills).toHaveLength(3);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('ship.done.title'));
        await picture('done');
        return { waybills, order };
      });

      await test.step('prints three labels', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          main.getByRole('button', { name: words('common.papers.label') }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`Dunia-Express-label-${order}.pdf`);
        const { pages } = await rasterizePdf(await readFile(await download.path()));
        expect(pages.map(({ pixels }) => readCode128(pixels))).toEqual(waybills);
      });

      await test.step('tracks the three parcels', async () => {
        addScanEvent(waybills[1]!, 'PICKED_UP', 'Guangzhou', 'CN');
        await page.goto(addressOf(prefix, '/track'));
        await main.getByRole('textbox', { name: words('track.form.label') }).fill(order!);
        await main.getByRole('button', { name: words('track.form.submit') }).click();
        const states = ['WAITING', 'IN_TRANSIT', 'WAITING'];
        for (const [index, waybill] of waybills.entries()) {
          const row = page.locator(rowOf(waybill));
          await expect(row.getByText(words(`track.states.${states[index]}`), { exact: true }).first()).toBeVisible();
          await row.locator('summary').first().click();
          await expect(page.locator(`article[id="${waybill}"]`)).toBeVisible();
        }
        const first = page.locator(`article[id="${waybills[0]}"]`);
        expect(await largestLine(first)).toContain(expectedDay(words));
        await picture('track');
        await expectMeaning(browser, addressOf(prefix, `/track?no=${waybills[1]}`), words);
        const still = await page.context().browser()!.newPage({ javaScriptEnabled: false });
        await still.goto(page.url());
        await still.locator(`${rowOf(waybills[0]!)} > summary`).click();
        const fold = still.locator(`article[id="${waybills[0]}"] details`).first();
        await fold.getByText(words('server.delivery.workings')).click();
        await expect(fold.getByText(words('server.delivery.reference'))).toBeVisible();
        await still.close();
      });

      await test.step('finds the order by its numbers', async () => {
        await page.goto(addressOf(prefix, '/express/my-order'));
        // Each of its numbers finds the order. The order has the state of its least advanced parcel.
        await main.getByRole('searchbox').fill(waybills[2]!.slice(2, 10));
        await expect(page).toHaveURL(/q=/);
        const row = main.getByRole('listitem').getByRole('link', { name: order! });
        await expect(row.getByText(words('track.states.WAITING'))).toBeVisible();
        // A phone's row has no room for the goods.
        const goods = row.getByText(GOODS[0]!);
        await (info.project.name === 'phone' ? expect(goods).toBeHidden() : expect(goods).toBeVisible());
        await main.getByRole('searchbox').fill('shop 1001');
        await expect(page).toHaveURL(/q=shop/);
        await expect(row.getByText(SHOP_ORDER_NO, { exact: true })).toBeVisible();
        await picture('list');
        await row.click();
        await expect(main.getByRole('heading', { name: words('orders.tracking.title') })).toBeVisible();
        await expect(main.getByText(SHOP_ORDER_NO, { exact: true })).toBeVisible();
        await expect(main.getByRole('button', { name: words('orders.actions.cancel') })).toHaveCount(0);
      });

      await test.step('shows the proof of the delivered parcel', async () => {
        await deliverLinkedParcel({ waybill: waybills[1]! }, country);
        await page.reload();
        await main.locator('summary', { hasText: words('parcel.proof.photo') }).click();
        await expect(main.getByRole('img', { name: words('parcel.proof.alt') })).toHaveJSProperty('naturalWidth', 480);
        await picture('detail');
      });

      await test.step('claims compensation', async () => {
        await claimDamage(main, words);
        await picture('claim');
      });
    },
  );
}
