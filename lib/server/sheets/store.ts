import 'server-only';
import type { Country } from '@/lib/market/country';
import { NAMES, type Json, type Names } from '../platform/db/json-column';
import type { Queryable } from '../db/open';
import type { OrderReader, OrderRow } from '../orders/store';

export interface PlaceRow {
  code: string;
  /** The province of a city, the city of an area. */
  parent: string;
  name: string;
  names: Names;
}

const named = <Row extends { names: Json<Names> }>(row: Row) => ({ ...row, names: NAMES.read(row.names) });

export async function provincesIn(db: Queryable, country: Country): Promise<PlaceRow[]> {
  const provinces = db.selectFrom('provinces').select(['code', 'country_code as parent', 'name', 'names']);
  return (await provinces.where('country_code', '=', country).orderBy('sort').execute()).map(named);
}

export async function citiesIn(db: Queryable, country: Country): Promise<PlaceRow[]> {
  const cities = db.selectFrom('cities').select(['code', 'province_code as parent', 'name', 'names']);
  return (await cities.where('country_code', '=', country).orderBy('sort').execute()).map(named);
}

/** None for no cities. */
export async function areasIn(db: Queryable, cities: readonly string[]): Promise<PlaceRow[]> {
  if (cities.length === 0) return [];
  const areas = db.selectFrom('areas').select(['code', 'city_code as parent', 'name', 'names']);
  return (await areas.where('city_code', 'in', cities).orderBy('sort').execute()).map(named);
}

type KeyedOrder = Pick<OrderRow, 'id' | 'trade_no' | 'kind' | 'created_at'> & { idempotency_key: string };

/** The user's orders that were placed under these keys. */
export async function ordersOfKeys(db: Queryable, userId: string, keys: readonly string[]): Promise<KeyedOrder[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'trade_no', 'kind', 'created_at', 'idempotency_key'])
    .where('user_id', '=', userId)
    .where('idempotency_key', 'in', keys)
    .execute();
  return rows.map((row) => ({ ...row, idempotency_key: row.idempotency_key! }));
}

/** The user's own orders of these ids, unless they are hidden. */
export function ownOrders(db: Queryable, { userId, tests }: OrderReader, ids: readonly string[]): Promise<OrderRow[]> {
  const query = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hidden', '=', 0)
    .where('id', 'in', ids);
  return (tests === null ? query : query.where('is_test', '=', tests)).execute();
}
