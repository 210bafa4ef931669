import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CALLS } from '@/lib/contract/calls';
import { placeLinkedParcel, scanAll } from '../support/linked-parcel';
import { openLoggedIn, tickAgreement } from '../support/person';
import { fillWizard } from '../support/shipment';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/**
 * Maximum number of pixels of a phone's page with twenty orders. What waits, filters, heading and the files at the end
 * are included. Lines of Nastaliq letters are higher.
 */
const MAX_HEIGHT = 2350;
const MAX_NASTALIQ_HEIGHT = 2850;
const PAGE_SIZE = 20;

/** Sends the last order several times more, as a shop does. */
async function sendMore(page: Page, send: () => Promise<void>, times: number): Promise<void> {
  const sending = page.waitForRequest(`**${CALLS.addInternationalOrder.path}`);
  await send();
  const response = await sending;
  const { token, lang, countrycode } = (await response.allHeaders()) as Record<string, string>;
  for (let count = 0; count < times; count += 1) {
    const headers = { token: token!, lang: lang!, countrycode: countrycode!, 'idempotency-key': randomUUID() };
    const secondResponse = await page.request.post(response.url(), {
      headers,
      data: response.postDataJSON() as object,
    });
    expect(secondResponse.status()).toBe(200);
  }
}

for (const [prefix, country] of pickForCommit('my parcels', [
  ['gh-en', 'GH'],
  ['eg-ar', 'EG'],
  ['pk-ur', 'PK'],
] as const)) {
  test(
    `${prefix}: an order shows its hand-over site, is found in the list and can be sent again`,
    screenForCommit('my parcels', prefix),
    async ({ page, context }, info) => {
      test.setTimeout(180_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-mine-${step}`);
      const send = () => main.getByRole('button', { name: words('ship.actions.send') }).click();
      const address = main.getByRole('region', { name: words('server.handOver.labelTitle') });
      await test.step('sends the order several times', async () => {
        await fillWizard(page, prefix, country);
        await sendMore(page, send, PAGE_SIZE);

        await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
        await expect(main.getByText(words('ship.international.lead'))).toBeHidden();
        await expect(address).toContainText('广州市');
        await expect(address).toContainText('石槎路68号');
        await picture('done');
      });

      await test.step('copies the address of the hand-over', async () => {
        // Without the permission the address is selected for copying by hand. With it, the whole address is copied.
        await page.evaluate(() => {
          const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
          Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
        });
        await address.getByRole('button').click();
        await expect(address.getByRole('status')).toHaveText(words('server.handOver.labelSelected'));
        expect(await page.evaluate(() => String(getSelection()))).toContain('石槎路68号');
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.reload();
        await address.getByRole('button').click();
        await expect(address.getByRole('status')).toHaveText(words('common.actions.copied'));
        const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
        expect(copied).toHaveLength(4);
        expect(copied[3]).toMatch(/DX/);
      });

      await test.step('finds the orders in the list', async () => {
        await page.goto(addressOf(prefix, '/express/my-order'));
        const rows = main.getByRole('listitem').locator('a[href*="intlorder-detail"]');
        await expect(rows).toHaveCount(PAGE_SIZE);
        const mostHeight = prefix === 'pk-ur' ? MAX_NASTALIQ_HEIGHT : MAX_HEIGHT;
        const { height } = (await main.boundingBox())!;
        if (info.project.name === 'phone') expect(height).toBeLessThanOrEqual(mostHeight);
        await picture('list');
        const search = main.getByRole('searchbox');
        await search.fill('no such thing');
        await expect(main.getByText(words('orders.empty.searchTitle', { search: 'no such thing' }))).toBeVisible();
        await picture('nothing');
        await main.getByRole('link', { name: words('orders.empty.searchAction') }).click();
        await expect(search).toHaveValue('');
        await search.fill('t-shirts mensah');
        await expect(rows).toHaveCount(PAGE_SIZE);
        await expect(page).toHaveURL(/q=t-shirts/);
        await rows.first().click();
        await expect(main.getByRole('region', { name: words('server.handOver.labelTitle') })).toBeVisible();
        await picture('detail');
      });

      await test.step('opens an order to send it again', async () => {
        await main.getByRole('link', { name: words('orders.actions.again') }).click();
        await expect(page).toHaveURL(/step=review/);
        await expect(main.getByText('Cotton T-shirts').first()).toBeVisible();
        await picture('again');
      });

      await test.step('sends one from the selection', async () => {
        // Sending again opens another draft beside the current one.
        const begun = new URL(page.url()).searchParams.get('draft');
        await page.goto(addressOf(prefix, '/express/my-order'));
        // A row has the link on a wide page only. The selection has it on every page.
        await main.getByRole('checkbox').first().check();
        await main
          .getByRole('region', { name: words('orders.select.count', { count: 1 }) })
          .getByRole('link', { name: words('orders.actions.again') })
          .click();
        await expect(page).toHaveURL(/step=review/);
        expect(new URL(page.url()).searchParams.get('draft')).not.toBe(begun);
        // Wait for the price, as people do: until it is shown, the content below it moves.
        await expect(main.getByText('Cotton T-shirts').first()).toBeVisible();
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        await tickAgreement(page);
        await send();
        await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      });
    },
  );
}

test(
  'gh-en: a returned parcel is announced above the list, with a link to it',
  screenForCommit('a returned parcel'),
  async ({ page }, info) => {
    const main = page.locator('main');
    const { waybills, senderMail } = await placeLinkedParcel('GH', 'en', 2);
    // The order has the state of its other parcel, which is under way.
    scanAll(waybills.slice(0, 1), ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'], 'GH');
    await openLoggedIn(page, 'gh-en', '/express/my-order', senderMail);
    const announced = main.getByRole('listitem').locator('a[href*="state=returned"]');
    await expect(announced).toContainText(wordsOf('gh-en')('orders.attention.RETURNED', { count: 1, shown: '1' }));
    await expectSoundPage(page, `${info.project.name}-gh-en-mine-returned`);
    await announced.click();
    await page.waitForURL(/state=returned/);
    await expect(main.locator('a[href*="intlorder-detail"]')).toHaveCount(1);
    await expect(announced).toBeVisible();

    // The choice stands above the head of the order, with its first action.
    await main.locator('a[href*="intlorder-detail"]').click();
    const choice = main.getByRole('button', { name: wordsOf('gh-en')('orders.returned.shelve') });
    await expect(choice).toBeVisible();
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const head = main.getByText(waybills[1]!).first();
    expect(await choice.evaluate(topOf)).toBeLessThan(await head.evaluate(topOf));
    await expectSoundPage(page, `${info.project.name}-gh-en-detail-returned`);
  },
);
