import type { Page } from '@playwright/test';
import type { Country } from '@/lib/market/country';
import { placeWaitingOrder, scanAll } from '../support/linked-parcel';
import { logInWithoutScripts, PASSWORD } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, expectFits, test } from '../support/site';
import { wordsOf } from '../support/words';

const MARKETS = [
  ['ke-en', 'KE', '+254712345', 'Nakuru', '0712345678'],
  ['ma-fr', 'MA', '+212612345', 'Azilal', '0612345678'],
  ['ae-ar', 'AE', '+971501234', 'Al Ain', '0501234567'],
  ['pk-ur', 'PK', '+923001234', 'Lahore', '03001234567'],
] as const;

/** A parcel of a new account that came back. */
async function returnedParcel(country: Country, phone: string): Promise<{ account: string; waybill: string }> {
  const account = `${phone}${String(Date.now() % 1000).padStart(3, '0')}`;
  const waybill = await placeWaitingOrder(country, account);
  scanAll([waybill], ['ARRIVED_HUB', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'], country);
  return { account, waybill };
}

/** Fills in the new receiver on the parcel's page, corrects a mistake, and confirms the price. */
async function sendOn(page: Page, prefix: string, { place, phone }: { place: string; phone: string }, name: string) {
  const words = wordsOf(prefix);
  const main = page.locator('main');
  await page.waitForURL(/\/parcel\//);
  await expectFits(page, `${name}-form`);
  const form = main.locator('#send-on');
  await form.locator('[name="name"]').fill('Wanjiku Kamau');
  await form.locator('[name="phone"]').fill('12');
  await form.locator('[name="place"]').fill(place);
  await form.locator('[name="street"]').fill('7 Market Street');
  await form.locator('[name="collect"]').fill('500');
  await form.getByRole('button').click();
  const places = main.locator('[name="placeCodes"]');
  if ((await places.count()) > 0 && (await places.first().getAttribute('type')) === 'radio') {
    await expectFits(page, `${name}-places`);
    await places.first().check();
    await main.getByRole('button').click();
  }
  const wrong = main.locator('[name="phone"][aria-invalid]');
  await expect(wrong).toHaveValue('12');
  await expectFits(page, `${name}-wrong`);
  await wrong.fill(phone);
  await main.getByRole('button').click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('server.sendOn.title'));
  await expectFits(page, `${name}-price`);
  await main.getByRole('button', { name: words('server.sendOn.confirm') }).click();
  await page.waitForURL(/outcome=sentOn/);
  await expect(main.getByText(words('parcel.outcome.sentOn'))).toBeVisible();
  await expect(main.getByText(words('track.states.SENT_ON')).first()).toBeVisible();
  await expectFits(page, `${name}-sent`);
}

for (const [prefix, country, phone, place, receiver] of pickForCommit('a parcel sent on', MARKETS)) {
  test(
    `${prefix}: the sender of a returned parcel sends it on to another buyer`,
    screenForCommit('a parcel sent on', prefix),
    async ({ page }, info) => {
      test.setTimeout(120_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const { account } = await returnedParcel(country, phone);
      await chooseMarket(page, prefix);
      await page.goto(addressOf(prefix, '/user-opt/login'));
      await main.locator('[name="userName"]').fill(account);
      await main.locator('[name="password"]').fill(PASSWORD);
      await main.getByRole('button', { name: words('account.login.submit'), exact: true }).click();
      await page.waitForURL(/my-order|personal/);
      await page.goto(addressOf(prefix, '/express/my-order'));
      await main.locator('a[href*="intlorder-detail"]').first().click();
      await main.getByRole('button', { name: words('orders.returned.sendOn') }).click();
      await sendOn(page, prefix, { place, phone: receiver }, `${info.project.name}-${prefix}-send-on`);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(
      `${prefix}: the sender of a returned parcel sends it on`,
      screenForCommit('a parcel sent on without scripts', prefix),
      async ({ page }, info) => {
        test.setTimeout(120_000);
        const words = wordsOf(prefix);
        const main = page.locator('main');
        const { account } = await returnedParcel(country, phone);
        await page.goto(addressOf(prefix, '/basic/parcels'));
        await logInWithoutScripts(page, prefix, account);
        await page.waitForURL(/basic\/parcels/);
        await main.locator('a[href*="/basic/parcel?"]').first().click();
        await main.getByRole('button', { name: words('orders.returned.sendOn') }).click();
        await sendOn(page, prefix, { place, phone: receiver }, `${info.project.name}-${prefix}-send-on-basic`);
      },
    );
  });
}
