import 'server-only';
import { sql } from 'kysely';
import type { ParcelAttention } from '@/lib/contract/orders/order-list';
import { MAX_COUNTED_PARCELS } from '@/lib/orders/desk';
import { ATTENTION_STATES, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../../platform/db/open';

type AttentionState = (typeof ATTENTION_STATES)[number];

interface Sender {
  userId: string;
  /** Orders since this time, ISO 8601. */
  since: string;
}

/** States of an order under way, as in the index `open_orders_of_several`. */
const OPEN_STATES = [
  'WAITING',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'RETURNED',
] as const satisfies readonly ParcelState[];

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

// Conditions of the partial indexes, with literals: SQLite does not use a partial index for parameters.
const NEEDS_SENDER = sql<boolean>`orders.state in (${literals(ATTENTION_STATES)}) and orders.waybills = 1`;
const HAS_SEVERAL = sql<boolean>`(orders.waybills is null or orders.waybills <> 1)`;
const IS_OF_SEVERAL = sql<boolean>`orders.state in (${literals(OPEN_STATES)}) and ${HAS_SEVERAL}`;
// Unary plus: SQLite then does not choose the index of all orders of the account.
const IS_SHOWN = sql<boolean>`+orders.hidden = 0`;

/**
 * Returns the last day to choose, or null, for each parcel of an order with one waybill. The state of such a parcel is
 * the order's. With the state as a parameter, or with ORDER BY, SQLite chooses the index of all dates and reads the
 * orders of every account.
 */
const listParcelsOfSingle = (db: Queryable, { userId, since }: Sender, state: AttentionState) =>
  db
    .selectFrom('orders')
    .leftJoin('returns', 'returns.waybill_no', 'orders.waybill_no')
    .select('returns.decide_by')
    .where('orders.user_id', '=', userId)
    .where(NEEDS_SENDER)
    .where(sql<boolean>`orders.state = ${sql.lit(state)}`)
    .where('orders.created_at', '>=', since)
    .where(IS_SHOWN)
    .limit(MAX_COUNTED_PARCELS + 1)
    .execute();

/** Maximum number of open orders with several waybills whose parcels are read order by order. */
const MAX_READ_BY_ORDER = 1000;

/**
 * Returns true if the sender has more than `MAX_READ_BY_ORDER` open orders with several waybills. It is then faster to
 * begin with the parcels of all accounts.
 */
async function hasManyOfSeveral(db: Queryable, { userId, since }: Sender): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('created_at')
    .where('user_id', '=', userId)
    .where(IS_OF_SEVERAL)
    .where('created_at', '>=', since)
    .offset(MAX_READ_BY_ORDER)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the last day to choose, or null, for each parcel of an order with several waybills. */
function listParcelsOfSeveral(db: Queryable, { userId, since }: Sender, state: AttentionState, hasMany: boolean) {
  // SQLite reads the tables of a cross join in this order. PostgreSQL chooses by its statistics.
  const joined = hasMany
    ? db.selectFrom('parcels').crossJoin('orders').where('parcels.updated_at', '>=', since)
    : db.selectFrom('orders').crossJoin('parcels');
  return (
    joined
      .leftJoin('returns', 'returns.waybill_no', 'parcels.waybill_no')
      .select('returns.decide_by')
      .whereRef('parcels.order_id', '=', 'orders.id')
      .where('orders.user_id', '=', userId)
      // Without the condition of the index, PostgreSQL begins with the parcels.
      .where(hasMany ? HAS_SEVERAL : IS_OF_SEVERAL)
      .where('orders.created_at', '>=', since)
      .where(IS_SHOWN)
      .where(sql<boolean>`parcels.state in (${literals(ATTENTION_STATES)}) and parcels.number is not null`)
      .where('parcels.state', '=', state)
      .limit(MAX_COUNTED_PARCELS + 1)
      .execute()
  );
}

/** Counts the parcels that need their sender, by state. The count ends at `MAX_COUNTED_PARCELS`. */
export async function countAttention(db: Queryable, userId: string, since: string): Promise<ParcelAttention[]> {
  const sender = { userId, since };
  const hasMany = await hasManyOfSeveral(db, sender);
  const counts = await Promise.all(
    ATTENTION_STATES.map(async (state) => {
      const parts = [listParcelsOfSingle(db, sender, state), listParcelsOfSeveral(db, sender, state, hasMany)];
      const parcels = (await Promise.all(parts)).flat();
      const days = parcels.flatMap(({ decide_by }) => decide_by ?? []).sort();
      const count = Math.min(parcels.length, MAX_COUNTED_PARCELS);
      return { state, count, hasMore: parcels.length > count, decideBy: days[0] ?? null };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}
