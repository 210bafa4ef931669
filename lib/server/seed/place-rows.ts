import 'server-only';
import type { Insertable } from 'kysely';
import type { Country } from '@/lib/market/country';
import { searchText } from '../geography/search-text';
import type { Tables } from '../db/tables';
import mainCities from './data/main-cities.json';
import type { AreaRecord, CityRecord, ProvinceRecord } from './place-files';

export interface PlaceRows {
  provinces: Insertable<Tables['provinces']>[];
  cities: Insertable<Tables['cities']>[];
  areas: Insertable<Tables['areas']>[];
}

/** The columns that every kind of place has. */
function placeColumns(country: Country, { code, name, names = {} }: AreaRecord) {
  const search = searchText([name, ...Object.values(names)]);
  return { code, country_code: country, name, names: JSON.stringify(names), search };
}

/** §3: the cities with a rate of their own; a big one is several here. */
function mainCityCodes(country: Country): ReadonlySet<string> {
  return new Set(mainCities.find((entry) => entry.country === country)?.cities ?? []);
}

/** The rows of a country, in the order of its file. */
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
