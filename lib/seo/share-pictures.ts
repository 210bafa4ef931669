import type { Language } from '@/lib/market/language';
import type { RouteName } from '@/lib/routing/routes';

/** Every picture's size in pixels: what the readers of `og:image` ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The pages with a picture of their own, drawn at build in every language (scripts/share-pictures). Its title is the
 * product's name, else the page's label in `layout.links`; the home page's is the tagline.
 */
export const SHARE_PICTURES = [
  'home',
  'track',
  'rates',
  'express-order-quote',
  'index-create-ship',
  'send-parcel',
  'article-list',
  'location-map',
  'business-customer',
  'business-about-us',
  'business-join-us',
  'business-recruit',
  'product-express',
  'product-express-large',
  'product-express-standard',
  'product-intl-straight',
  'product-intl-straight-small',
  'product-intl-straight-special',
  'product-warehouse',
  'product-warehouse-delivery',
  'product-warehouse-head',
  'product-warehouse-promise',
  'service-access',
  'service-business-express',
  'service-contact-us',
  'service-first-delivery',
  'service-help',
  'service-industry',
  'service-oversea-store',
  'service-resolve',
  'service-small-pac',
  'service-support',
] as const satisfies readonly RouteName[];
export type SharePicture = (typeof SHARE_PICTURES)[number];

/** Pages that show the picture of another. */
const SHOWN_BY: Partial<Record<RouteName, SharePicture>> = {
  article: 'article-list',
  'express-contact-proficient': 'service-support',
};

/** The picture of a page. */
export function sharePictureOf(route: RouteName): SharePicture {
  return SHARE_PICTURES.find((name) => name === route) ?? SHOWN_BY[route] ?? 'home';
}

/** Its address on the site. */
export function sharePicturePath(picture: SharePicture, language: Language): string {
  return `/og/${language.toLowerCase()}/${picture}.png`;
}
