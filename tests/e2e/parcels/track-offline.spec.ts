import { placeLinkedParcel } from '../support/linked-parcel';
import { screenForCommit } from '../support/rotation';
import { addScanEvent } from '../support/shipment';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Returns the addresses of the pages that the browser stores. */
async function storedPages(): Promise<string[]> {
  const cache = await caches.open('tracked-pages');
  return (await cache.keys()).map(({ url }) => url.slice(location.origin.length));
}

test('the last searched parcels open without a network', screenForCommit('track offline'), async ({ page }) => {
  const words = wordsOf('gh-en');
  const parcel = await placeLinkedParcel('GH', 'en');
  await chooseMarket(page, 'gh-en');
  const address = addressOf('gh-en', `/track?no=${parcel.waybill}`);
  const state = (name: string) => page.locator(`article[id="${parcel.waybill}"]`).getByText(words(name)).first();
  await page.goto(address);
  await expect(state('track.states.IN_TRANSIT')).toBeVisible();
  await expect.poll(() => page.evaluate(storedPages)).toEqual([address]);
  const updated = page.locator('main time', { hasText: words('track.query.updated', { time: '' }).trim() });

  await page.context().setOffline(true);
  await page.reload();
  // Chromium 150 does not report offline to a page that came from a service worker, unlike a browser without a network.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await expect(state('track.states.IN_TRANSIT')).toBeVisible();
  const at = await updated.getAttribute('datetime');
  await expect(page.getByText(words('layout.network.offline'))).toBeVisible();
  // The page shows its own fonts and colours.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Plex');
  expect(await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0))).toBe(true);
  await page.goto(addressOf('gh-en', '/track'));
  await expect(state('track.states.IN_TRANSIT')).toBeVisible();
  await expect(updated).toHaveAttribute('datetime', at!);

  // Visitors who are online never see old data.
  await page.context().setOffline(false);
  addScanEvent(parcel.waybill, 'OUT_FOR_DELIVERY', 'Accra', 'GH');
  await page.goto(address);
  await expect(state('track.states.OUT_FOR_DELIVERY')).toBeVisible();
  // A number searched on the page is stored with the others.
  await page.goto(addressOf('gh-en', '/track'));
  await page.locator('main [name="no"]').fill('DX00000000000EG');
  await page.getByRole('button', { name: words('track.form.submit') }).click();
  await expect
    .poll(() => page.evaluate(storedPages))
    .toEqual([address, addressOf('gh-en', '/track?no=DX00000000000EG')]);
});
