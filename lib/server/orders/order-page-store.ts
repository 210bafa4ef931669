import 'server-only';
import { sql } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../db/open';
import type { PageCursor } from '../platform/page-cursor';
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
  /** Folded; an order has all of them. */
  words: readonly string[];
  after: PageCursor | null;
  size: number;
}

/** Orders that one answer looks through: as long as its page is not full, the next one goes on from there. */
const LOOKED_THROUGH = 2000;

/** The sender's orders after a place in the list, newest first. */
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

/** What an order is found by; those of the release before have no more than this. */
const SEARCHED = sql<string>`coalesce(search, lower(receiver_name || ' ' || trade_no || ' ' || waybill_no))`;

export interface OrderPage {
  rows: OrderSummaryRow[];
  /** Where it stopped looking, with older orders still to look through; null where it saw them all or its page is full. */
  stoppedAt: PageCursor | null;
}

/** The last order of those that one answer looks through; null where fewer are left. */
async function lastLookedThrough(db: Queryable, filter: OrderPageFilter): Promise<PageCursor | null> {
  const row = await ordersAfter(db, filter)
    .select(['created_at', 'id'])
    .offset(LOOKED_THROUGH - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? { createdAt: row.created_at, id: row.id } : null;
}

/** One page, newest first, by keyset: page 10,000 costs what page 1 costs, and a search looks through so many orders at most. */
export async function findOrderPage(db: Queryable, filter: OrderPageFilter): Promise<OrderPage> {
  const { state, words, size } = filter;
  const last = words.length > 0 ? await lastLookedThrough(db, filter) : null;
  let query = ordersAfter(db, filter).select(SUMMARY_COLUMNS).limit(size);
  if (last) query = query.where(sql<boolean>`(created_at, id) >= (${last.createdAt}, ${last.id})`);
  if (state) query = query.where('state', '=', state);
  // Folded words hold letters and digits alone, so nothing in them means anything to LIKE.
  for (const word of words) query = query.where(SEARCHED, 'like', `%${word}%`);
  const rows = await query.execute();
  return { rows, stoppedAt: rows.length < size ? last : null };
}
