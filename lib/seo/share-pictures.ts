import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { routeNamed, ROUTES, type RouteName } from '@/lib/routing/routes';

/** Every picture's size in pixels: what the readers of `og:image` ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The pages with a picture of their own, drawn at build in every language (scripts/share-pictures). Its title is the
 * product's name, else the page's label in `layout.links`; the home page's is the tagline.
 */
export const SHARE_PICTURES: readonly RouteName[] = ROUTES.filter(({ flags }) => !flags.private && !flags.picture).map(
  ({ name }) => name,
);

/** Those that people pass on most: drawn for every market, and name it. */
export const MARKET_SHARE_PICTURES = [
  'home',
  'track',
  'express-order-quote',
  'index-create-ship',
  'rates',
] as const satisfies readonly RouteName[];

/** The page whose picture a page shows. */
export function sharePictureOf(route: RouteName): RouteName {
  const { flags } = routeNamed(route);
  return flags.picture ?? (flags.private ? 'home' : route);
}

/** Its address on the site: the market's own where there is one, else its language's. */
export function sharePicturePath(picture: RouteName, language: Language, prefix?: Prefix): string {
  const own = (MARKET_SHARE_PICTURES as readonly RouteName[]).includes(picture) ? prefix : undefined;
  return `/og/${own ?? language.toLowerCase()}/${picture}.png`;
}
