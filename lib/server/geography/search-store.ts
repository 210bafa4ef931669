import 'server-only';
import { sql } from 'kysely';
import { foldText } from '@/lib/market/fold-text';
import type { Country } from '@/lib/market/country';
import type { Json, Names } from '../platform/db/json-column';
import type { Queryable } from '../db/open';

const TABLES = { PROVINCE: 'provinces', CITY: 'cities', AREA: 'areas' } as const;
/** In which column a place names the one that holds it. */
const PARENTS = { PROVINCE: 'country_code', CITY: 'province_code', AREA: 'city_code' } as const;

export type PlaceType = keyof typeof TABLES;

export interface PlaceSearch {
  country: Country;
  type: PlaceType;
  /** Folded (lib/market/fold-text.ts); empty finds every place. */
  folded: string;
  limit: number;
}

export interface FoundPlace {
  code: string;
  parentCode: string;
  name: string;
  names: Json<Names>;
}

/** The `search` column of a place: its distinct names folded and each preceded by a bar, so that `|acc` matches a beginning. */
export function searchText(names: readonly string[]): string {
  return `|${[...new Set(names.map(foldText))].join('|')}|`;
}

/**
 * Places of a country whose name holds these words, those that begin with them first. A folded name holds letters, digits and spaces
 * alone, so nothing in it means anything to LIKE.
 */
export async function findPlaces(db: Queryable, { country, type, folded, limit }: PlaceSearch): Promise<FoundPlace[]> {
  const beginning = `%|${folded}%`;
  const { rows } = await sql<FoundPlace>`
    select code, ${sql.ref(PARENTS[type])} as "parentCode", name, names
    from ${sql.table(TABLES[type])}
    where country_code = ${country} and search like ${`%${folded}%`}
    order by case when search like ${beginning} then 0 else 1 end, name, code
    limit ${limit}`.execute(db);
  return rows;
}
