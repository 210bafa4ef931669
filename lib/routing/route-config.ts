import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';

export interface RouteConfig {
  /** Names in lower case, each with a port if it has one. Visitors of Turkish pages are redirected to the first. */
  turkishHosts: readonly string[];
  /** The scheme of SITE_URL. It is used for a Turkish host with a port, which means a machine without its own TLS. */
  scheme?: 'http' | 'https';
  defaultCountry: Country;
}

const NAME_IN_TR = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+tr(?::\d{1,5})?$/;

/**
 * Returns true if TURKISH_HOSTS may contain the (lower-case) name. The matcher in middleware.ts matches only names that
 * end in `.tr`.
 */
export function isTurkishHostName(name: string): boolean {
  // The pattern allows ports above 65535 and invalid punycode. A URL with those would throw at every redirect.
  return NAME_IN_TR.test(name) && URL.canParse(`https://${name}`);
}

/**
 * Parses TURKISH_HOSTS and SITE_URL for routing. Names that cannot be Turkish hosts are left out. With them, the server
 * does not start.
 */
export function readRouteConfig(env: Readonly<Record<string, string | undefined>>): RouteConfig {
  const names = (env.TURKISH_HOSTS ?? '').split(',').map((name) => name.trim().toLowerCase());
  return {
    turkishHosts: names.filter(isTurkishHostName),
    scheme: /^http:/i.test(env.SITE_URL ?? '') ? 'http' : 'https',
    defaultCountry: DEFAULT_COUNTRY,
  };
}

/** Returns a host name without port, final dot and capitals. */
function bareName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

export function isTurkishHost(host: string, { turkishHosts }: RouteConfig): boolean {
  const name = bareName(host);
  return turkishHosts.some((turkish) => bareName(turkish) === name);
}

/** Returns the canonical origin without a final slash: SITE_URL, else localhost with PORT (3000 by default). */
export function siteUrlOf({ SITE_URL, PORT }: Readonly<Record<string, string | number | undefined>>): string {
  return String(SITE_URL || `http://localhost:${PORT || 3000}`).replace(/\/+$/, '');
}

/**
 * Returns the origin of the first Turkish host, or null if none is configured. Only a name with a port may use http.
 */
export function turkishOrigin({ turkishHosts, scheme = 'https' }: RouteConfig): string | null {
  const host = turkishHosts[0];
  if (host === undefined) return null;
  return `${/:\d+$/.test(host) ? scheme : 'https'}://${host}`;
}
