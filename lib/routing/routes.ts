import type { Country } from '@/lib/market/country';

export interface RouteFlags {
  /** §2: its short aliases show the page on a transparent background. */
  transparent?: true;
  /** §6: an anonymous visitor is redirected to the login page. */
  needsLogin?: true;
  /** Personal or temporary: excluded from search engines and the sitemap. */
  private?: true;
  /** Countries that have the page; it is a 404 in the others. Absent: all. */
  shownFor?: (country: Country) => boolean;
  /** The page whose picture is shown with a shared link to it. Absent: its own picture, or home's for a private page. */
  picture?: 'home' | 'article-list' | 'service-support';
}

interface RouteEntry {
  /** The path with dashes, unless §2 gives a name of its own. */
  name: string;
  /** Under `/{prefix}/`, '' for home; only the last segment may be dynamic: `[id]`. */
  path: string;
  flags: RouteFlags;
  /** Short spellings directly under `/{prefix}/`; the canonical address is `path`. */
  aliases?: readonly string[];
  /** Further names of §2 for the same page, each with the query that selects it. */
  modes?: readonly { name: string; query: Readonly<Record<string, string>> }[];
}

const ofAccount = { needsLogin: true, private: true } as const;
const unlisted = { private: true } as const;
const transparent = { transparent: true } as const;
const plain = { picture: 'home' } as const;

