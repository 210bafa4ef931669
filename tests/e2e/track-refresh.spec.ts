import { placeLinked } from './linked-parcel';
import { screenForCommit } from './rotation';
import { scan } from './shipment';
import { addressOf, chooseMarket, expect, test } from './site';
import { wordsOf } from './words';

test(
  'an open tracking page shows what has happened since, and when it looked',
  screenForCommit('refresh'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    const parcel = await placeLinked('GH', 'en');
    await page.clock.install();
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', `/track?no=${parcel.waybill}`));
    const card = page.locator(`article[id="${parcel.waybill}"]`);
    await expect(card.getByText(words('track.states.IN_TRANSIT')).first()).toBeVisible();
    const updated = page.locator('main time', { hasText: words('track.query.updated', { time: '' }).trim() });
    const first = await updated.getAttribute('datetime');

    scan(parcel.waybill, 'OUT_FOR_DELIVERY', 'Accra', 'GH');
    await page.clock.fastForward('02:00');
    await expect(updated).toHaveAttribute('datetime', first!);
    await page.context().setOffline(true);
    await page.clock.fastForward('05:00');
    await expect(card.getByText(words('track.states.IN_TRANSIT')).first()).toBeVisible();
    await page.context().setOffline(false);
    await page.clock.fastForward('06:00');
    await expect(card.getByText(words('track.states.OUT_FOR_DELIVERY')).first()).toBeVisible();
    await expect(updated).not.toHaveAttribute('datetime', first!);
  },
);
