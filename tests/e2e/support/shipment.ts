import { expect, type Locator, type Page } from '@playwright/test';
import { tickAgreement } from './person';
import { logInByCall } from './session';
import { addressOf, chooseMarket } from './site';
import { ops } from './this-run';
import { wordsOf, type Words } from './words';

type Party = 'sender' | 'receiver';

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** Returns a mobile number, as in the example of the server's rule. */
export async function loadExamplePhone(page: Page, country: string): Promise<string> {
  const response = await page.request.get('/api/oms/country/queryAllList');
  const { data } = (await response.json()) as { data: { code: string; example: string }[] };
  return data.find(({ code }) => code === country)!.example;
}

/** Types a part of a place's name and presses the first match. */
export async function choosePlace(page: Page, party: Party, name: string): Promise<void> {
  await page.locator(`#${party}-place`).fill(name);
  await page.locator(`#${party}-place-list`).getByRole('option').first().click();
  await expect(page.locator(`#${party}-place`)).not.toHaveValue('');
}

/** A place in each country of the tests. */
const PLACES: Readonly<Record<string, string>> = {
  CN: '广州',
  GH: 'Kumasi',
  EG: 'Giza',
  TR: 'Kadıköy',
  MA: 'Casablanca',
  PK: 'Karachi',
  SA: 'Riyadh',
  NG: 'Lagos',
};

export async function fillParty(page: Page, party: Party, country: string): Promise<void> {
  await field(page, `${party}.name`).fill(party === 'sender' ? 'Lin Chen' : 'Ama Mensah');
  await field(page, `${party}.phone`).fill(await loadExamplePhone(page, country));
  await choosePlace(page, party, PLACES[country] ?? country);
  await field(page, `${party}.street`).fill(party === 'sender' ? '12 Baiyun Avenue' : '7 Market Street');
}

/** Opens all folds of the wizard, to change their fields. */
export const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main form details')) fold.open = true;
  });

/** Fills in the first parcel: 3 kg, with a volumetric weight of 6 kg. */
export async function fillParcel(page: Page): Promise<void> {
  await unfoldAll(page);
  const values = { weightKg: '3', lengthCm: '30', widthCm: '30', heightCm: '40', quantity: '2', unitPrice: '100' };
  for (const [name, value] of Object.entries(values)) await field(page, `parcels.0.${name}`).fill(value);
  await field(page, 'parcels.0.goodsNameEn').fill('Cotton T-shirts');
  await page.locator('input[name="sendingMode"][value="MERCHANT"]').check();
}

/** Answers the questions of the first page. They are folded for a sender with orders. */
export async function answerNeeds(page: Page, words: Words): Promise<void> {
  await expect(field(page, 'kind').first()).toBeVisible();
  await unfoldAll(page);
  for (const [name, value] of [
    ['customerHistory', 'new'],
    ['customerType', 'individual'],
    ['kind', 'international'],
    ['frequency', 'single'],
  ])
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  await page.getByRole('button', { name: words('ship.needs.shipNow') }).click();
}

export const nextStep = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('ship.actions.next'), exact: true }).click();

/**
 * Logs in a new account and fills in the wizard for a parcel from China to the country. The agreement is ticked, and
 * nothing is sent yet. Returns the account.
 */
export async function fillWizard(
  page: Page,
  prefix: string,
  country: string,
  {
    keepReceiver = false,
    goods = ['Cotton T-shirts'],
    shopOrderNo = '',
  }: { keepReceiver?: boolean; goods?: readonly string[]; shopOrderNo?: string } = {},
): Promise<string> {
  const words = wordsOf(prefix);
  await chooseMarket(page, prefix);
  const account = await logInByCall(page, prefix);
  await page.goto(addressOf(prefix, '/express/presend-package'));
  await answerNeeds(page, words);
  await page.waitForURL(/intlorder-entry/);
  await fillParty(page, 'sender', 'CN');
  await fillParty(page, 'receiver', country);
  if (keepReceiver) await field(page, 'keepInBook.receiver').check();
  await nextStep(page, words);
  await unfoldAll(page);
  await page.locator('input[name="service"][value="intl-straight-special"]').check();
  await fillParcel(page);
  for (const [index, name] of goods.entries()) {
    if (index > 0)
      await page
        .getByRole('button', { name: words('ship.parcel.duplicate') })
        .last()
        .click();
    await field(page, `parcels.${index}.goodsNameEn`).fill(name);
  }
  if (shopOrderNo) await field(page, 'shopOrderNo').fill(shopOrderNo);
  await nextStep(page, words);
  await tickAgreement(page);
  return account;
}

/** Records a scan, as an operator does. */
export function addScanEvent(waybill: string, code: string, place: string, country: string): void {
  ops('events', 'add', '--waybill', waybill, '--code', code, '--place', place, '--country', country);
}
