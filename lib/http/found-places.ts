import type { ResponseOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';

/** A city or area found by a search, with all codes that an address needs. */
export interface FoundPlace {
  provinceCode: string;
  cityCode: string;
  /** Empty if a city was found. */
  areaCode: string;
  /** Names of the place and of the places that contain it, smallest first. */
  names: string[];
}

type FoundAreas = ResponseOf<'queryAreaByTypeAndName'>;
type SearchAreas = (input: { countryCode: Country; type: 'CITY' | 'AREA'; name: string }) => Promise<FoundAreas>;

const MAX_FOUND = 8;
/** Cities in the result if there are enough areas for the remaining places. Fewer areas leave room for more cities. */
const CITIES_BESIDE_AREAS = 5;

/**
 * Returns at most `MAX_FOUND` cities and areas of a country by a part of their name, cities first. `search` makes the
 * call queryAreaByTypeAndName.
 */
export async function findPlaces(
  countryCode: Country,
  name: string,
  search: SearchAreas,
): Promise<readonly FoundPlace[]> {
  const [cities, areas] = await Promise.all([
    search({ countryCode, type: 'CITY', name }),
    search({ countryCode, type: 'AREA', name }),
  ]);
  // A city's main area often has the city's name, which finds the city too.
  const others = areas.filter(({ name: area, within: [city] }) => area !== city?.name);
  const places = [...cities.slice(0, Math.max(CITIES_BESIDE_AREAS, MAX_FOUND - others.length)), ...others];
  return places.slice(0, MAX_FOUND).map((place) => {
    const levels = [place, ...place.within];
    const codes = levels.map(({ code }) => code);
    const [areaCode = '', cityCode = '', provinceCode = ''] = place.type === 'AREA' ? codes : ['', ...codes];
    return { provinceCode, cityCode, areaCode, names: levels.map(({ name: levelName }) => levelName) };
  });
}
