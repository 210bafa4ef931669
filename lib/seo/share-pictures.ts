import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { routeNamed, ROUTES, type RouteName } from '@/lib/routing/routes';

/** Size of every picture in pixels, as readers of `og:image` require. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Pages that show the picture of another page. Private pages show home's. */
const PICTURE_OF: Partial<Record<RouteName, RouteName>> = {
  article: 'article-list',
  'lang-index-cookie': 'home',
  'privacy-policy': 'home',
  accessibility: 'home',
  status: 'home',
  'service-rule': 'home',
  'terms-of-use': 'home',
  'express-contact-proficient': 'service-support',
  product: 'home',
  'questionnaire-list': 'home',
  'service-is-it-us': 'service-support',
  'service-may-i-send': 'service-support',
  'service-tracking-events': 'service-support',
  'user-opt-locale-select': 'home',
};

/**
 * Pages with their own picture, rendered at build in every language (scripts/share-pictures). The picture's title is
 * the product's name, else the page's label in `layout.links`. For the home page it is the tagline.
 */
export const SHARE_PICTURES: readonly RouteName[] = ROUTES.filter(
  ({ name, flags }) => !flags.private && !PICTURE_OF[name],
).map(({ name }) => name);

/** The most shared pages. Each of them has a picture for every market, with the market's name. */
export const MARKET_SHARE_PICTURES = [
  'home',
  'track',
  'express-order-quote',
  'index-create-ship',
  'rates',
] as const satisfies readonly RouteName[];

/** Returns the page whose picture is shown for `route`. */
export function sharePictureOf(route: RouteName): RouteName {
  const { flags } = routeNamed(route);
  return PICTURE_OF[route] ?? (flags.private ? 'home' : route);
}

/** Returns the picture's address on the site: the market's own if there is one, else its language's. */
export function sharePicturePath(picture: RouteName, language: Language, prefix?: Prefix): string {
  const marketPrefix = (MARKET_SHARE_PICTURES as readonly RouteName[]).includes(picture) ? prefix : undefined;
  return `/og/${marketPrefix ?? language.toLowerCase()}/${picture}.png`;
}
