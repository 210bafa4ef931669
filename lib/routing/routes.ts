import { asksCookieConsent, type Country } from '@/lib/market/country';

export interface RouteFlags {
  /** True if an anonymous visitor is redirected to the login page (§6). */
  needsLogin?: true;
  /** Personal or temporary: excluded from search engines and the sitemap. */
  private?: true;
  /** Returns true for a country that has the page. The others return 404. Absent: every country has it. */
  shownFor?: (country: Country) => boolean;
}

interface RouteEntry {
  /** Name of the route: in most cases its path with dashes. §2 gives some routes another name. */
  name: string;
  /** Path under `/{prefix}/`, '' for home. Only the last segment may be dynamic: `[id]`. */
  path: string;
  flags?: RouteFlags;
  /** Short spellings directly under `/{prefix}/`, on a transparent background (§2). The canonical address is `path`. */
  aliases?: readonly string[];
  /** Further names of §2 for the same page, each with the query that selects it. */
  modes?: readonly { name: string; query: Readonly<Record<string, string>> }[];
}

const ofAccount = { needsLogin: true, private: true } as const;
const unlisted = { private: true } as const;

const ROUTE_TABLE = [
  { name: 'home', path: '' },
  { name: 'track', path: 'track' },
  { name: 'rates', path: 'rates' },
  { name: 'article-list', path: 'article-list' },
  { name: 'article', path: 'article-list/[id]' },
  { name: 'business-customer', path: 'business-customer' },
  {
    name: 'lang-index-cookie',
    path: 'cookie',
    flags: { shownFor: asksCookieConsent },
  },
  { name: 'location-map', path: 'location-map' },
  { name: 'privacy-policy', path: 'privacy-policy' },
  { name: 'accessibility', path: 'accessibility' },
  { name: 'status', path: 'status' },
  { name: 'send-parcel', path: 'send-parcel' },
  {
    name: 'service-rule',
    path: 'service-rule',
    flags: { shownFor: (country: Country) => country !== 'CN' },
  },
  { name: 'term-dialog', path: 'term-dialog', flags: unlisted },
  { name: 'terms-of-use', path: 'terms-of-use' },

  { name: 'business-about-us', path: 'business/about-us', aliases: ['about-us'] },
  { name: 'business-join-us', path: 'business/join-us', aliases: ['join-us'] },
  { name: 'business-recruit', path: 'business/recruit', aliases: ['recruit'] },

  { name: 'express-contact-proficient', path: 'express/contact-proficient' },
  { name: 'express-collections', path: 'express/collections', flags: ofAccount },
  { name: 'express-intlorder-detail', path: 'express/intlorder-detail', flags: ofAccount },
  { name: 'express-intlorder-entry', path: 'express/intlorder-entry', flags: unlisted },
  { name: 'express-many', path: 'express/many', flags: ofAccount },
  { name: 'index-my-parcel', path: 'express/my-order', flags: ofAccount },
  { name: 'express-order-detail', path: 'express/order-detail', flags: ofAccount },
  { name: 'express-order-entry', path: 'express/order-entry', flags: unlisted },
  { name: 'express-order-quote', path: 'express/order-quote' },
  { name: 'index-create-ship', path: 'express/presend-package' },

  { name: 'product', path: 'product' },
  { name: 'product-express', path: 'product/express', aliases: ['express'] },
  { name: 'product-express-large', path: 'product/express-large', aliases: ['express-large'] },
  {
    name: 'product-express-standard',
    path: 'product/express-standard',
    aliases: ['express-standard'],
  },
  { name: 'product-intl-straight', path: 'product/intl-straight', aliases: ['intlStraight'] },
  {
    name: 'product-intl-straight-small',
    path: 'product/intl-straight-small',
    aliases: ['intl-straight-small'],
  },
  {
    name: 'product-intl-straight-special',
    path: 'product/intl-straight-special',
    aliases: ['intl-straight-special'],
  },
  { name: 'product-warehouse', path: 'product/warehouse', aliases: ['warehouse'] },
  {
    name: 'product-warehouse-delivery',
    path: 'product/warehouse-delivery',
    aliases: ['warehouse-delivery'],
  },
  { name: 'product-warehouse-head', path: 'product/warehouse-head', aliases: ['warehouse-head'] },
  {
    name: 'product-warehouse-promise',
    path: 'product/warehouse-promise',
    aliases: ['warehouse-promise'],
  },

  { name: 'basic-login', path: 'basic/login', flags: unlisted },
  { name: 'basic-parcel', path: 'basic/parcel', flags: unlisted },
  { name: 'basic-parcels', path: 'basic/parcels', flags: unlisted },
  { name: 'basic-send', path: 'basic/send', flags: unlisted },

  { name: 'enquiry', path: 'enquiry/[id]', flags: unlisted },
  { name: 'parcel', path: 'parcel/[token]', flags: unlisted },
  { name: 'questionnaire', path: '[token]', flags: unlisted },
  { name: 'questionnaire-list', path: 'questionnaire/questionnaire-list' },

  { name: 'service-access', path: 'service/access', aliases: ['access'] },
  { name: 'service-business-express', path: 'service/business-express' },
  { name: 'service-contact-us', path: 'service/contact-us', aliases: ['contact-us'] },
  { name: 'service-first-delivery', path: 'service/first-delivery' },
  { name: 'service-help', path: 'service/help', aliases: ['help'] },
  { name: 'service-industry', path: 'service/industry' },
  { name: 'service-is-it-us', path: 'service/is-it-us' },
  { name: 'service-may-i-send', path: 'service/may-i-send' },
  { name: 'service-oversea-store', path: 'service/oversea-store' },
  { name: 'service-resolve', path: 'service/resolve', aliases: ['resolve'] },
  { name: 'service-small-pac', path: 'service/small-pac' },
  { name: 'service-support', path: 'service/support' },
  { name: 'service-tracking-events', path: 'service/tracking-events' },

  { name: 'user-opt-forgot-pwd', path: 'user-opt/forgot-pwd', flags: unlisted },
  { name: 'user-opt-locale-select', path: 'user-opt/locale-select' },
  {
    name: 'index-login',
    path: 'user-opt/login',
    flags: unlisted,
    modes: [{ name: 'index-verify-login', query: { mode: 'code' } }],
  },
  { name: 'user-opt-personal', path: 'user-opt/personal', flags: ofAccount },
  { name: 'user-opt-register', path: 'user-opt/register', flags: unlisted },
] as const satisfies readonly RouteEntry[];

export type RouteName = (typeof ROUTE_TABLE)[number]['name'];
export type Route = RouteEntry & { readonly name: RouteName; readonly flags: RouteFlags };

/**
 * Every page under `/{prefix}`: the pages of §2; `track` and `rates`, which §2 names only as screens; and those added
 * in docs/decisions/screens.md.
 */
export const ROUTES: readonly Route[] = ROUTE_TABLE.map((route) => ({ flags: {}, ...route }));

const ROUTE_BY_NAME = new Map<RouteName, Route>(ROUTES.map((route) => [route.name, route]));

export function routeNamed(name: RouteName): Route {
  return ROUTE_BY_NAME.get(name)!;
}

/**
 * Returns true if the country has the page. The cookie policy is for Türkiye only, the local service terms for all but
 * China (§2).
 */
export function isShownIn(route: Route, country: Country): boolean {
  return route.flags.shownFor?.(country) ?? true;
}
