import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import { isTurkishHost, readRouteConfig, siteUrlOf, turkishOrigin } from '@/lib/routing/route-config';

/** Origin of the Turkish pages where they have a host of their own, else null. */
export function originOfTurkishPages(): string | null {
  // eslint-disable-next-line no-restricted-properties -- the server's configuration lies above this layer, as for middleware.ts
  return turkishOrigin(readRouteConfig(process.env));
}

/** Where the pages of a country live: for addresses that are read away from the page. */
export function originOfPages(country: Country): string {
  // eslint-disable-next-line no-restricted-properties -- as above
  const main = siteUrlOf(process.env);
  return country === 'TR' ? (originOfTurkishPages() ?? main) : main;
}

/** What stands before a path of a country in links on pages of another: the origin where a host lies between them, else ''. */
export function originFrom(reader: Country, country: Country): string {
  const hostsDiffer = (reader === 'TR') !== (country === 'TR') && originOfTurkishPages() !== null;
  return hostsDiffer ? originOfPages(country) : '';
}

/** The origin whose pages are listed for crawlers that ask this host. The Host header chooses and is never repeated. */
export function originOfHost(host: string): string {
  // eslint-disable-next-line no-restricted-properties -- as above
  const turkish = isTurkishHost(host, readRouteConfig(process.env));
  return originOfPages(turkish ? 'TR' : DEFAULT_COUNTRY);
}
