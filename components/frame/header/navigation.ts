import type { Country } from '@/lib/market/country';
import { isShownIn, routeNamed, type RouteName } from '@/lib/routing/routes';

/** The header's direct links, before and after the menu of services. */
const TASK_LINKS = ['track', 'express-order-quote', 'index-create-ship'] as const satisfies readonly RouteName[];
const HELP_LINKS = ['rates', 'location-map', 'service-support'] as const satisfies readonly RouteName[];

const SERVICES = {
  fromChina: [
    'product-intl-straight',
    'product-intl-straight-special',
    'product-intl-straight-small',
    'service-business-express',
    'product',
  ],
  local: ['product-express', 'product-express-large'],
  business: [
    'business-customer',
    'service-industry',
    'service-access',
    'service-small-pac',
    'express-contact-proficient',
  ],
  warehousing: [
    'product-warehouse',
    'product-warehouse-head',
    'product-warehouse-delivery',
    'product-warehouse-promise',
  ],
} as const satisfies Record<string, readonly RouteName[]>;

const ABOUT_MENU = [
  'business-about-us',
  'article-list',
  'business-join-us',
  'business-recruit',
  'service-contact-us',
] as const satisfies readonly RouteName[];

/** Pages that the header does not link, and those that §2 requires here too. */
const FOOTER_COLUMNS = {
  service: [
    'track',
    'send-parcel',
    'service-first-delivery',
    'service-oversea-store',
    'location-map',
    'service-support',
    'service-help',
    'service-resolve',
    'service-contact-us',
    'service-is-it-us',
    'questionnaire-list',
    'status',
  ],
  about: ['business-about-us', 'article-list', 'business-join-us', 'business-recruit'],
  legal: ['terms-of-use', 'privacy-policy', 'lang-index-cookie', 'service-rule', 'accessibility'],
} as const satisfies Record<string, readonly RouteName[]>;

export type ServiceGroup = keyof typeof SERVICES;
export type FooterColumn = keyof typeof FOOTER_COLUMNS;
/** A page in the header's row. `layout.bar` has a short label for each. */
export type BarPage = (typeof TASK_LINKS)[number] | (typeof HELP_LINKS)[number];
/** A page in a menu or the footer, or linked only by help and tracking. `layout.links` has a label for each. */
export type LinkedPage =
  | BarPage
  | (typeof SERVICES)[ServiceGroup][number]
  | (typeof ABOUT_MENU)[number]
  | (typeof FOOTER_COLUMNS)[FooterColumn][number]
  | 'service-tracking-events'
  | 'service-may-i-send';

export interface HeaderPages {
  tasks: readonly BarPage[];
  services: readonly (readonly [ServiceGroup, readonly LinkedPage[]])[];
  help: readonly BarPage[];
  about: readonly LinkedPage[];
}

/** Links of the header, equal in every market. */
export const HEADER_PAGES: HeaderPages = {
  tasks: TASK_LINKS,
  services: Object.entries(SERVICES) as [ServiceGroup, readonly LinkedPage[]][],
  help: HELP_LINKS,
  about: ABOUT_MENU,
};

export function footerColumns(country: Country): (readonly [FooterColumn, readonly LinkedPage[]])[] {
  const columns = Object.entries(FOOTER_COLUMNS) as [FooterColumn, readonly LinkedPage[]][];
  return columns.map(([column, pages]) => [column, pages.filter((page) => isShownIn(routeNamed(page), country))]);
}
