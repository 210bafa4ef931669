import type { MapPoint } from '@/components/parts/maps/world-map';
import type { LocationView } from '@/lib/contract/content/content';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { nearestHub } from '@/lib/parcel/nearest-hub';
import { formatPrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originBeforePath } from '@/lib/seo/site-origins';

/** Returns the prefix of a country: in the reader's language if the country has it, else in English. */
export function prefixIn(country: Country, reader: MarketChoice): Prefix {
  const language = MARKETS[country].languages.includes(reader.language) ? reader.language : 'en';
  return formatPrefix({ country, language });
}

export function homeHref(country: Country, reader: MarketChoice): string {
  return originBeforePath(reader.country, country) + paths.home(prefixIn(country, reader));
}

/** Returns the markets as points. Each links to its own home page. */
export function marketPoints(reader: MarketChoice, nameOf: (country: Country) => string): MapPoint[] {
  return COUNTRIES.map((country) => ({
    id: country,
    label: nameOf(country),
    href: homeHref(country, reader),
    current: country === reader.country,
  }));
}

/** Returns the place of the network nearest to a country's business centre: the end of its route. */
export function centreOf(country: Country, locations: readonly LocationView[]): LocationView | undefined {
  const [lng, lat] = MARKETS[country].hub;
  const countryLocations = locations.filter(({ countryCode }) => countryCode === country);
  return nearestHub({ lat, lng }, countryLocations);
}
