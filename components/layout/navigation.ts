import type { Country } from '@/lib/market/country';
import { isShownIn, routeNamed, type RouteName } from '@/lib/routing/routes';

const HEADER_LINKS = [
  'track',
  'express-order-quote',
  'index-create-ship',
  'service-support',
] as const satisfies readonly RouteName[];
const ABOUT_MENU = [
  'business-about-us',
  'article-list',
  'business-join-us',
  'business-recruit',
  'service-contact-us',
] as const satisfies readonly RouteName[];

const FOOTER_COLUMNS = {
  products: [
    'product-intl-straight-small',
    'product-intl-straight',
    'product-intl-straight-special',
    'service-business-express',
    'product-warehouse',
    'product-warehouse-head',
    'product-warehouse-delivery',
    'product-warehouse-promise',
    'product-express',
    'product-express-large',
    'service-industry',
    'service-access',
  ],
  service: [
    'track',
    'express-order-quote',
    'rates',
    'send-parcel',
    'service-first-delivery',
    'service-small-pac',
    'location-map',
    'service-oversea-store',
    'service-help',
    'service-resolve',
    'service-support',
    'questionnaire-list',
  ],
  about: [
    'business-about-us',
    'article-list',
    'business-customer',
    'business-join-us',
    'business-recruit',
    'service-contact-us',
    'express-contact-proficient',
  ],
  legal: ['terms-of-use', 'privacy-policy', 'lang-index-cookie', 'service-rule'],
} as const satisfies Record<string, readonly RouteName[]>;

export type FooterColumn = keyof typeof FOOTER_COLUMNS;
/** A page that a menu may name; `layout.links` has a label for each. */
export type LinkedPage =
  (typeof HEADER_LINKS)[number] | (typeof ABOUT_MENU)[number] | (typeof FOOTER_COLUMNS)[FooterColumn][number];

function shownIn(country: Country) {
  return (page: LinkedPage) => isShownIn(routeNamed(page), country);
}

export function headerLinks(country: Country): LinkedPage[] {
  return HEADER_LINKS.filter(shownIn(country));
}

export function aboutMenu(country: Country): LinkedPage[] {
  return ABOUT_MENU.filter(shownIn(country));
}

export function footerColumns(country: Country): { column: FooterColumn; pages: LinkedPage[] }[] {
  return (Object.keys(FOOTER_COLUMNS) as FooterColumn[]).map((column) => ({
    column,
    pages: FOOTER_COLUMNS[column].filter(shownIn(country)),
  }));
}
