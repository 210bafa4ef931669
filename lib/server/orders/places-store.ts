import 'server-only';
import type { Queryable } from '../db/open';
import type { NamedPlace } from './place-name';

export interface CityRow extends NamedPlace {
  code: string;
  countryCode: string;
  provinceCode: string;
  provinceName: string;
  /** JSON: the province's name by language. */
  provinceNames: string;
}

export interface AreaRow extends NamedPlace {
  code: string;
  cityCode: string;
}

export function findCities(db: Queryable, codes: readonly string[]): Promise<CityRow[]> {
  return db
    .selectFrom('cities')
    .innerJoin('provinces', 'provinces.code', 'cities.province_code')
    .select([
      'cities.code',
      'cities.name',
      'cities.names',
      'cities.country_code as countryCode',
      'cities.province_code as provinceCode',
      'provinces.name as provinceName',
      'provinces.names as provinceNames',
    ])
    .where('cities.code', 'in', codes)
    .execute();
}

export function findAreas(db: Queryable, codes: readonly string[]): Promise<AreaRow[]> {
  return db
    .selectFrom('areas')
    .select(['code', 'name', 'names', 'city_code as cityCode'])
    .where('code', 'in', codes)
    .execute();
}

/** The countries' phone patterns (§5), as regular expressions' sources. */
export async function findPhonePatterns(db: Queryable, countries: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('countries').select(['code', 'data']).where('code', 'in', countries).execute();
  return new Map(rows.map(({ code, data }) => [code, (JSON.parse(data) as { phoneRegex: string }).phoneRegex]));
}
