import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { MARKETS } from '@/lib/market/country';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { readMarketCookies, type MarketCookies } from './market-cookies';
import { isNotAPage, isShortLink, readPath, readQuery, type RequestPath } from './request-path';
import { isTurkishHost, turkishOrigin, type RouteConfig } from './route-config';

export interface RouteRequest {
  /** The Host header. It selects a branch and is never repeated in a response. */
  host: string;
  pathname: string;
  /** Query with its `?`, or ''. */
  search: string;
  cookies: MarketCookies;
  config: RouteConfig;
}

export type RouteDecision =
  | { kind: 'serve'; reason: 'not-a-page' | 'bare-page' | 'short-link' | 'valid-prefix' }
  | {
      kind: 'redirect';
      /** 308 is permanent. 307 may change with the next request. */
      status: 307 | 308;
      /** A path that begins with a valid prefix, or such a path on the first Turkish host. */
      location: string;
      reason: 'turkish-host' | 'spelling' | 'unknown-country' | 'invalid-language' | 'no-prefix' | 'turkish-pages-only';
      /** The response depends on a cookie, so no cache may store it. */
      noStore: boolean;
    };

type Redirect = Extract<RouteDecision, { kind: 'redirect' }>;

/** The address where password managers look for the page that changes a password (W3C, change-password URL). */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password';
/** The personal centre, and its section. `decide-route-main-host.test.ts` compares the address with the routes. */
const PASSWORD_PAGE_PATH = '/user-opt/personal';
const PASSWORD_SECTION = '#change-password';

const CHINA_IN_ENGLISH: MarketChoice = { country: 'CN', language: 'en' };

/** Decides whether a request is served or redirected (§2, §4). Every target is reached in one redirect. */
export function decideRoute(request: RouteRequest): RouteDecision {
  if (request.pathname === CHANGE_PASSWORD_PATH) return toPasswordPage(request);
  const path = readPath(request.pathname);
  if (isNotAPage(path)) return { kind: 'serve', reason: 'not-a-page' };
  // The path /empty exists on every host (§2).
  if (path.segments.length === 1 && path.segments[0] === 'empty') return { kind: 'serve', reason: 'bare-page' };
  // The target differs for each person, so it is looked up where the links are stored.
  if (isShortLink(path)) return { kind: 'serve', reason: 'short-link' };
  return isTurkishHost(request.host, request.config) ? onTurkishHost(request, path) : onMainHost(request, path);
}

function toPasswordPage(request: RouteRequest): RouteDecision {
  const decision = decideRoute({ ...request, pathname: PASSWORD_PAGE_PATH });
  if (decision.kind === 'serve') return decision;
  return { ...decision, location: decision.location + PASSWORD_SECTION };
}

function onMainHost(request: RouteRequest, path: RequestPath): RouteDecision {
  const { segments, prefix } = path;
  if (segments.length === 0) return { kind: 'serve', reason: 'bare-page' };
  const redirectTo = (
    choice: MarketChoice,
    rest: readonly string[],
    redirect: Pick<Redirect, 'status' | 'reason' | 'noStore'>,
  ) =>
    ({
      kind: 'redirect',
      location: originFor(choice, request.config) + locationOf(choice, rest, request.search),
      ...redirect,
    }) as const;

  if (!prefix) {
    return redirectTo(choiceOfCookies(request), segments, { status: 307, reason: 'no-prefix', noStore: true });
  }
  if (!prefix.country) {
    return redirectTo(CHINA_IN_ENGLISH, [], { status: 308, reason: 'unknown-country', noStore: false });
  }
  const rest = segments.slice(1);
  if (!prefix.choice) {
    // A later cookie changes this response, so a cache must not store even the permanent one.
    return readMarketCookies(request.cookies).language
      ? redirectTo(choiceOfCookies(request), rest, { status: 307, reason: 'invalid-language', noStore: true })
      : redirectTo(CHINA_IN_ENGLISH, [], { status: 308, reason: 'invalid-language', noStore: true });
  }
  if (originFor(prefix.choice, request.config)) {
    return redirectTo(prefix.choice, rest, { status: 308, reason: 'turkish-host', noStore: false });
  }
  return prefix.isExact && path.isTidy
    ? { kind: 'serve', reason: 'valid-prefix' }
    : redirectTo(prefix.choice, rest, { status: 308, reason: 'spelling', noStore: false });
}

function onTurkishHost(request: RouteRequest, path: RequestPath): RouteDecision {
  const { segments, prefix } = path;
  const isTurkey = prefix?.choice?.country === 'TR';
  if (isTurkey && prefix?.isExact && path.isTidy) return { kind: 'serve', reason: 'valid-prefix' };

  const pathLanguage = languageAskedByPath(path);
  const language = (pathLanguage ?? readMarketCookies(request.cookies).language) === 'en' ? 'en' : 'tr';
  const page = !prefix ? segments : prefix.country ? segments.slice(1) : [];
  return {
    kind: 'redirect',
    status: pathLanguage ? 308 : 307,
    location: locationOf({ country: 'TR', language }, page, request.search),
    reason: isTurkey ? 'spelling' : 'turkish-pages-only',
    noStore: pathLanguage === null,
  };
}

/**
 * Returns the language in the path. Null if the path has no prefix, or if the language is unknown or not listed by a
 * known country.
 */
function languageAskedByPath({ prefix }: RequestPath): Language | null {
  if (!prefix) return null;
  return prefix.country ? (prefix.choice?.language ?? null) : prefix.language;
}

/** Returns the cookie's country, else the default; the cookie's language if that country lists it, else English. */
function choiceOfCookies({ cookies, config }: RouteRequest): MarketChoice {
  const cookieMarket = readMarketCookies(cookies);
  const country = cookieMarket.country ?? config.defaultCountry;
  const listed = MARKETS[country].languages.find((language) => language === cookieMarket.language);
  return { country, language: listed ?? FALLBACK_LANGUAGE };
}

/**
 * Returns the origin to which the main host sends a choice: '' for itself. Going straight to the Turkish host saves one
 * redirect.
 */
function originFor(choice: MarketChoice, config: RouteConfig): string {
  return choice.country === 'TR' ? (turkishOrigin(config) ?? '') : '';
}

function locationOf(choice: MarketChoice, page: readonly string[], search: string): string {
  return ['', formatPrefix(choice), ...page].join('/') + readQuery(search);
}
