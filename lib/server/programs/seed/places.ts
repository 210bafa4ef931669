import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Insertable } from 'kysely';
import { searchText } from '../../places/geography/search-store';
import { NAMES_COLUMN } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import mainCities from './data/main-cities.json';

interface Place {
  code: string;
  /** Name in Latin letters. */
  name: string;
  /** Names by language, where they are known. */
  names?: Partial<Record<Language, string>>;
}

interface AreaRecord extends Place {
  /** True where delivery takes 3-5 working days more (§9). */
  remote?: boolean;
}

interface CityRecord extends Place {
  lat: number;
  lng: number;
  remote?: boolean;
  areas: AreaRecord[];
}

interface ProvinceRecord extends Place {
  cities: CityRecord[];
}

interface PlacesFile {
  default: unknown;
}

/** Files that are read only to fill an empty database. Each is a separate chunk in a bundle. */
const FILES: Record<Country, () => Promise<PlacesFile>> = {
  GH: () => import('./data/places/GH.json'),
  NG: () => import('./data/places/NG.json'),
  KE: () => import('./data/places/KE.json'),
  UG: () => import('./data/places/UG.json'),
  CN: () => import('./data/places/CN.json'),
  MA: () => import('./data/places/MA.json'),
  EG: () => import('./data/places/EG.json'),
  PK: () => import('./data/places/PK.json'),
  SA: () => import('./data/places/SA.json'),
  AE: () => import('./data/places/AE.json'),
  TR: () => import('./data/places/TR.json'),
};

export async function readProvinces(country: Country): Promise<ProvinceRecord[]> {
  return (await FILES[country]()).default as ProvinceRecord[];
}

interface PlaceRows {
  provinces: Insertable<Tables['provinces']>[];
  cities: Insertable<Tables['cities']>[];
  areas: Insertable<Tables['areas']>[];
}

/** Returns the columns that every kind of place has. */
function placeColumns(country: Country, { code, name, names = {} }: AreaRecord) {
  const search = searchText([name, ...Object.values(names)]);
  return { code, country_code: country, name, names: NAMES_COLUMN.write(names), search };
}

/** Returns the codes of the cities with a separate rate (§3). A large city consists of several places here. */
function mainCityCodes(country: Country): ReadonlySet<string> {
  return new Set(mainCities.find((entry) => entry.country === country)?.cities ?? []);
}

/** Returns the rows of a country, in the order of its file. */
export function placeRows(country: Country, provinces: readonly ProvinceRecord[]): PlaceRows {
  const main = mainCityCodes(country);
  const flag = (value: boolean | undefined) => (value ? 1 : 0);
  const cityRow = (city: CityRecord, provinceCode: string, sort: number): PlaceRows['cities'][number] => ({
    ...placeColumns(country, city),
    province_code: provinceCode,
    lat: city.lat,
    lng: city.lng,
    remote: flag(city.remote),
    main: flag(main.has(city.code)),
    sort,
  });
  const areaRow = (area: AreaRecord, cityCode: string, sort: number): PlaceRows['areas'][number] => ({
    ...placeColumns(country, area),
    city_code: cityCode,
    remote: flag(area.remote),
    sort,
  });
  return {
    provinces: provinces.map((province, sort) => ({ ...placeColumns(country, province), sort })),
    cities: provinces.flatMap(({ code, cities }) => cities.map((city, sort) => cityRow(city, code, sort))),
    areas: provinces
      .flatMap(({ cities }) => cities)
      .flatMap(({ code, areas }) => areas.map((area, sort) => areaRow(area, code, sort))),
  };
}
