import 'server-only';
import { sql } from 'kysely';
import type { ParcelAttention } from '@/lib/contract/order-list';
import { ATTENTION_STATES, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../platform/db/open';
import type { PageCursor } from '../../platform/page-cursor';
import type { OrderReader, OrderRow } from './store';

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

export interface OrderPageFilter extends OrderReader {
  since: string;
  state: ParcelState | null;
  /** Folded words. An order must contain all of them. */
  words: readonly string[];
  after: PageCursor | null;
  size: number;
}

/** Most orders that one response searches. If its page is not full, the next request continues there. */
const LOOKED_THROUGH = 2000;

/** Selects the sender's orders after a place in the list, newest first. */
function ordersAfter(db: Queryable, { userId, tests, since, after }: OrderPageFilter) {
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

/** Text that a search reads. Orders of the previous release have only the fallback. */
const SEARCHED = sql<string>`coalesce(search, lower(receiver_name || ' ' || trade_no || ' ' || waybill_no))`;

export interface OrderPage {
  rows: OrderSummaryRow[];
  /** Place where the search stopped with older orders left. Null if it read them all or its page is full. */
  stoppedAt: PageCursor | null;
}

/** Returns the last order that one response searches, or null if fewer are left. */
async function lastLookedThrough(db: Queryable, filter: OrderPageFilter): Promise<PageCursor | null> {
  const row = await ordersAfter(db, filter)
    .select(['created_at', 'id'])
    .offset(LOOKED_THROUGH - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? { createdAt: row.created_at, id: row.id } : null;
}

// Literals, because SQLite does not use a partial index for parameters.
const OF_ATTENTION = sql<boolean>`parcels.state in (${sql.join(ATTENTION_STATES.map((state) => sql.lit(state)))}) and parcels.number is not null`;

const needsSender = (state: ParcelState): boolean => ATTENTION_STATES.some((each) => each === state);

/** Selects the orders of one page. `last`: where it stops with older orders left. */
async function ordersOfPage(db: Queryable, filter: OrderPageFilter) {
  const { state, words, size } = filter;
  const last = state || words.length > 0 ? await lastLookedThrough(db, filter) : null;
  let query = ordersAfter(db, filter).limit(size);
  if (last) query = query.where(sql<boolean>`(created_at, id) >= (${last.createdAt}, ${last.id})`);
  // An order is found by the state of any of its parcels: a returned one is found beside one that is under way.
  if (state)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('parcels')
          .select('parcels.order_id')
          .whereRef('parcels.order_id', '=', 'orders.id')
          .where('parcels.state', '=', state)
          .where(needsSender(state) ? OF_ATTENTION : sql<boolean>`parcels.number is not null`),
      ),
    );
  // Folded words contain only letters and digits, so LIKE sees no wildcards in them.
  for (const word of words) query = query.where(SEARCHED, 'like', `%${word}%`);
  return { query, last };
}

/**
 * Returns one page, newest first, by keyset. Page 10,000 costs as much as page 1, and a search or a filter by state reads at most
 * `LOOKED_THROUGH` orders.
 */
export async function findOrderPage(db: Queryable, filter: OrderPageFilter): Promise<OrderPage> {
  const { query, last } = await ordersOfPage(db, filter);
  const rows = await query.select(SUMMARY_COLUMNS).execute();
  return { rows, stoppedAt: rows.length < filter.size ? last : null };
}

/** As `findOrderPage`, with the ids alone. */
export async function findOrderIds(
  db: Queryable,
  filter: OrderPageFilter,
): Promise<{ ids: string[]; stoppedAt: PageCursor | null }> {
  const { query, last } = await ordersOfPage(db, filter);
  const rows = await query.select('id').execute();
  return { ids: rows.map(({ id }) => id), stoppedAt: rows.length < filter.size ? last : null };
}

/**
 * Counts the parcels that need their sender, by state. For a sender of many orders it begins with the parcels of all accounts that need
 * one, so 20,000 orders cost as much as 20.
 */
export async function countAttention(db: Queryable, userId: string, since: string): Promise<ParcelAttention[]> {
  const all = { userId, tests: null, since, state: null, words: [], after: null, size: 0 };
  const hasMany = (await lastLookedThrough(db, all)) !== null;
  // SQLite reads the tables of a cross join in this order. PostgreSQL chooses by its statistics.
  const joined = hasMany
    ? db.selectFrom('parcels').crossJoin('orders').where('parcels.updated_at', '>=', since)
    : db.selectFrom('orders').crossJoin('parcels');
  const rows = await joined
    .leftJoin('returns', 'returns.waybill_no', 'parcels.waybill_no')
    .select(({ fn }) => [
      'parcels.state',
      fn.countAll<number | string>().as('count'),
      fn.min('returns.decide_by').as('decideBy'),
    ])
    .whereRef('parcels.order_id', '=', 'orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.hidden', '=', 0)
    .where('orders.created_at', '>=', since)
    .where(OF_ATTENTION)
    .groupBy('parcels.state')
    .execute();
  return ATTENTION_STATES.flatMap((state) => {
    const row = rows.find((each) => each.state === state);
    return row ? [{ state, count: Number(row.count), decideBy: row.decideBy }] : [];
  });
}
