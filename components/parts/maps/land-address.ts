import type { Country } from '@/lib/market/country';

/** The drawing of `landSheet`. */
export const LAND_ADDRESS = '/maps/land.svg#world';

/** The land around a country (`marketLand`), for the map of its sites. */
export const marketLandAddress = (country: Country) => `/maps/land-${country.toLowerCase()}.json`;
