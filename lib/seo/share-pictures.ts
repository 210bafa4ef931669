import type { Language } from '@/lib/market/language';
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

/** The page whose picture a page shows. */
export function sharePictureOf(route: RouteName): RouteName {
  const { flags } = routeNamed(route);
  return flags.picture ?? (flags.private ? 'home' : route);
}

/** Its address on the site. */
export function sharePicturePath(picture: RouteName, language: Language): string {
  return `/og/${language.toLowerCase()}/${picture}.png`;
}
