import { expect } from 'vitest';
import { decideRoute, type RouteDecision } from '@/lib/routing/decide-route';
import type { MarketCookies } from '@/lib/routing/market-cookies';
import type { RouteConfig } from '@/lib/routing/route-config';

export const MAIN_HOST = 'dunia.example';
export const TURKISH_HOST = 'dunia.com.tr';
export const ONE_HOST: RouteConfig = { turkishHosts: [], defaultCountry: 'GH' };
export const TWO_HOSTS: RouteConfig = { turkishHosts: [TURKISH_HOST, 'www.dunia.com.tr'], defaultCountry: 'GH' };

export const CONFIGS = [
  ['no Turkish host configured', ONE_HOST],
  ['a Turkish host configured', TWO_HOSTS],
] as const;

export const NO_COOKIES: MarketCookies = {};
export const HOSTILE_COOKIES: readonly MarketCookies[] = [
  { locale: 'xx', defaultCountryCode: 'XX' },
  { locale: '', defaultCountryCode: '' },
  { locale: 'EN', defaultCountryCode: 'gh' },
  { locale: '//evil.example', defaultCountryCode: '//evil.example' },
  { locale: 'en\r\nLocation: https://evil.example', defaultCountryCode: 'GH\r\nSet-Cookie: a=b' },
  { locale: '../../en', defaultCountryCode: '../GH' },
  { locale: '__proto__', defaultCountryCode: 'constructor' },
  { locale: 'en'.repeat(50_000), defaultCountryCode: 'GH'.repeat(50_000) },
];

interface Visit {
  path: string;
  search?: string;
  host?: string;
  cookies?: MarketCookies;
  config?: RouteConfig;
}

export function decide({ path, search = '', host = MAIN_HOST, cookies = NO_COOKIES, config = ONE_HOST }: Visit) {
  return decideRoute({ host, pathname: path, search, cookies, config });
}

/** Returns a decision as one line of the table: `serve`, or `308 /cn-en`, followed by `no-store` if set. */
export function line(decision: RouteDecision): string {
  if (decision.kind === 'serve') return 'serve';
  return `${decision.status} ${decision.location}${decision.noStore ? ' no-store' : ''}`;
}

/** Placeholder for the requested host. */
const SAME_HOST = 'same.invalid';

/** Follows redirects like a browser until a page is served. The second host has separate cookies. */
export function walk(visit: Visit & { turkishCookies?: MarketCookies }): { hops: string[]; end: RouteDecision } {
  const { config = ONE_HOST, turkishCookies = NO_COOKIES, ...first } = visit;
  const hops: string[] = [];
  let current: Visit = first;
  let decision = decide({ ...current, config });
  while (decision.kind === 'redirect') {
    const url = new URL(decision.location, `https://${SAME_HOST}`);
    expect([SAME_HOST, ...config.turkishHosts], decision.location).toContain(url.host);
    expect(url.username + url.password).toBe('');
    hops.push(decision.location);
    expect(hops.length, `more than two hops: ${hops.join(' -> ').slice(0, 500)}`).toBeLessThanOrEqual(2);
    const there = { path: url.pathname, search: url.search };
    current = url.host === SAME_HOST ? { ...current, ...there } : { ...there, host: url.host, cookies: turkishCookies };
    decision = decide({ ...current, config });
  }
  return { hops, end: decision };
}
