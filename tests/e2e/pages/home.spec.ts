import { BOX_SIZES } from '@/components/sending/quote/box-sizes';
import { LANGUAGE_PREFIXES, screenForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Maximum height of the page in pixels at 360 px with the site's fonts. A device's own fonts may be taller. */
const MAX_HEIGHT = 4500;
/** A page below this height has not rendered its sections. */
const MIN_HEIGHT = 2000;

test('the home page is short on a phone', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const prefix of LANGUAGE_PREFIXES) {
    await chooseMarket(page, prefix);
    // At a first visit a slow font is left out. The second visit has it.
    for (const _ of ['fetched', 'kept']) await page.goto(addressOf(prefix), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, prefix).toBeLessThanOrEqual(MAX_HEIGHT);
    expect(height, prefix).toBeGreaterThan(MIN_HEIGHT);
  }
});

test('a weight and a box on the home page get a price', screenForCommit('home quote'), async ({ page }) => {
  const words = wordsOf('ng-en');
  await chooseMarket(page, 'ng-en');
  await page.goto(addressOf('ng-en'), { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: words('quote.form.label') });
  await form.getByLabel(words('quote.parcels.weight')).fill('2');
  await form.getByLabel(words('quote.quick.size')).selectOption('medium');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/ng-en\/express\/order-quote\?/);
  await expect(page.locator('#answer bdi', { hasText: 'CNY' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#l-0')).toHaveValue(String(BOX_SIZES.medium[0]));
  await expect(page.locator('#kg-0')).toHaveValue('2');
});
