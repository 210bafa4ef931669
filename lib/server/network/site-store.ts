import 'server-only';
import { sql, type Selectable } from 'kysely';
import type { Country } from '@/lib/market/country';
import type { SiteKind } from '@/lib/contract/site-terms';
import type { Queryable } from '../db/open';
import type { Tables } from '../db/tables';
import { searchText } from './fold-name';
import type { SiteRecord } from './site-record';

type SiteRow = Selectable<Tables['sites']>;
type Names = Partial<Record<string, string>>;

/** A place as a site shows it; null where the site names none. */
export interface SitePlace {
  name: string;
  names: Names;
}

export interface StoredSite {
  site: SiteRecord;
  province: SitePlace | null;
  city: SitePlace | null;
  area: SitePlace | null;
}

export interface SiteFilter {
  country?: Country | undefined;
  provinceCode?: string | undefined;
  cityCode?: string | undefined;
  areaCode?: string | undefined;
  kind?: SiteKind | undefined;
  /** Folded (fold-name.ts). */
  words: readonly string[];
}

function recordOf(row: SiteRow): SiteRecord {
  return {
    siteCode: row.code,
    kind: row.kind as SiteKind,
    countryCode: row.country_code as Country,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    areaCode: row.area_code,
    names: JSON.parse(row.names) as SiteRecord['names'],
    address: JSON.parse(row.address) as SiteRecord['address'],
    phone: row.phone,
    email: row.email,
    hours: JSON.parse(row.hours) as SiteRecord['hours'],
    closedOn: JSON.parse(row.closed_on) as SiteRecord['closedOn'],
    services: JSON.parse(row.services) as SiteRecord['services'],
    lat: row.lat,
    lng: row.lng,
  };
}

function rowOf(site: SiteRecord, placeNames: readonly string[]): SiteRow {
  return {
    code: site.siteCode,
    kind: site.kind,
    country_code: site.countryCode,
    province_code: site.provinceCode,
    city_code: site.cityCode,
    area_code: site.areaCode,
    names: JSON.stringify(site.names),
    address: JSON.stringify(site.address),
    phone: site.phone,
    email: site.email,
    hours: JSON.stringify(site.hours),
    closed_on: JSON.stringify(site.closedOn),
    services: JSON.stringify(site.services),
    lat: site.lat,
    lng: site.lng,
    search: searchText([...Object.values(site.names), ...Object.values(site.address), ...placeNames]),
  };
}

/** A word is met at its beginning; where a script joins or prefixes its words, anywhere. */
function beginnings(word: string): string[] {
  return /^[a-z0-9]/.test(word) ? [`%|${word}%`, `% ${word}%`] : [`%${word}%`];
}

function matching(db: Queryable, { country, provinceCode, cityCode, areaCode, kind, words }: SiteFilter) {
  let query = db.selectFrom('sites');
  if (country) query = query.where('sites.country_code', '=', country);
  if (provinceCode) query = query.where('sites.province_code', '=', provinceCode);
  if (cityCode) query = query.where('sites.city_code', '=', cityCode);
  if (areaCode) query = query.where('sites.area_code', '=', areaCode);
  if (kind) query = query.where('sites.kind', '=', kind);
  // Folded words hold letters and digits alone, so nothing in them means anything to LIKE.
  for (const word of words) {
    query = query.where((site) => site.or(beginnings(word).map((pattern) => site('sites.search', 'like', pattern))));
  }
  return query;
}

const placeOf = (name: string | null, names: string | null): SitePlace | null =>
  name === null ? null : { name, names: JSON.parse(names ?? '{}') as Names };

function withPlaces(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('provinces', 'provinces.code', 'sites.province_code')
    .leftJoin('cities', 'cities.code', 'sites.city_code')
    .leftJoin('areas', 'areas.code', 'sites.area_code')
    .selectAll('sites')
    .select([
      'provinces.name as province_name',
      'provinces.names as province_names',
      'cities.name as city_name',
      'cities.names as city_names',
      'areas.name as area_name',
      'areas.names as area_names',
    ]);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof withPlaces>['execute']>>[number];

function storedSite(row: JoinedRow): StoredSite {
  return {
    site: recordOf(row),
    province: placeOf(row.province_name, row.province_names),
    city: placeOf(row.city_name, row.city_names),
    area: placeOf(row.area_name, row.area_names),
  };
}

/** By code, which begins with country and city; from `offset` at most `limit`, or all of them. */
export async function findSites(
  db: Queryable,
  filter: SiteFilter,
  page?: { offset: number; limit: number },
): Promise<StoredSite[]> {
  const query = withPlaces(matching(db, filter)).orderBy('sites.code');
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query).execute();
  return rows.map(storedSite);
}

export async function countSites(db: Queryable, filter: SiteFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const NO_WORDS: SiteFilter = { words: [] };

export async function findSite(db: Queryable, code: string): Promise<StoredSite | undefined> {
  const row = await withPlaces(matching(db, NO_WORDS)).where('sites.code', '=', code).executeTakeFirst();
  return row && storedSite(row);
}

export async function allSites(db: Queryable): Promise<SiteRecord[]> {
  const rows = await db.selectFrom('sites').selectAll().orderBy('code').execute();
  return rows.map(recordOf);
}

/** Where a place lies; the levels above it. */
export interface PlacePath {
  code: string;
  country: string;
  parent: string;
  names: string[];
}

/** Bound values of one statement. */
const CODES_AT_ONCE = 500;

/** The places of these codes, with all their names. */
export async function placePaths(
  db: Queryable,
  table: 'provinces' | 'cities' | 'areas',
  codes: readonly string[],
): Promise<Map<string, PlacePath>> {
  const parent = { provinces: 'country_code', cities: 'province_code', areas: 'city_code' }[table];
  const found = new Map<string, PlacePath>();
  const wanted = [...new Set(codes)];
  for (let start = 0; start < wanted.length; start += CODES_AT_ONCE) {
    const { rows } = await sql<{ code: string; country: string; parent: string; name: string; names: string }>`
      select code, country_code as country, ${sql.ref(parent)} as parent, name, names from ${sql.table(table)}
      where code in (${sql.join(wanted.slice(start, start + CODES_AT_ONCE))})`.execute(db);
    for (const { name, names, ...rest } of rows) {
      found.set(rest.code, { ...rest, names: [name, ...Object.values(JSON.parse(names) as Record<string, string>)] });
    }
  }
  return found;
}

/** Inserts or overwrites; `namesOf` gives the names of a site's places, by which it is found as well. */
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
  for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
    await db
      .deleteFrom('sites')
      .where('code', 'in', codes.slice(start, start + CODES_AT_ONCE))
      .execute();
  }
}
