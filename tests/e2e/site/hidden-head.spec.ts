import { screenForCommit } from '../support/rotation';
import { chooseMarket, expect, test } from '../support/site';

test(
  'isHidHead hides header and footer of every page until it is reset (§3)',
  screenForCommit('hidden head'),
  async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    const banner = page.getByRole('banner');
    const expectHead = async (expected: boolean) => {
      await expect(page.locator('#main')).toBeVisible();
      await expect(banner).toHaveCount(expected ? 1 : 0);
      await expect(page.getByRole('contentinfo')).toHaveCount(expected ? 1 : 0);
    };
    const isStored = async () => (await page.context().cookies()).some(({ name }) => name === 'isHidHead');
    await page.goto('/gh-en/service/help?isHidHead=1');
    await expectHead(false);
    await expect.poll(isStored).toBe(true);
    // Over a hero, and a page that is not stored: its policy names the script by hash.
    for (const path of ['/gh-en', '/gh-en/no-such-page']) {
      await page.goto(path);
      await expectHead(false);
    }
    await page.goto('/gh-en/service/help?isHidHead=0');
    await expectHead(true);
    await expect.poll(isStored).toBe(false);
    await page.goto('/gh-en');
    await expectHead(true);
  },
);
