import type { Country } from '@/lib/market/country';
import { api } from './api';
import { fetchOnce } from './fetch-once';

export interface Place {
  code: string;
  name: string;
}

const quiet = { quiet: true };

/** The three lists a place is chosen from, in the page's language. They reject with CallFailure. */
export function loadProvinces(countryCode: Country): Promise<readonly Place[]> {
  return fetchOnce(`country ${countryCode}`, async () =>
    (await api('queryProvinces', { countryCode }, quiet)).map(({ provinceCode, name }) => ({
      code: provinceCode,
      name,
    })),
  );
}

export function loadCities(provinceCode: string): Promise<readonly Place[]> {
  return fetchOnce(`province ${provinceCode}`, async () =>
    (await api('queryCities', { provinceCode }, quiet)).map(({ cityCode, name }) => ({ code: cityCode, name })),
  );
}

/** Empty for a city without areas. */
export function loadAreas(cityCode: string): Promise<readonly Place[]> {
  return fetchOnce(`city ${cityCode}`, async () =>
    (await api('queryAreas', { cityCode }, quiet)).map(({ areaCode, name }) => ({ code: areaCode, name })),
  );
}

/** A city or an area that a search found, with all the codes an address needs. */
export interface FoundPlace {
  provinceCode: string;
  cityCode: string;
  /** Empty where a city was found. */
  areaCode: string;
  /** Its own name and those of the places that hold it, from the smallest up. */
  names: string[];
}

const MOST_FOUND = 8;
/** Of cities, while areas of the same name would have no room. */
const MOST_CITIES = 5;

/** Cities and areas of a country by a part of their name, in the page's language. Rejects with CallFailure. */
export async function searchPlaces(
  countryCode: Country,
  name: string,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const search = (type: 'CITY' | 'AREA') =>
    api('queryAreaByTypeAndName', { countryCode, type, name }, { quiet: true, signal });
  const [cities, areas] = await Promise.all([search('CITY'), search('AREA')]);
  const found = [...cities.slice(0, Math.max(MOST_CITIES, MOST_FOUND - areas.length)), ...areas];
  return found.slice(0, MOST_FOUND).map(({ code, type, name: own, within }) => {
    const codes = [code, ...within.map((place) => place.code)];
    const [areaCode = '', cityCode = '', provinceCode = ''] = type === 'AREA' ? codes : ['', ...codes];
    return { provinceCode, cityCode, areaCode, names: [own, ...within.map((place) => place.name)] };
  });
}
