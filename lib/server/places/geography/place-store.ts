import 'server-only';
import type { Country } from '@/lib/market/country';
import type { GeoPoint } from '@/lib/market/distance';
import { cachedLookup } from '../../platform/db/cached-lookup';
import { NAMES_COLUMN, type Json, type Names } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';

export interface ReadPlace {
  code: string;
  /** Name in Latin letters. */
  name: string;
  /** Known names by language. */
  names: Names;
}

interface NamedRow {
  code: string;
  name: string;
  names: Json<Names>;
}

const withNames = <Row extends NamedRow>(row: Row) => ({ ...row, names: NAMES_COLUMN.read(row.names) });

export async function listProvincesIn(db: Queryable, country: Country): Promise<ReadPlace[]> {
  const rows = await db
    .selectFrom('provinces')
    .select(['code', 'name', 'names'])
    .where('country_code', '=', country)
    .orderBy('sort')
    .execute();
  return rows.map(withNames);
}

export async function hasProvince(db: Queryable, code: string): Promise<boolean> {
  return Boolean(await db.selectFrom('provinces').select('code').where('code', '=', code).executeTakeFirst());
}

export async function listCitiesIn(db: Queryable, provinceCode: string) {
  const rows = await db
    .selectFrom('cities')
    .select(['code', 'province_code', 'country_code as countryCode', 'name', 'names', 'remote', 'lat', 'lng'])
    .where('province_code', '=', provinceCode)
    .orderBy('sort')
    .execute();
  return rows.map(withNames);
}

/** Properties of a city that affect the price. */
export interface CityPlace {
  code: string;
  country: Country;
  /**
   * True for a part of the country's main city, which has a separate rate (§3). A large city can have several entries.
   */
  main: boolean;
  /** True if delivery takes 3-5 working days longer (§9). */
  remote: boolean;
}

const cityPlaces = cachedLookup<CityPlace>(async (db, codes) => {
  const rows = await db
    .selectFrom('cities')
    .select(['code', 'country_code', 'main', 'remote'])
    .where('code', 'in', codes)
    .execute();
  return new Map(
    rows.map(({ code, country_code, main, remote }) => [
      code,
      { code, country: country_code, main: main === 1, remote: remote === 1 },
    ]),
  );
});

export async function findCityPlace(db: Queryable, code: string): Promise<CityPlace | null> {
  return (await cityPlaces(db, [code])).get(code) ?? null;
}

export async function listAreasIn(db: Queryable, cityCode: string) {
  const rows = await db
    .selectFrom('areas')
    .select(['code', 'city_code', 'name', 'names', 'remote'])
    .where('city_code', '=', cityCode)
    .orderBy('sort')
    .execute();
  return rows.map(withNames);
}

const remoteAreas = cachedLookup<boolean>(async (db, codes) => {
  const rows = await db.selectFrom('areas').select(['code', 'remote']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, remote }) => [code, remote === 1]));
});

/** Returns true for a remote area, and false for an empty or unknown code. */
export async function isRemoteArea(db: Queryable, areaCode: string): Promise<boolean> {
  if (areaCode === '') return false;
  return (await remoteAreas(db, [areaCode])).get(areaCode) ?? false;
}

/** Returns the position of a city. Returns null if the position or the city is unknown. */
export async function findCityPoint(db: Queryable, code: string): Promise<GeoPoint | null> {
  const row = await db.selectFrom('cities').select(['lat', 'lng']).where('code', '=', code).executeTakeFirst();
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null;
}
