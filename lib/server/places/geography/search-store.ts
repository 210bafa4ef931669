import 'server-only';
import { sql } from 'kysely';
import { foldText } from '@/lib/text/fold-text';
import type { Country } from '@/lib/market/country';
import type { PlaceForms } from '@/lib/market/place-forms';
import type { Json, Names } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';

const TABLES = { PROVINCE: 'provinces', CITY: 'cities', AREA: 'areas' } as const;
/** Column that contains the code of a place's parent. */
const PARENTS = { PROVINCE: 'country_code', CITY: 'province_code', AREA: 'city_code' } as const;

export type PlaceType = keyof typeof TABLES;

export interface PlaceSearchQuery {
  country: Country;
  type: PlaceType;
  /** Forms of the text. An empty text matches every place. */
  forms: PlaceForms;
  /** English names of places that have the text as a further name. */
  others: readonly string[];
  limit: number;
}

export interface FoundPlaceRow {
  code: string;
  parentCode: string;
  name: string;
  names: Json<Names>;
}

/**
 * Returns the `search` column of a place: its distinct names, folded and each preceded by a bar. `|acc` therefore
 * matches the beginning of a name.
 */
export function searchText(names: readonly string[]): string {
  return `|${[...new Set(names.map(foldText))].join('|')}|`;
}

/**
 * Finds places of a country whose name contains the text, spaces and articles left out. The place with this name comes
 * first, then names that begin with it, then those that have it as a further name. Folded text contains only letters,
 * digits and spaces, so it has no wildcards of LIKE.
 */
export async function listPlaceRows(
  db: Queryable,
  { country, type, forms: [folded, joined, loose], others, limit }: PlaceSearchQuery,
): Promise<FoundPlaceRow[]> {
  const compact = sql`replace(search, ' ', '')`;
  const isName = sql`(${compact} like ${`%|${joined}|%`} or ${compact} like ${`%|${loose}|%`})`;
  const beginning = `%|${folded}%`;
  const isOther = others.length === 0 ? sql`1 = 0` : sql`name in (${sql.join(others)})`;
  const { rows } = await sql<FoundPlaceRow>`
    select code, ${sql.ref(PARENTS[type])} as "parentCode", name, names
    from ${sql.table(TABLES[type])}
    where country_code = ${country} and (
      search like ${`%${folded}%`}
      or ${compact} like ${`%${joined}%`}
      or ${compact} like ${`%${loose}%`}
      or ${isOther})
    order by
      case when ${isName} then 0 when search like ${beginning} then 1 when ${isOther} then 2 else 3 end, name, code
    limit ${limit}`.execute(db);
  return rows;
}
