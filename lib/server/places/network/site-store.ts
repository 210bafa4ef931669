import 'server-only';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Country } from '@/lib/market/country';
import { OpeningSpan } from '@/lib/contract/places/sites';
import { PAYMENT_METHODS, SITE_SERVICES, type SiteKind } from '@/lib/contract/places/site-terms';
import { cachedLookup } from '../../platform/db/cached-lookup';
import {
  jsonColumn,
  NAMES_COLUMN,
  nameByLanguageSchema,
  WORDS_COLUMN,
  type Json,
  type Names,
  type Words,
} from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import type { SiteRecord } from './site-record';

export type SiteRow = Selectable<Tables['sites']>;

export const HOURS_COLUMN = jsonColumn(z.array(OpeningSpan));
/** Dates as `YYYY-MM-DD`. */
export const DAYS_COLUMN = jsonColumn(z.array(z.string()));
export const OFFERED_SERVICES_COLUMN = jsonColumn(z.array(z.enum(SITE_SERVICES)));
export const PAYMENTS_COLUMN = jsonColumn(z.array(z.enum(PAYMENT_METHODS)));
/** Address in English, and in the languages of the street signs. */
export const ADDRESS_COLUMN = jsonColumn(z.object({ ...nameByLanguageSchema.shape, en: z.string() }));

/** Province, city or area of a site. */
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
  /** Folded words (lib/text/fold-text.ts). */
  words: readonly string[];
}

/** Converts a row to a site. */
export function siteOf(row: SiteRow): SiteRecord {
  return {
    siteCode: row.code,
    kind: row.kind,
    countryCode: row.country_code,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    areaCode: row.area_code,
    names: WORDS_COLUMN.read(row.names),
    address: ADDRESS_COLUMN.read(row.address),
    phone: row.phone,
    email: row.email,
    hours: HOURS_COLUMN.read(row.hours),
    closedOn: DAYS_COLUMN.read(row.closed_on),
    services: OFFERED_SERVICES_COLUMN.read(row.services),
    payments: PAYMENTS_COLUMN.read(row.payments),
    lat: row.lat,
    lng: row.lng,
  };
}

/**
 * Returns LIKE patterns for the beginning of a word. In scripts that join or prefix words, the pattern matches
 * anywhere.
 */
function beginnings(word: string): string[] {
  return /^[a-z0-9]/.test(word) ? [`%|${word}%`, `% ${word}%`] : [`%${word}%`];
}

function selectMatching(db: Queryable, { country, provinceCode, cityCode, areaCode, kind, words }: SiteFilter) {
  let query = db.selectFrom('sites');
  if (country) query = query.where('sites.country_code', '=', country);
  if (provinceCode) query = query.where('sites.province_code', '=', provinceCode);
  if (cityCode) query = query.where('sites.city_code', '=', cityCode);
  if (areaCode) query = query.where('sites.area_code', '=', areaCode);
  if (kind) query = query.where('sites.kind', '=', kind);
  // Folded words contain only letters and digits, so they have no wildcards of LIKE.
  for (const word of words) {
    query = query.where((site) => site.or(beginnings(word).map((pattern) => site('sites.search', 'like', pattern))));
  }
  return query;
}

const placeOf = (name: string | null, text: Json<Names> | null): SitePlace | null =>
  name === null ? null : { name, names: text === null ? {} : NAMES_COLUMN.read(text) };

function withPlaces(query: ReturnType<typeof selectMatching>) {
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
    site: siteOf(row),
    province: placeOf(row.province_name, row.province_names),
    city: placeOf(row.city_name, row.city_names),
    area: placeOf(row.area_name, row.area_names),
  };
}

/** Finds sites, ordered by code, which begins with country and city. Without `page` it returns all of them. */
export async function listStoredSites(
  db: Queryable,
  filter: SiteFilter,
  page?: { offset: number; limit: number },
): Promise<StoredSite[]> {
  const query = withPlaces(selectMatching(db, filter)).orderBy('sites.code');
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query).execute();
  return rows.map(storedSite);
}

export async function countSites(db: Queryable, filter: SiteFilter): Promise<number> {
  const { total } = await selectMatching(db, filter)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const NO_WORDS: SiteFilter = { words: [] };

export async function findSite(db: Queryable, code: string): Promise<StoredSite | undefined> {
  const row = await withPlaces(selectMatching(db, NO_WORDS)).where('sites.code', '=', code).executeTakeFirst();
  return row && storedSite(row);
}

/** Finds the names of sites by code. At least one code is required. Unknown codes are omitted. */
export async function listSiteNames(db: Queryable, codes: readonly string[]): Promise<Map<string, Words>> {
  const rows = await db.selectFrom('sites').select(['code', 'names']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, names }) => [code, WORDS_COLUMN.read(names)]));
}

/** Returns the sites of each of these countries, sorted by code. */
export const listSitesOfCountries = cachedLookup<StoredSite[], Country>(async (db, countries) => {
  const lists = await Promise.all(countries.map((country) => listStoredSites(db, { country, words: [] })));
  return new Map(countries.map((country, index) => [country, lists[index]!]));
});
