import 'server-only';
import type { Country } from '@/lib/market/country';
import { NAMES_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { ReadPlace } from './place-store';

/** Returns the cities with a separate rate (§3), of one country or of all. */
export async function listMainCities(db: Queryable, country?: Country): Promise<(ReadPlace & { country: Country })[]> {
  let query = db
    .selectFrom('cities')
    .select(['code', 'name', 'names', 'country_code'])
    .where('main', '=', 1)
    .orderBy('country_code')
    .orderBy('sort')
    .orderBy('code');
  if (country) query = query.where('country_code', '=', country);
  return (await query.execute()).map(({ code, name, names, country_code }) => ({
    code,
    name,
    names: NAMES_COLUMN.read(names),
    country: country_code,
  }));
}
