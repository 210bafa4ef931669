import { COUNTRIES } from '@/lib/market/country';
import contacts from '@/lib/server/programs/seed/data/countries.json' with { type: 'json' };
import { addressOf, chooseMarket, expect, test } from '../support/site';

const NIGERIA = contacts.find(({ code }) => code === 'NG')!;
const [NIGERIAN_PHONE = ''] = NIGERIA.contact.split('/');

test('the office of the reader’s country is first, and one office is open at a time', async ({ page }) => {
  await chooseMarket(page, 'gh-en');
  await page.goto(addressOf('gh-en', '/service/contact-us'));
  const rows = page.locator('details[name="office"]');
  await expect(rows.first()).toHaveAttribute('id', 'GH');
  await page.locator('#GH > summary').click();
  await expect(page.locator('#office-GH')).toBeVisible();
  const office = page.locator('#office-NG');
  await expect(office).toBeHidden();
  await page.locator('#NG > summary').click();
  await expect(office.getByRole('link', { name: NIGERIAN_PHONE.trim() })).toBeVisible();
  await expect(page.locator('#office-GH')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours of one warehouse are open at a time, and every address is shown', async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', '/service/oversea-store'));
    // Each market has a warehouse, and the one in China is not in the list.
    const rows = page.locator('details[name="warehouse"]');
    await expect(rows).toHaveCount(COUNTRIES.length - 1);
    for (const address of await rows.locator('summary bdi').all()) await expect(address).toBeVisible();
    const own = rows.first().getByRole('link', { name: /@/ });
    const next = rows.nth(1).getByRole('link', { name: /@/ });
    await expect(own).toBeVisible();
    await expect(next).toBeHidden();
    await rows.nth(1).locator('summary').click();
    await expect(next).toBeVisible();
    await expect(own).toBeHidden();
  });
});
