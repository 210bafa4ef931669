import 'server-only';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Country } from '@/lib/market/country';
import { EXPECTED_STATES } from '@/lib/orders/desk';
import { ATTENTION_STATES, isFinal, PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { lastExpectedDaySql } from '../../../platform/db/windows-column';
import { columnInListSql } from '../../../platform/db/column-in-list-sql';
import type { Queryable } from '../../../platform/db/open';
import type { Tables } from '../../../platform/db/tables/tables';
import type { PageCursor } from '../../../platform/page-cursor';
import type { OrderReader, OrderRow } from '../order-store';

const SUMMARY_COLUMNS = [
  'id',
  'trade_no',
  'waybill_no',
  'kind',
  'service',
  'state',
  'created_at',
  'receiver_name',
  'receiver_country',
  'receiver_city',
  'pieces',
  'input',
  'is_test',
] as const satisfies (keyof OrderRow)[];
export type OrderSummaryRow = Pick<OrderRow, (typeof SUMMARY_COLUMNS)[number]>;

interface PlaceInList extends OrderReader {
  since: string;
  after: PageCursor | null;
}

export interface OrderPageFilter extends PlaceInList {
  state: ParcelState | null;
  /** Folded words. An order must contain all of them. */
  words: readonly string[];
  /** Only these orders; null for all. */
  ids: readonly string[] | null;
  country: Country | null;
  /** Latest day on which a parcel of the order is expected; null for any. */
  expectedBy: string | null;
  size: number;
}

/** Maximum number of orders that one response searches. If its page is not full, the next request continues there. */
const MAX_SCANNED_ORDERS = 1000;

/** Selects the sender's orders after a place in the list, newest first. */
function ordersAfter(db: Queryable, { userId, tests, since, after }: PlaceInList) {
  let query = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('hidden', '=', 0)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (tests !== null) query = query.where('is_test', '=', tests);
  return after ? query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`) : query;
}

/** Text that a search reads. Orders of earlier releases have only the fallback. */
const SEARCHED_TEXT = sql<string>`coalesce(search, lower(receiver_name || ' ' || trade_no || ' ' || waybill_no))`;

export interface OrderPage {
  rows: OrderSummaryRow[];
  /** Place where the search stopped with older orders left. Null if it read them all or its page is full. */
  stoppedAt: PageCursor | null;
}

/** Returns the last order that one response searches, or null if fewer are left. */
async function findLastSearched(db: Queryable, filter: PlaceInList): Promise<PageCursor | null> {
  const row = await ordersAfter(db, filter)
    .select(['created_at', 'id'])
    .offset(MAX_SCANNED_ORDERS - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? { createdAt: row.created_at, id: row.id } : null;
}

// Literals, because SQLite does not use a partial index for parameters.
const OF_ATTENTION = sql<boolean>`parcels.state in (${sql.join(ATTENTION_STATES.map((state) => sql.lit(state)))}) and parcels.number is not null`;

const needsSender = (state: ParcelState): boolean => ATTENTION_STATES.some((each) => each === state);

type OfOrder = ExpressionBuilder<Tables, 'orders'>;

const ownParcels = ({ selectFrom }: OfOrder) =>
  selectFrom('parcels').select('parcels.order_id').whereRef('parcels.order_id', '=', 'orders.id');

/**
 * Returns the condition for orders with a parcel in this state, such as a returned parcel beside one under way. An
 * order with one waybill has the state of its parcel, so that parcel is not read.
 */
const inState = (state: ParcelState) => (order: OfOrder) =>
  order.or([
    order.and([order('waybills', '=', 1), order('orders.state', '=', state)]),
    order.and([
      order.or([order('waybills', 'is', null), order('waybills', '<>', 1)]),
      order.exists(
        ownParcels(order)
          .where('parcels.state', '=', state)
          .where(needsSender(state) ? OF_ATTENTION : sql<boolean>`parcels.number is not null`),
      ),
    ]),
  ]);

const OPEN_STATES = PARCEL_STATES.filter((state) => !isFinal(state));

/** Returns the condition for orders with a parcel under way that is expected by this day. */
const expectedUntil = (db: Queryable, day: string) => (order: OfOrder) =>
  order.exists(
    ownParcels(order)
      .where('parcels.state', 'in', EXPECTED_STATES)
      .where('parcels.number', 'is not', null)
      .where(lastExpectedDaySql(db), '<=', day),
  );

/** Returns true for a filter that may read many orders to find a few. */
const readsManyOrders = ({ state, words, country, expectedBy }: OrderPageFilter): boolean =>
  state !== null || words.length > 0 || country !== null || expectedBy !== null;

/** Selects the orders of one page. `last`: where it stops with older orders left. */
async function listOrdersOfPage(db: Queryable, filter: OrderPageFilter) {
  const { state, words, ids, country, expectedBy, size } = filter;
  // A list of ids is short, so its search needs no limit.
  const last = readsManyOrders(filter) && ids === null ? await findLastSearched(db, filter) : null;
  // The bound is on the column alone too, because SQLite does not end its scan by a comparison of rows.
  let query = ordersAfter(db, last ? { ...filter, since: last.createdAt } : filter).limit(size);
  if (last) query = query.where(sql<boolean>`(created_at, id) >= (${last.createdAt}, ${last.id})`);
  if (state) query = query.where(inState(state));
  if (ids) query = query.where(columnInListSql(db, 'orders.id', ids));
  if (country) query = query.where('receiver_country', '=', country);
  if (expectedBy) query = query.where('state', 'in', OPEN_STATES).where(expectedUntil(db, expectedBy));
  // Folded words contain only letters and digits, so LIKE sees no wildcards in them.
  for (const word of words) query = query.where(SEARCHED_TEXT, 'like', `%${word}%`);
  return { query, last };
}

/**
 * Returns one page, newest first, by keyset. Page 10,000 costs as much as page 1, and a search or a filter without
 * `ids` reads at most `MAX_SCANNED_ORDERS` orders.
 */
export async function findOrderPage(db: Queryable, filter: OrderPageFilter): Promise<OrderPage> {
  const { query, last } = await listOrdersOfPage(db, filter);
  const rows = await query.select(SUMMARY_COLUMNS).execute();
  return { rows, stoppedAt: rows.length < filter.size ? last : null };
}

/** Returns only the ids of `findOrderPage`. */
export async function findOrderIds(
  db: Queryable,
  filter: OrderPageFilter,
): Promise<{ ids: string[]; stoppedAt: PageCursor | null }> {
  const { query, last } = await listOrdersOfPage(db, filter);
  const rows = await query.select('id').execute();
  return { ids: rows.map(({ id }) => id), stoppedAt: rows.length < filter.size ? last : null };
}
