import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import { isTurkishHost, readRouteConfig, siteUrlOf, turkishOrigin } from '@/lib/routing/route-config';

/** Returns the origin of the Turkish pages if they have their own host, else null. */
export function originOfTurkishPages(): string | null {
  // eslint-disable-next-line no-restricted-properties -- the configuration lies above this layer, as for middleware.ts
  return turkishOrigin(readRouteConfig(process.env));
}

/** Returns the origin of a country's pages, for addresses that are read outside the page. */
export function originOfPages(country: Country): string {
  // eslint-disable-next-line no-restricted-properties -- as above
  const main = siteUrlOf(process.env);
  return country === 'TR' ? (originOfTurkishPages() ?? main) : main;
}

/** Returns the origin to put before a path of another country's page, if it is on another host, else ''. */
export function originBeforePath(reader: Country, country: Country): string {
  const hostsDiffer = (reader === 'TR') !== (country === 'TR') && originOfTurkishPages() !== null;
  return hostsDiffer ? originOfPages(country) : '';
}

/**
 * Returns the origin whose pages are listed for crawlers on this host. The Host header only selects one of our origins.
 * Its text is never output.
 */
export function originOfHost(host: string): string {
  // eslint-disable-next-line no-restricted-properties -- as above
  const turkish = isTurkishHost(host, readRouteConfig(process.env));
  return originOfPages(turkish ? 'TR' : DEFAULT_COUNTRY);
}
