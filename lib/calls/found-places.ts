import type { ResponseOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';

/** A city or an area that a search found, with all the codes an address needs. */
export interface FoundPlace {
  provinceCode: string;
  cityCode: string;
  /** Empty where a city was found. */
  areaCode: string;
  /** Its own name and those of the places that hold it, from the smallest up. */
  names: string[];
}

type Found = ResponseOf<'queryAreaByTypeAndName'>;
type Search = (input: { countryCode: Country; type: 'CITY' | 'AREA'; name: string }) => Promise<Found>;

const MOST_FOUND = 8;
/** Of cities, while areas of the same name would have no room. */
const MOST_CITIES = 5;

/** Cities and areas of a country by a part of their name. `search` makes the call queryAreaByTypeAndName. */
export async function findPlaces(countryCode: Country, name: string, search: Search): Promise<readonly FoundPlace[]> {
  const [cities, areas] = await Promise.all([
    search({ countryCode, type: 'CITY', name }),
    search({ countryCode, type: 'AREA', name }),
  ]);
  const found = [...cities.slice(0, Math.max(MOST_CITIES, MOST_FOUND - areas.length)), ...areas];
  return found.slice(0, MOST_FOUND).map(({ code, type, name: own, within }) => {
    const codes = [code, ...within.map((place) => place.code)];
    const [areaCode = '', cityCode = '', provinceCode = ''] = type === 'AREA' ? codes : ['', ...codes];
    return { provinceCode, cityCode, areaCode, names: [own, ...within.map((place) => place.name)] };
  });
}
