import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/open';

// A literal, because SQLite does not use a partial index for a parameter.
const WAITING_STATE = sql.lit('WAITING' as const);

/** Counts the waiting orders of an account, except test orders, placed before this time (ISO 8601). */
export async function countWaitingOrders(db: Queryable, userId: string, placedBefore: string): Promise<number> {
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string | number>().as('orders'))
    .where('user_id', '=', userId)
    .where('state', '=', WAITING_STATE)
    .where('created_at', '<', placedBefore)
    .where('is_test', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(orders);
}

export type WaitingOrderRow = Awaited<ReturnType<typeof listUnremindedOrders>>[number];

/**
 * Returns waiting orders, oldest first, placed before this time and without an outbox entry whose id has this ending.
 * Leaves out test orders.
 */
export function listUnremindedOrders(
  db: Queryable,
  { placedBefore, ending, limit }: { placedBefore: string; ending: string; limit: number },
) {
  return db
    .selectFrom('orders')
    .select(['id', 'user_id', 'sender_country', 'created_at'])
    .where('state', '=', WAITING_STATE)
    .where('created_at', '<', placedBefore)
    .where('is_test', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.id', '=', sql<string>`orders.id || ${ending}`),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
