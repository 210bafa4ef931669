import type { Page } from '@playwright/test';
import { placeLinkedParcel } from '../support/linked-parcel';
import { screenForCommit } from '../support/rotation';
import { addScanEvent } from '../support/shipment';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Records each move of the parcel along its bar. Returns a function for the seconds of each move. */
async function watchMoves(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const moves: number[] = [];
    document.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
      if (/^(inset-inline-start|left|right)$/.test(propertyName)) moves.push(elapsedTime);
    });
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: number[] }).moves);
}

test(
  'an open tracking page shows new scans and the time of the last update',
  screenForCommit('refresh'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    const parcel = await placeLinkedParcel('GH', 'en');
    await page.clock.install();
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', `/track?no=${parcel.waybill}`));
    const card = page.locator(`article[id="${parcel.waybill}"]`);
    await expect(card.getByText(words('track.states.IN_TRANSIT')).first()).toBeVisible();
    const updated = page.locator('main time', { hasText: words('track.query.updated', { time: '' }).trim() });
    const first = await updated.getAttribute('datetime');

    addScanEvent(parcel.waybill, 'OUT_FOR_DELIVERY', 'Accra', 'GH');
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

test(
  'a new scan moves the progress bar, is marked, and is announced once',
  screenForCommit('motion'),
  async ({ page }) => {
    const words = wordsOf('gh-en');
    const { waybill } = await placeLinkedParcel('GH', 'en');
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', `/track?no=${waybill}`));
    const card = page.locator(`article[id="${waybill}"]`);
    const announcement = page.getByRole('status').filter({ hasText: waybill });
    const marked = card.locator('[class*="isNew"]');
    const stage = (name: string) => card.getByRole('img', { name: words(`track.stages.${name}`) });
    const moves = await watchMoves(page);
    await expect(card).toBeVisible();
    await expect(announcement).toHaveCount(0);
    await expect(marked).toHaveCount(0);

    addScanEvent(waybill, 'OUT_FOR_DELIVERY', 'Accra', 'GH');
    await page.clock.fastForward('06:00');
    await expect(stage('delivery')).toBeVisible();
    await expect(announcement).toHaveText(/out for delivery|driver/i);
    await expect(marked).toHaveCount(1);
    expect((await moves()).filter((seconds) => seconds > 0.01)).toEqual([]);

    // The parcel leaves the list of those in transit, and its bar still moves.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    addScanEvent(waybill, 'SIGNED', 'Accra', 'GH');
    await page.clock.fastForward('06:00');
    await expect(stage('signed')).toBeVisible();
    await expect(announcement).toHaveCount(1);
    await expect.poll(async () => (await moves()).filter((seconds) => seconds > 0.01).length).toBe(1);
    const [seconds] = (await moves()).filter((each) => each > 0.01);
    expect(seconds).toBeGreaterThanOrEqual(0.2);
    expect(seconds).toBeLessThanOrEqual(0.6);
  },
);