const TABLE = [
  { name: 'home', path: '', flags: {} },
  { name: 'track', path: 'track', flags: {} },
  { name: 'rates', path: 'rates', flags: {} },
  { name: 'article-list', path: 'article-list', flags: {} },
  { name: 'article', path: 'article-list/[id]', flags: { picture: 'article-list' } },
  { name: 'business-customer', path: 'business-customer', flags: {} },
  {
    name: 'lang-index-cookie',
    path: 'cookie',
    flags: { ...plain, shownFor: (country: Country) => country === 'TR' },
  },
  { name: 'location-map', path: 'location-map', flags: {} },
  { name: 'privacy-policy', path: 'privacy-policy', flags: plain },
  { name: 'accessibility', path: 'accessibility', flags: plain },
  { name: 'status', path: 'status', flags: plain },
  { name: 'send-parcel', path: 'send-parcel', flags: {} },
  {
    name: 'service-rule',
    path: 'service-rule',
    flags: { ...plain, shownFor: (country: Country) => country !== 'CN' },
  },
  { name: 'term-dialog', path: 'term-dialog', flags: unlisted },
  { name: 'terms-of-use', path: 'terms-of-use', flags: plain },

  { name: 'business-about-us', path: 'business/about-us', flags: transparent, aliases: ['about-us'] },
  { name: 'business-join-us', path: 'business/join-us', flags: transparent, aliases: ['join-us'] },
  { name: 'business-recruit', path: 'business/recruit', flags: transparent, aliases: ['recruit'] },

  { name: 'express-contact-proficient', path: 'express/contact-proficient', flags: { picture: 'service-support' } },
  { name: 'express-collections', path: 'express/collections', flags: ofAccount },
  { name: 'express-intlorder-detail', path: 'express/intlorder-detail', flags: ofAccount },
  { name: 'express-intlorder-entry', path: 'express/intlorder-entry', flags: unlisted },
  { name: 'express-many', path: 'express/many', flags: ofAccount },
  { name: 'index-my-parcel', path: 'express/my-order', flags: ofAccount },
  { name: 'express-order-detail', path: 'express/order-detail', flags: ofAccount },
  { name: 'express-order-entry', path: 'express/order-entry', flags: unlisted },
  { name: 'express-order-quote', path: 'express/order-quote', flags: {} },
  { name: 'index-create-ship', path: 'express/presend-package', flags: {} },

  { name: 'product', path: 'product', flags: plain },
  { name: 'product-express', path: 'product/express', flags: transparent, aliases: ['express'] },
  { name: 'product-express-large', path: 'product/express-large', flags: transparent, aliases: ['express-large'] },
  {
    name: 'product-express-standard',
    path: 'product/express-standard',
    flags: transparent,
    aliases: ['express-standard'],
  },
  { name: 'product-intl-straight', path: 'product/intl-straight', flags: transparent, aliases: ['intlStraight'] },
  {
    name: 'product-intl-straight-small',
    path: 'product/intl-straight-small',
    flags: transparent,
    aliases: ['intl-straight-small'],
  },
  {
    name: 'product-intl-straight-special',
    path: 'product/intl-straight-special',
    flags: transparent,
    aliases: ['intl-straight-special'],
  },
  { name: 'product-warehouse', path: 'product/warehouse', flags: transparent, aliases: ['warehouse'] },
  {
    name: 'product-warehouse-delivery',
    path: 'product/warehouse-delivery',
    flags: transparent,
    aliases: ['warehouse-delivery'],
  },
  { name: 'product-warehouse-head', path: 'product/warehouse-head', flags: transparent, aliases: ['warehouse-head'] },
  {
    name: 'product-warehouse-promise',
    path: 'product/warehouse-promise',
    flags: transparent,
    aliases: ['warehouse-promise'],
  },

  { name: 'basic-login', path: 'basic/login', flags: unlisted },
  { name: 'basic-parcel', path: 'basic/parcel', flags: unlisted },
  { name: 'basic-parcels', path: 'basic/parcels', flags: unlisted },
  { name: 'basic-send', path: 'basic/send', flags: unlisted },

  { name: 'enquiry', path: 'enquiry/[id]', flags: unlisted },
  { name: 'parcel', path: 'parcel/[token]', flags: unlisted },
  { name: 'questionnaire', path: '[token]', flags: unlisted },
  { name: 'questionnaire-list', path: 'questionnaire/questionnaire-list', flags: plain },

  { name: 'service-access', path: 'service/access', flags: transparent, aliases: ['access'] },
  { name: 'service-business-express', path: 'service/business-express', flags: {} },
  { name: 'service-contact-us', path: 'service/contact-us', flags: transparent, aliases: ['contact-us'] },
  { name: 'service-first-delivery', path: 'service/first-delivery', flags: {} },
  { name: 'service-help', path: 'service/help', flags: transparent, aliases: ['help'] },
  { name: 'service-industry', path: 'service/industry', flags: {} },
  { name: 'service-is-it-us', path: 'service/is-it-us', flags: { picture: 'service-support' } },
  { name: 'service-may-i-send', path: 'service/may-i-send', flags: { picture: 'service-support' } },
  { name: 'service-oversea-store', path: 'service/oversea-store', flags: {} },
  { name: 'service-resolve', path: 'service/resolve', flags: transparent, aliases: ['resolve'] },
  { name: 'service-small-pac', path: 'service/small-pac', flags: {} },
  { name: 'service-support', path: 'service/support', flags: {} },
  { name: 'service-tracking-events', path: 'service/tracking-events', flags: { picture: 'service-support' } },

  { name: 'user-opt-forgot-pwd', path: 'user-opt/forgot-pwd', flags: unlisted },
  { name: 'user-opt-locale-select', path: 'user-opt/locale-select', flags: plain },
  {
    name: 'index-login',
    path: 'user-opt/login',
    flags: unlisted,
    modes: [{ name: 'index-verify-login', query: { mode: 'code' } }],
  },
  { name: 'user-opt-personal', path: 'user-opt/personal', flags: ofAccount },
  { name: 'user-opt-register', path: 'user-opt/register', flags: unlisted },
] as const satisfies readonly RouteEntry[];

export type RouteName = (typeof TABLE)[number]['name'];
export type Route = RouteEntry & { readonly name: RouteName };

/**
 * Every page under `/{prefix}`: the pages of §2; `track` and `rates`, which §2 names only as screens; and those added in
 * docs/decisions/screens.md.
 */
export const ROUTES: readonly Route[] = TABLE;

const BY_NAME = new Map<RouteName, Route>(ROUTES.map((route) => [route.name, route]));

export function routeNamed(name: RouteName): Route {
  return BY_NAME.get(name)!;
}

/** §2: returns true if the country has the page. The cookie policy is for Turkey only, the local service terms for all but China. */
export function isShownIn(route: Route, country: Country): boolean {
  return route.flags.shownFor?.(country) ?? true;
}
