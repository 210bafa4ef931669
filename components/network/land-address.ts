import type { Country } from '@/lib/market/country';

/** Addresses the drawings of `landSheet`. */
export const landAddress = (drawing: 'world' | 'route' | 'grid') => `/maps/land.svg#${drawing}`;

/** The land around a country (`marketLand`), for the map of its sites. */
export const marketLandAddress = (country: Country) => `/maps/land-${country.toLowerCase()}.json`;
