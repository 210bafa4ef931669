import type { Country } from '@/lib/market/country';
import { placeForms } from '@/lib/market/place-forms';
import { editDistance } from '@/lib/text/edit-distance';

export interface KnownPlace<Code extends string = string> {
  code: Code;
  /** The province of a city, or the city of an area; empty for a province. */
  parent: string;
  /** Name in the reader's language. */
  name: string;
  /** Forms of the code and of the names in every language: three sets, from the strictest form to the loosest. */
  forms: readonly [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];
}

/** Returns the forms of a place for comparison. */
export function formsOf(spellings: readonly string[]): KnownPlace['forms'] {
  const forms = [...new Set(spellings)].map(placeForms);
  const level = (level: 0 | 1 | 2) => new Set(forms.map((form) => form[level]));
  return [level(0), level(1), level(2)];
}

export interface PlacesOfCountry {
  provinces: readonly KnownPlace[];
  cities: readonly KnownPlace[];
}

/** Places in which a sender or receiver is searched. */
export interface Gazetteer {
  countries: readonly KnownPlace<Country>[];
  places: ReadonlyMap<Country, PlacesOfCountry>;
  /** Areas by city. */
  areas: ReadonlyMap<string, readonly KnownPlace[]>;
}

export interface WrittenPlace {
  country: string;
  province: string;
  city: string;
  area: string;
}

export interface PlaceProblem {
  field: 'countryCode' | 'provinceCode' | 'cityCode' | 'areaCode';
  key: string;
  suggestions: readonly string[];
}

export interface PlaceOfSheet {
  countryCode: '' | Country;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  problem: PlaceProblem | null;
}

const NO_PLACE = { countryCode: '', provinceCode: '', cityCode: '', areaCode: '', problem: null } as const;

/** Returns the places with this name: in the strictest form in which there are any. */
function placesNamed<Place extends KnownPlace>(places: readonly Place[], typed: string): Place[] {
  for (const [level, form] of placeForms(typed).entries()) {
    const matches = places.filter(({ forms }) => forms[level]!.has(form));
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Returns at most three names, nearest first. They begin alike, or differ in up to a third of the letters. */
function similarNames(places: readonly KnownPlace[], typed: string): string[] {
  const [, joined, loose] = placeForms(typed);
  const max = Math.max(1, Math.floor(joined.length / 3));
  const farFrom = ({ forms: [, all, bare] }: KnownPlace) =>
    Math.min(smallestDistance(all, joined, max), loose === joined ? Infinity : smallestDistance(bare, loose, max));
  return places
    .map((place) => ({ place, far: farFrom(place) }))
    .filter(({ far }) => far <= max)
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ place }) => place.name);
}

/**
 * Returns the least distance of names to a text; Infinity if no length is near. The distance is at most 1 if the text
 * and a name begin alike.
 */
function smallestDistance(names: ReadonlySet<string>, text: string, max: number): number {
  let smallest = Infinity;
  for (const name of names) {
    const isBeginning =
      Math.min(text.length, name.length) >= MIN_COMMON_PREFIX && (name.startsWith(text) || text.startsWith(name));
    const distanceToName = Math.abs(name.length - text.length) > max ? Infinity : editDistance(name, text);
    smallest = Math.min(smallest, isBeginning ? 1 : distanceToName);
  }
  return smallest;
}

/** Minimum number of letters with which two names begin alike. */
const MIN_COMMON_PREFIX = 4;

const MAX_SUGGESTIONS = 3;

/** Returns the country with this name, `home` for a blank text, or '' if the name is unknown. */
export function countryOf(
  typed: string,
  { countries }: Pick<Gazetteer, 'countries'>,
  home: '' | Country,
): '' | Country {
  return typed.trim() === '' ? home : (placesNamed(countries, typed)[0]?.code ?? '');
}

type PlaceFault = Omit<PlaceProblem, 'suggestions'> & { suggestions?: readonly string[] };

/** Returns the city with its province, or the first fault of the two. */
function findCity(
  { province, city: name }: WrittenPlace,
  { provinces, cities }: PlacesOfCountry,
): KnownPlace | PlaceFault {
  const provincesWithName = province.trim() === '' ? provinces : placesNamed(provinces, province);
  if (provincesWithName.length === 0)
    return { field: 'provinceCode', key: 'placeUnknown', suggestions: similarNames(provinces, province) };
  if (name.trim() === '') return { field: 'cityCode', key: 'required' };
  const within = cities.filter(({ parent }) => provincesWithName.some(({ code }) => code === parent));
  const [city, ...others] = placesNamed(within, name);
  if (!city) return { field: 'cityCode', key: 'placeUnknown', suggestions: similarNames(within, name) };
  if (others.length === 0) return city;
  const names = [city, ...others].map(({ parent }) => provinces.find(({ code }) => code === parent)?.name ?? parent);
  return { field: 'provinceCode', key: 'placeTwice', suggestions: [...new Set(names)] };
}

/**
 * Returns the codes of a place written by names or codes in any of our languages. The province may be left out if the
 * city's name is unique in the country. The country may be left out if `home` is set.
 */
export function findPlace(typed: WrittenPlace, gazetteer: Gazetteer, home: '' | Country): PlaceOfSheet {
  const countryCode = countryOf(typed.country, gazetteer, home);
  const place = { ...NO_PLACE, countryCode };
  const withFault = (
    foundPlace: typeof place | PlaceOfSheet,
    { suggestions = [], ...fault }: PlaceFault,
  ): PlaceOfSheet => ({
    ...foundPlace,
    problem: { ...fault, suggestions },
  });
  const places = countryCode === '' ? undefined : gazetteer.places.get(countryCode);
  if (!places) {
    const suggestions = similarNames(gazetteer.countries, typed.country);
    return withFault(place, { field: 'countryCode', key: 'chooseCountry', suggestions });
  }
  const city = findCity(typed, places);
  if ('field' in city) return withFault(place, city);
  const inCity = { ...place, provinceCode: city.parent, cityCode: city.code };
  if (typed.area.trim() === '') return inCity;
  const areas = gazetteer.areas.get(city.code) ?? [];
  const [area, ...others] = placesNamed(areas, typed.area);
  if (area && others.length === 0) return { ...inCity, areaCode: area.code };
  return withFault(inCity, { field: 'areaCode', key: 'placeUnknown', suggestions: similarNames(areas, typed.area) });
}
