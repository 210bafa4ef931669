import AxeBuilder from '@axe-core/playwright';
import { LANGUAGE_PREFIXES, routesIn } from './pages';
import { addressOf, chooseMarket, expect, test } from './site';

/** The widths that matter: the narrowest phone, a common phone, a desk. */
const NARROWEST = 320;
const LOOKED_AT = [360, 1280];

test.skip(({ viewport }) => viewport!.width < 600, 'sets its own widths');

for (const prefix of LANGUAGE_PREFIXES)
  for (const { path, name, flags } of routesIn(prefix)) {
    if (flags.needsLogin) continue;
    test(`${prefix}/${path} is accessible and fits`, async ({ page }) => {
      await chooseMarket(page, prefix);
      await page.setViewportSize({ width: NARROWEST, height: 700 });
      const response = await page.goto(addressOf(prefix, path && `/${path}`), { waitUntil: 'load' });
      expect(response!.status()).toBe(200);
      for (const width of [NARROWEST, ...LOOKED_AT]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wider, `wider than ${width}`).toBe(0);
        if (!LOOKED_AT.includes(width)) continue;
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect.soft(found, `axe at ${width}`).toEqual([]);
        if (process.env.PICTURES)
          await page.screenshot({ path: `test-results/pictures/pages/${prefix}-${name}-${width}.png`, fullPage: true });
      }
    });
  }
