import { foldText } from '@/lib/market/fold-text';
import type { Country } from '@/lib/market/country';

export interface KnownPlace {
  code: string;
  /** The province of a city, the city of an area; empty for a province. */
  parent: string;
  /** In the reader's language. */
  name: string;
  /** Code and names in every language, folded. */
  folded: readonly string[];
}

export interface PlacesOfCountry {
  provinces: readonly KnownPlace[];
  cities: readonly KnownPlace[];
}

/** What a sender or receiver can be looked up in. */
export interface Gazetteer {
  /** Folded codes and names. */
  countries: ReadonlyMap<string, Country>;
  places: ReadonlyMap<Country, PlacesOfCountry>;
  /** By city. */
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

export interface FoundPlace {
  countryCode: '' | Country;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  problem: PlaceProblem | null;
}

const NOWHERE = { countryCode: '', provinceCode: '', cityCode: '', areaCode: '', problem: null } as const;

const matching = (places: readonly KnownPlace[], written: string) => {
  const folded = foldText(written);
  return places.filter((place) => place.folded.includes(folded));
};

/** Names that begin alike, or differ by a letter or two. */
function resembling(places: readonly KnownPlace[], written: string): string[] {
  const folded = foldText(written);
  const near = places.map((place) => ({ place, far: Math.min(...place.folded.map((name) => distance(name, folded))) }));
  const close = near.filter(({ far }) => far <= Math.max(1, Math.floor(folded.length / 3)));
  return close
    .sort((a, b) => a.far - b.far)
    .slice(0, SUGGESTED)
    .map(({ place }) => place.name);
}

const SUGGESTED = 3;

/** Levenshtein's, of two folded names. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Empty where the country is not known. */
export function countryOf(
  written: string,
  { countries }: Pick<Gazetteer, 'countries'>,
  home: '' | Country,
): '' | Country {
  return written.trim() === '' ? home : (countries.get(foldText(written)) ?? '');
}

type Fault = Omit<PlaceProblem, 'suggestions'> & { suggestions?: readonly string[] };

/** The city with its province, or what is wrong with them. */
function findCity({ province, city: name }: WrittenPlace, { provinces, cities }: PlacesOfCountry): KnownPlace | Fault {
  const holding = province.trim() === '' ? provinces : matching(provinces, province);
  if (holding.length === 0)
    return { field: 'provinceCode', key: 'placeUnknown', suggestions: resembling(provinces, province) };
  if (name.trim() === '') return { field: 'cityCode', key: 'required' };
  const within = cities.filter(({ parent }) => holding.some(({ code }) => code === parent));
  const [city, ...others] = matching(within, name);
  if (!city) return { field: 'cityCode', key: 'placeUnknown', suggestions: resembling(within, name) };
  if (others.length === 0) return city;
  const names = [city, ...others].map(({ parent }) => provinces.find(({ code }) => code === parent)?.name ?? parent);
  return { field: 'provinceCode', key: 'placeTwice', suggestions: [...new Set(names)] };
}

/**
 * The codes of a place that is written by names or codes in any of our languages. A province may be left out where the city's name
 * stands once in the country, a country where `home` says it.
 */
export function findPlace(written: WrittenPlace, gazetteer: Gazetteer, home: '' | Country): FoundPlace {
  const countryCode = countryOf(written.country, gazetteer, home);
  const found = { ...NOWHERE, countryCode };
  const failed = (at: typeof found | FoundPlace, { suggestions = [], ...fault }: Fault): FoundPlace => ({
    ...at,
    problem: { ...fault, suggestions },
  });
  const known = countryCode === '' ? undefined : gazetteer.places.get(countryCode);
  if (!known) return failed(found, { field: 'countryCode', key: 'chooseCountry' });
  const city = findCity(written, known);
  if ('field' in city) return failed(found, city);
  const inCity = { ...found, provinceCode: city.parent, cityCode: city.code };
  if (written.area.trim() === '') return inCity;
  const areas = gazetteer.areas.get(city.code) ?? [];
  const [area] = matching(areas, written.area);
  if (area) return { ...inCity, areaCode: area.code };
  return failed(inCity, { field: 'areaCode', key: 'placeUnknown', suggestions: resembling(areas, written.area) });
}
