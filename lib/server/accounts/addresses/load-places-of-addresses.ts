import 'server-only';
import type { Queryable } from '../../platform/db/open';
import {
  listAreasByCode,
  listCitiesByCode,
  type AreaRow,
  type CityRow,
} from '../../places/geography/places-by-code-store';
import type { AddressRecord } from './address-record';

/** Places of some entries, by code. Codes that do not exist are absent. */
export interface PlacesOfAddresses {
  cities: ReadonlyMap<string, CityRow>;
  areas: ReadonlyMap<string, AreaRow>;
}

export async function loadPlacesOfAddresses(
  db: Queryable,
  records: readonly AddressRecord[],
): Promise<PlacesOfAddresses> {
  const cityCodes = [...new Set(records.map(({ cityCode }) => cityCode))];
  const areaCodes = [...new Set(records.map(({ areaCode }) => areaCode).filter((code) => code !== ''))];
  const [cities, areas] = await Promise.all([listCitiesByCode(db, cityCodes), listAreasByCode(db, areaCodes)]);
  return { cities, areas };
}

/**
 * Returns the outermost field whose place is not inside the one before it (area in city in province in country), or
 * null.
 */
export function misplacedField(
  record: AddressRecord,
  { cities, areas }: PlacesOfAddresses,
): keyof AddressRecord | null {
  const city = cities.get(record.cityCode);
  if (!city) return 'cityCode';
  if (city.countryCode !== record.countryCode) return 'provinceCode';
  if (city.provinceCode !== record.provinceCode) return 'cityCode';
  return record.areaCode === '' || areas.get(record.areaCode)?.cityCode === city.code ? null : 'areaCode';
}
