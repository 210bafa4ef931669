import type { Prefix } from '@/lib/market/prefix';
import type { Route } from '@/lib/routing/routes';
import { findViolations } from '../support/axe';
import { findEqualAccessViolations } from '../support/equal-access';
import { storePicture } from '../support/store-picture';
import { findLayoutFaults, firstControlAt, SMALLEST_SCREEN } from '../support/layout-faults';
import { FIXED_ROUTES, routesIn } from '../support/pages';
import { IS_FULL_RUN, LANGUAGE_PREFIXES, pickForCommit } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';

/** The widths that matter: the smallest phone, a common phone, a desk. FULL=1: also a tablet and a large screen. */
const LOOKED_AT = [360, 1280];
const ONLY_MEASURED = IS_FULL_RUN ? [768, 1920] : [];

/** Pages of one task, whose first control is seen without scrolling on the smallest phone. */
const TASKS = ['home', 'track', 'express-order-quote', 'service-help', 'service-may-i-send', 'service-is-it-us'];
const isTask = ({ name }: Route) => TASKS.includes(name) || name.startsWith('user-opt-');

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
  /** Widths that the second engine checks too. */
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
    // axe takes a second, so it checks one page and width of a view.
    const looks = pages.flatMap((page) => LOOKED_AT.map((width) => ({ page, width })));
    for (const { page, width } of pickForCommit(`${view} twice`, looks)) page.secondAt.push(width);
    return pages;
  });
}

for (const { prefix, route, secondAt } of pagesToLookAt())
  // The test sets its own widths.
  test(`${prefix}/${route.path} is accessible and fits the screen`, { tag: '@desktop' }, async ({ page }) => {
    await chooseMarket(page, prefix);
    await page.setViewportSize(SMALLEST_SCREEN);
    const response = await page.goto(addressOf(prefix, route.path && `/${route.path}`), { waitUntil: 'load' });
    expect(response!.status()).toBe(200);
    if (isTask(route)) expect.soft(await firstControlAt(page)).toBeLessThanOrEqual(SMALLEST_SCREEN.height);
    for (const width of [SMALLEST_SCREEN.width, ...LOOKED_AT, ...ONLY_MEASURED]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `wider than ${width}`).toBe(0);
      expect.soft(await findLayoutFaults(page), `layout at ${width}`).toEqual([]);
      if (LOOKED_AT.includes(width)) expect.soft(await findViolations(page), `axe at ${width}`).toEqual([]);
      await storePicture(page, `pages/${prefix}-${route.name}-${width}`);
    }
    for (const width of secondAt) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findEqualAccessViolations(page), `Equal Access at ${width}`).toEqual([]);
    }
  });
