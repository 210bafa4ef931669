import { parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { withChangedNext } from './next-param';
import { readPath } from './request-path';
import { ROUTES, isShownIn, routeNamed, type Route, type RouteName } from './routes';

/** Query parameters. Empty and undefined values are left out. Lists are joined by commas. */
export type LinkQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface LoginQuery {
  /** Target after login: a path made by `paths`. `safeNext` checks it on use. */
  next?: string;
}

export interface RouteMatch {
  prefix: Prefix;
  choice: MarketChoice;
  route: Route;
  /** The page was requested by its short alias. */
  alias?: true;
  /** Decoded dynamic segment: `{ id }` of an article, `{ token }` of a survey. */
  params: Readonly<Record<string, string>>;
}

const DYNAMIC_SEGMENT = /\[(\w+)\]$/;

/**
 * Returns the canonical address of a page: the long spelling, with the dynamic segment from `params`. Throws RangeError
 * without it.
 */
export function pathTo(
  prefix: Prefix,
  name: RouteName,
  params: RouteMatch['params'] = {},
  query: LinkQuery = {},
): string {
  const path = routeNamed(name).path.replace(DYNAMIC_SEGMENT, (_, key: string) => {
    const value = params[key];
    if (!value || /^\.{1,2}$/.test(value)) throw new RangeError(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  return (path ? `/${prefix}/${path}` : `/${prefix}`) + formatQuery(query);
}

function formatQuery(query: LinkQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    // A comma needs no escape in a query, and makes a shared tracking link easier to read.
    return text ? [`${encodeURIComponent(key)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`] : [];
  });
  return pairs.length ? `?${pairs.join('&')}` : '';
}

const pathBuilder =
  (name: RouteName) =>
  (prefix: Prefix, query?: LinkQuery): string =>
    pathTo(prefix, name, {}, query);

/**
 * All links to pages of the site. No link is written by hand. Addresses that only the server writes are in `filePaths`.
 */
export const paths = {
  home: pathBuilder('home'),
  track: (prefix: Prefix, numbers: readonly string[] = []) => pathTo(prefix, 'track', {}, { no: numbers }),
  rates: pathBuilder('rates'),
  /** The list, or one article. */
  article: (prefix: Prefix, id?: string) => (id ? pathTo(prefix, 'article', { id }) : pathTo(prefix, 'article-list')),
  accessibility: pathBuilder('accessibility'),
  status: pathBuilder('status'),
  businessCustomer: pathBuilder('business-customer'),
  cookie: pathBuilder('lang-index-cookie'),
  locationMap: pathBuilder('location-map'),
  privacyPolicy: pathBuilder('privacy-policy'),
  sendParcel: pathBuilder('send-parcel'),
  serviceRule: pathBuilder('service-rule'),
  termDialog: pathBuilder('term-dialog'),
  termsOfUse: pathBuilder('terms-of-use'),
  aboutUs: pathBuilder('business-about-us'),
  joinUs: pathBuilder('business-join-us'),
  recruit: pathBuilder('business-recruit'),
  /** Account pages for browsers without scripts, like the three below. */
  basicLogin: pathBuilder('basic-login'),
  basicParcel: (prefix: Prefix, id: string, query: LinkQuery = {}) =>
    pathTo(prefix, 'basic-parcel', {}, { id, ...query }),
  basicParcels: pathBuilder('basic-parcels'),
  basicSend: pathBuilder('basic-send'),
  /** The private page after a form that was sent without scripts. */
  enquiry: (prefix: Prefix, id: string) => pathTo(prefix, 'enquiry', { id }),
  /** The receiver's page of a parcel, by the token of a signed link. */
  parcel: (prefix: Prefix, token: string) => pathTo(prefix, 'parcel', { token }),
  /** The page of an order, by its kind. */
  order: (prefix: Prefix, { id, kind }: { id: string; kind: 'international' | 'domestic' }) =>
    pathTo(prefix, kind === 'international' ? 'express-intlorder-detail' : 'express-order-detail', {}, { id }),
  collections: pathBuilder('express-collections'),
  contactProficient: pathBuilder('express-contact-proficient'),
  intlOrderEntry: pathBuilder('express-intlorder-entry'),
  manyParcels: pathBuilder('express-many'),
  myOrder: pathBuilder('index-my-parcel'),
  orderEntry: pathBuilder('express-order-entry'),
  orderQuote: pathBuilder('express-order-quote'),
  presend: pathBuilder('index-create-ship'),
  product: pathBuilder('product'),
  express: pathBuilder('product-express'),
  expressLarge: pathBuilder('product-express-large'),
  expressStandard: pathBuilder('product-express-standard'),
  intlStraight: pathBuilder('product-intl-straight'),
  intlStraightSmall: pathBuilder('product-intl-straight-small'),
  intlStraightSpecial: pathBuilder('product-intl-straight-special'),
  warehouse: pathBuilder('product-warehouse'),
  warehouseDelivery: pathBuilder('product-warehouse-delivery'),
  warehouseHead: pathBuilder('product-warehouse-head'),
  warehousePromise: pathBuilder('product-warehouse-promise'),
  questionnaire: (prefix: Prefix, token: string) => pathTo(prefix, 'questionnaire', { token }),
  questionnaireList: pathBuilder('questionnaire-list'),
  access: pathBuilder('service-access'),
  businessExpress: pathBuilder('service-business-express'),
  contactUs: pathBuilder('service-contact-us'),
  firstDelivery: pathBuilder('service-first-delivery'),
  help: pathBuilder('service-help'),
  industry: pathBuilder('service-industry'),
  isItUs: pathBuilder('service-is-it-us'),
  mayISend: pathBuilder('service-may-i-send'),
  overseaStore: pathBuilder('service-oversea-store'),
  resolve: pathBuilder('service-resolve'),
  smallPac: pathBuilder('service-small-pac'),
  support: pathBuilder('service-support'),
  trackingEvents: pathBuilder('service-tracking-events'),
  forgotPwd: pathBuilder('user-opt-forgot-pwd'),
  localeSelect: pathBuilder('user-opt-locale-select'),
  login: (prefix: Prefix, { next }: LoginQuery = {}) => pathTo(prefix, 'index-login', {}, { next }),
  /** The login page in its verification-code mode (`index-verify-login`). */
  verifyLogin: (prefix: Prefix, { next }: LoginQuery = {}) =>
    pathTo(prefix, 'index-login', {}, { ...routeNamed('index-login').modes?.[0]?.query, next }),
  personal: pathBuilder('user-opt-personal'),
  register: pathBuilder('user-opt-register'),
} as const;

const STATIC_PAGES = new Map<string, { route: Route; alias?: true }>(
  ROUTES.filter(({ path }) => !DYNAMIC_SEGMENT.test(path)).flatMap((route) => [
    [route.path, { route }] as const,
    ...(route.aliases ?? []).map((alias) => [alias, { route, alias: true }] as const),
  ]),
);
const DYNAMIC_PAGES = ROUTES.flatMap((route) => {
  const [, key] = DYNAMIC_SEGMENT.exec(route.path) ?? [];
  return key === undefined ? [] : [{ route, parent: route.path.replace(DYNAMIC_SEGMENT, ''), key }];
});

/**
 * Returns the route of a pathname (no query) under a valid prefix, or null. A named page has priority over a dynamic
 * one.
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const [, first, rest = ''] = /^\/([^/]+)(?:\/(.*?[^/]))?\/?$/s.exec(pathname) ?? [];
  const choice = parsePrefix(first ?? '');
  if (!choice) return null;
  const market = { prefix: first as Prefix, choice };
  const staticPage = STATIC_PAGES.get(rest);
  if (staticPage) return { ...market, ...staticPage, params: {} };
  for (const { route, parent, key } of DYNAMIC_PAGES) {
    const segment = rest.startsWith(parent) ? rest.slice(parent.length) : '';
    const value = segment.includes('/') ? '' : decode(segment);
    if (value) return { ...market, route, params: { [key]: value } };
  }
  return null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Returns the same page and query under another prefix, with `next` changed too (§4). Returns home if the path is no
 * page or the country of the prefix does not have it.
 */
export function samePage(pathname: string, search: string, newPrefix: Prefix): string {
  const match = matchRoute(pathname);
  if (!match || !isShownIn(match.route, parsePrefix(newPrefix)!.country)) return paths.home(newPrefix);
  const rest = pathname.slice(match.prefix.length + 1).replace(/\/$/, '');
  const query = withChangedNext(search.replace(/^\?/, ''), (path, nextSearch) => samePage(path, nextSearch, newPrefix));
  return `/${newPrefix}${rest}${query && `?${query}`}`;
}

/**
 * Returns the target of a `next` parameter if it is a path of this site under a valid prefix, else home. The input may
 * be hostile.
 */
export function safeNext(next: string | null | undefined, prefix: Prefix): string {
  const home = paths.home(prefix);
  // Browsers remove tabs and newlines: "/\t/host" would become "//host".
  if (!next || !/^\/[^/]/.test(next) || /^[^?#]*\/\/|[\p{Cc}\\]/u.test(next)) return home;
  // Only the path, query and fragment are used, so this host is never visible.
  const url = new URL(next, 'http://path.invalid');
  const { segments, prefix: first } = readPath(url.pathname);
  return first?.choice && first.isExact ? `/${segments.join('/')}${url.search}${url.hash}` : home;
}
