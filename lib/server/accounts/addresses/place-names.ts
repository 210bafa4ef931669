import 'server-only';
import type { Queryable } from '../../db/open';
import { findAreas, findCities, type AreaRow, type CityRow } from '../../places/geography/places-store';
import type { AddressRecord } from './address-record';

/** The places some entries name, by code; what the database does not know is missing. */
export interface KnownPlaces {
  cities: ReadonlyMap<string, CityRow>;
  areas: ReadonlyMap<string, AreaRow>;
}

export async function loadPlaceNames(db: Queryable, records: readonly AddressRecord[]): Promise<KnownPlaces> {
  const cityCodes = [...new Set(records.map(({ cityCode }) => cityCode))];
  const areaCodes = [...new Set(records.map(({ areaCode }) => areaCode).filter((code) => code !== ''))];
  const [cities, areas] = await Promise.all([findCities(db, cityCodes), findAreas(db, areaCodes)]);
  return { cities, areas };
}

/** The outermost field whose place does not lie in the one before it, or null: area in city in province in country. */
export function misplacedField(record: AddressRecord, { cities, areas }: KnownPlaces): keyof AddressRecord | null {
  const city = cities.get(record.cityCode);
  if (!city) return 'cityCode';
  if (city.countryCode !== record.countryCode) return 'provinceCode';
  if (city.provinceCode !== record.provinceCode) return 'cityCode';
  return record.areaCode === '' || areas.get(record.areaCode)?.cityCode === city.code ? null : 'areaCode';
}
