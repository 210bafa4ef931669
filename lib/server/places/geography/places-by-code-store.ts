import 'server-only';
import * as z from 'zod';
import type { Country } from '@/lib/market/country';
import { jsonColumn, type Json, type Names } from '../../platform/db/json-column';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { StoredPlace } from './stored-place-name';

export interface CityRow extends StoredPlace {
  code: string;
  countryCode: Country;
  lat: number | null;
  lng: number | null;
  provinceCode: string;
  provinceName: string;
  provinceNames: Json<Names>;
}

export interface AreaRow extends StoredPlace {
  code: string;
  cityCode: string;
}

const byCode = <Row extends { code: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.code, row]));

/** Finds the cities with these codes. Unknown codes are omitted. */
export const listCitiesByCode = cachedLookup<CityRow>(async (db, codes) =>
  byCode(
    await db
      .selectFrom('cities')
      .innerJoin('provinces', 'provinces.code', 'cities.province_code')
      .select([
        'cities.code',
        'cities.name',
        'cities.names',
        'cities.lat',
        'cities.lng',
        'cities.country_code as countryCode',
        'cities.province_code as provinceCode',
        'provinces.name as provinceName',
        'provinces.names as provinceNames',
      ])
      .where('cities.code', 'in', codes)
      .execute(),
  ),
);

/** Finds the areas with these codes. Unknown codes are omitted. */
export const listAreasByCode = cachedLookup<AreaRow>(async (db, codes) =>
  byCode(
    await db
      .selectFrom('areas')
      .select(['code', 'name', 'names', 'city_code as cityCode'])
      .where('code', 'in', codes)
      .execute(),
  ),
);

const PHONE = jsonColumn(z.object({ phoneRegex: z.string() }));

/** Finds the countries' phone patterns (§5), as sources of regular expressions. */
export const listPhonePatterns = cachedLookup<string, Country>(async (db, countries) => {
  const rows = await db.selectFrom('countries').select(['code', 'data']).where('code', 'in', countries).execute();
  return new Map(rows.map(({ code, data }) => [code, PHONE.read(data).phoneRegex]));
});
