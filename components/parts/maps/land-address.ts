import type { Country } from '@/lib/market/country';

/** Address of the drawing of `createLandSheet`. */
export const LAND_ADDRESS = '/maps/land.svg#world';

/** Address of the land around a country, for the map of its sites. */
export const marketLandAddress = (country: Country) => `/maps/land-${country.toLowerCase()}.json`;
