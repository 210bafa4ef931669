import 'server-only';
import { sql } from 'kysely';
import { NAMES_COLUMN, WORDS_COLUMN, type Json, type Names } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { searchText } from '../geography/search-store';
import type { SiteRecord } from './site-record';
import {
  ADDRESS_COLUMN,
  DAYS_COLUMN,
  HOURS_COLUMN,
  PAYMENTS_COLUMN,
  OFFERED_SERVICES_COLUMN,
  siteOf,
  type SiteRow,
} from './site-store';

function rowOf(site: SiteRecord, placeNames: readonly string[]): SiteRow {
  return {
    code: site.siteCode,
    kind: site.kind,
    country_code: site.countryCode,
    province_code: site.provinceCode,
    city_code: site.cityCode,
    area_code: site.areaCode,
    names: WORDS_COLUMN.write(site.names),
    address: ADDRESS_COLUMN.write(site.address),
    phone: site.phone,
    email: site.email,
    hours: HOURS_COLUMN.write(site.hours),
    closed_on: DAYS_COLUMN.write(site.closedOn),
    services: OFFERED_SERVICES_COLUMN.write(site.services),
    payments: PAYMENTS_COLUMN.write(site.payments),
    lat: site.lat,
    lng: site.lng,
    search: searchText([...Object.values(site.names), ...Object.values(site.address), ...placeNames]),
  };
}

/** Returns all sites, sorted by code. */
export async function listSiteRecords(db: Queryable): Promise<SiteRecord[]> {
  const rows = await db.selectFrom('sites').selectAll().orderBy('code').execute();
  return rows.map(siteOf);
}

/** A place with its country and the code of its parent. */
export interface PlacePath {
  code: string;
  country: string;
  parent: string;
  names: string[];
}

/** Number of codes in one statement. */
const MAX_CODES_PER_QUERY = 500;

/** Finds the places with these codes, with all their names. */
export async function listPlacePaths(
  db: Queryable,
  table: 'provinces' | 'cities' | 'areas',
  codes: readonly string[],
): Promise<Map<string, PlacePath>> {
  const parent = { provinces: 'country_code', cities: 'province_code', areas: 'city_code' }[table];
  const placesByCode = new Map<string, PlacePath>();
  const uniqueCodes = [...new Set(codes)];
  for (let start = 0; start < uniqueCodes.length; start += MAX_CODES_PER_QUERY) {
    const { rows } = await sql<Omit<PlacePath, 'names'> & { name: string; names: Json<Names> }>`
      select code, country_code as country, ${sql.ref(parent)} as parent, name, names from ${sql.table(table)}
      where code in (${sql.join(uniqueCodes.slice(start, start + MAX_CODES_PER_QUERY))})`.execute(db);
    for (const { name, names, ...rest } of rows) {
      placesByCode.set(rest.code, {
        ...rest,
        names: [name, ...Object.values(NAMES_COLUMN.read(names)).filter((each) => each !== undefined)],
      });
    }
  }
  return placesByCode;
}

/** Inserts or overwrites sites. `namesOf` returns the names of a site's places, which also find the site. */
export async function storeSites(
  db: Queryable,
  sites: readonly SiteRecord[],
  namesOf: (site: SiteRecord) => readonly string[],
): Promise<void> {
  for (const site of sites) {
    const { code, ...columns } = rowOf(site, namesOf(site));
    await db
      .insertInto('sites')
      .values({ code, ...columns })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
      .execute();
  }
}

export async function removeSites(db: Queryable, codes: readonly string[]): Promise<void> {
  for (let start = 0; start < codes.length; start += MAX_CODES_PER_QUERY) {
    await db
      .deleteFrom('sites')
      .where('code', 'in', codes.slice(start, start + MAX_CODES_PER_QUERY))
      .execute();
  }
}
