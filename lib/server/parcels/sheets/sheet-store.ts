import 'server-only';
import type { Country } from '@/lib/market/country';
import { NAMES_COLUMN, type Json, type Names } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import type { OrderReader, OrderRow } from '../orders/order-store';

export interface PlaceRow {
  code: string;
  /** Province of a city, or city of an area. */
  parent: string;
  name: string;
  names: Names;
}

const withNames = <Row extends { names: Json<Names> }>(row: Row) => ({ ...row, names: NAMES_COLUMN.read(row.names) });

export async function listProvincesOfCountry(db: Queryable, country: Country): Promise<PlaceRow[]> {
  const provinces = db.selectFrom('provinces').select(['code', 'country_code as parent', 'name', 'names']);
  return (await provinces.where('country_code', '=', country).orderBy('sort').execute()).map(withNames);
}

export async function listCitiesOfCountry(db: Queryable, country: Country): Promise<PlaceRow[]> {
  const cities = db.selectFrom('cities').select(['code', 'province_code as parent', 'name', 'names']);
  return (await cities.where('country_code', '=', country).orderBy('sort').execute()).map(withNames);
}

/** Returns the areas of these cities. Accepts an empty list. */
export async function listAreasOfCities(
  db: Queryable,
  cities: readonly string[],
): Promise<(PlaceRow & { country: Country })[]> {
  if (cities.length === 0) return [];
  const areas = db
    .selectFrom('areas')
    .select(['code', 'country_code as country', 'city_code as parent', 'name', 'names']);
  return (await areas.where('city_code', 'in', cities).orderBy('sort').execute()).map(withNames);
}

export type KeyedOrder = Pick<OrderRow, 'id' | 'trade_no' | 'kind' | 'state' | 'created_at'> & {
  idempotency_key: string;
};

/** Returns the user's orders that were placed with these keys. */
export async function listOrdersOfKeys(db: Queryable, userId: string, keys: readonly string[]): Promise<KeyedOrder[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'trade_no', 'kind', 'state', 'created_at', 'idempotency_key'])
    .where('user_id', '=', userId)
    .where('idempotency_key', 'in', keys)
    .execute();
  return rows.map((row) => ({ ...row, idempotency_key: row.idempotency_key! }));
}

/**
 * Returns the user's orders with a key that were placed since a time and are neither cancelled nor hidden, oldest
 * first.
 */
export function listKeyedOrders(db: Queryable, userId: string, since: string): Promise<KeyedOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'trade_no', 'kind', 'state', 'created_at', 'idempotency_key'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('idempotency_key', 'is not', null)
    .where('state', '!=', 'CANCELLED')
    .where('hidden', '=', 0)
    .orderBy('created_at')
    .$narrowType<{ idempotency_key: string }>()
    .execute();
}

/** Returns the user's own orders with these ids, unless they are hidden. Accepts an empty list. */
export async function listOwnOrders(
  db: Queryable,
  { userId, tests }: OrderReader,
  ids: readonly string[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hidden', '=', 0)
    .where('id', 'in', ids);
  return (tests === null ? query : query.where('is_test', '=', tests)).execute();
}

/** Columns of a row of the sheet of orders. `price`: the quote that is billed. */
export type SheetOrderRow = Pick<
  OrderRow,
  'id' | 'trade_no' | 'shop_order_no' | 'receiver_name' | 'receiver_country' | 'sender_country' | 'created_at'
> & { price: string };

/** Returns the orders of `listOwnOrders` with only the columns of a sheet. Accepts an empty list. */
export async function listSheetOrders(
  db: Queryable,
  { userId, tests }: OrderReader,
  ids: readonly string[],
): Promise<SheetOrderRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('orders')
    .select([
      'id',
      'trade_no',
      'shop_order_no',
      'receiver_name',
      'receiver_country',
      'sender_country',
      'created_at',
      ({ fn }) => fn.coalesce('billed', 'quote').as('price'),
    ])
    .where('user_id', '=', userId)
    .where('hidden', '=', 0)
    .where('id', 'in', ids);
  return (tests === null ? query : query.where('is_test', '=', tests)).execute();
}

/** Returns the waybills of the orders' present parcels, each order's by number. Accepts an empty list. */
export async function listWaybillsByOrder(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcels')
    .select(['order_id', 'waybill_no'])
    .where('order_id', 'in', ids)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  const rowsByOrder = groupBy(rows, ({ order_id }) => order_id);
  return new Map([...rowsByOrder].map(([id, parcels]) => [id, parcels.map(({ waybill_no }) => waybill_no)]));
}
