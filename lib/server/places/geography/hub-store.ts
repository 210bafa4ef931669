import 'server-only';
import type { LocationView } from '@/lib/contract/content/content';
import type { Country } from '@/lib/market/country';
import { WORDS_COLUMN, type Words } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';

/** A point on the network maps. */
export interface Hub {
  code: string;
  country: Country;
  names: Words;
  lat: number;
  lng: number;
  role: LocationView['role'];
}

export async function listHubs(db: Queryable, country?: Country): Promise<Hub[]> {
  let query = db.selectFrom('hubs').selectAll().orderBy('sort');
  if (country) query = query.where('country_code', '=', country);
  const rows = await query.execute();
  return rows.map(({ code, country_code, names, lat, lng, role }) => ({
    code,
    country: country_code,
    names: WORDS_COLUMN.read(names),
    lat,
    lng,
    role,
  }));
}

/** Returns the hub where every international parcel starts (§9: Guangzhou). */
export async function findOriginHub(db: Queryable): Promise<Pick<Hub, 'code' | 'names'>> {
  const { code, names } = await db
    .selectFrom('hubs')
    .select(['code', 'names'])
    .where('role', '=', 'origin')
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { code, names: WORDS_COLUMN.read(names) };
}
