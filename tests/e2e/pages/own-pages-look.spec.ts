import { findLayoutFaults, SMALLEST_SCREEN } from '../support/layout-faults';
import { storePicture } from '../support/store-picture';
import { routesIn } from '../support/pages';
import { IS_FULL_RUN, LANGUAGE_PREFIXES, pickForCommit } from '../support/rotation';
import { logInByCall } from '../support/session';
import { addressOf, chooseMarket, expect, test } from '../support/site';

/** The widths that matter, as in every-page-looks.spec.ts, which opens no page of an account. */
const WIDTHS = [SMALLEST_SCREEN.width, 360, 1280, ...(IS_FULL_RUN ? [768, 1920] : [])];

/** Pages of one order, which need its id. */
const OF_ORDER = ['express-order-detail', 'express-intlorder-detail'];

for (const prefix of pickForCommit('own pages', LANGUAGE_PREFIXES))
  // The test sets its own widths.
  test(`${prefix}: the pages of an account fit the screen`, { tag: '@desktop' }, async ({ page }) => {
    await chooseMarket(page, prefix);
    await logInByCall(page, prefix);
    const own = routesIn(prefix).filter(({ name, flags }) => flags.needsLogin && !OF_ORDER.includes(name));
    expect(own.length).toBeGreaterThan(2);
    for (const { name, path } of own) {
      await page.goto(addressOf(prefix, `/${path}`));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wider, `${path} is wider than ${width}`).toBe(0);
        expect.soft(await findLayoutFaults(page), `layout of ${path} at ${width}`).toEqual([]);
        await storePicture(page, `pages/${prefix}-${name}-${width}`);
      }
    }
  });
