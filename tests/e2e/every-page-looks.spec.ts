import type { Prefix } from '@/lib/market/prefix';
import type { Route } from '@/lib/routing/routes';
import { findViolations } from './axe';
import { findEqualAccessViolations } from './equal-access';
import { keepPicture } from './keep-picture';
import { FIXED_ROUTES, routesIn } from './pages';
import { pickForCommit, LANGUAGE_PREFIXES } from './rotation';
import { addressOf, chooseMarket, expect, test } from './site';

/** The widths that matter: the narrowest phone, a common phone, a desk. */
const NARROWEST = 320;
const LOOKED_AT = [360, 1280];

/** Pages with a common view, by the start of their names. A fault in one is a fault in all. */
const SHARED_VIEWS = [
  ['product-', 'service-business-express', 'service-first-delivery', 'service-small-pac'],
  ['lang-index-cookie', 'privacy-policy', 'service-rule', 'terms-of-use'],
  ['express-intlorder-entry', 'express-order-entry'],
];
const RIGHT_TO_LEFT: Prefix[] = LANGUAGE_PREFIXES.filter((prefix) => /-(ar|ur)$/.test(prefix));
const LEFT_TO_RIGHT = LANGUAGE_PREFIXES.filter((prefix) => !RIGHT_TO_LEFT.includes(prefix));

const viewOf = ({ name }: Route) =>
  SHARED_VIEWS.find((names) => names.some((start) => name.startsWith(start)))?.[0] ?? name;

interface LookedAtPage {
  prefix: Prefix;
  route: Route;
  /** Widths at which the second engine looks too. */
  secondAt: number[];
}

/** Each view in one language, every second time one from right to left; FULL=1: each page in each language. */
function pagesToLookAt(): LookedAtPage[] {
  const open = FIXED_ROUTES.filter(({ flags }) => !flags.needsLogin);
  return [...new Set(open.map(viewOf))].flatMap((view) => {
    const prefixes = pickForCommit(view, [RIGHT_TO_LEFT, LEFT_TO_RIGHT]).flatMap((group) =>
      pickForCommit(`${view} in`, group),
    );
    const pages = prefixes.flatMap((prefix) =>
      pickForCommit(
        `${view} in ${prefix}`,
        open.filter((route) => viewOf(route) === view && routesIn(prefix).includes(route)),
      ).map((route) => ({ prefix, route, secondAt: [] as number[] })),
    );
    // It takes a second, so it looks at one page and width of a view.
    const looks = pages.flatMap((page) => LOOKED_AT.map((width) => ({ page, width })));
    for (const { page, width } of pickForCommit(`${view} twice`, looks)) page.secondAt.push(width);
    return pages;
  });
}

for (const { prefix, route, secondAt } of pagesToLookAt())
  // It sets its own widths.
  test(`${prefix}/${route.path} is accessible and fits the screen`, { tag: '@desktop' }, async ({ page }) => {
    await chooseMarket(page, prefix);
    await page.setViewportSize({ width: NARROWEST, height: 700 });
    const response = await page.goto(addressOf(prefix, route.path && `/${route.path}`), { waitUntil: 'load' });
    expect(response!.status()).toBe(200);
    for (const width of [NARROWEST, ...LOOKED_AT]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `wider than ${width}`).toBe(0);
      if (!LOOKED_AT.includes(width)) continue;
      expect.soft(await findViolations(page), `axe at ${width}`).toEqual([]);
      await keepPicture(page, `pages/${prefix}-${route.name}-${width}`);
    }
    for (const width of secondAt) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findEqualAccessViolations(page), `Equal Access at ${width}`).toEqual([]);
    }
  });
