import 'server-only';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/open';

// A literal, because SQLite does not use a partial index for a parameter.
const TEST = sql.lit(1);

/** Counts the test orders of an account, hidden ones included, up to `max`. */
export async function countTestOrders(db: Queryable, userId: string, max: number): Promise<number> {
  const { orders } = await db
    .selectFrom((from) =>
      from
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', userId)
        .where('is_test', '=', TEST)
        .limit(max)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string | number>().as('orders'))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

/** Tables whose rows the database does not delete with their order. */
const TABLES_OF_ORDER = ['parcels', 'order_history', 'file_links'] as const;

/** Maximum number of orders that one transaction deletes. It must not block writers for long. */
const BATCH_SIZE = 200;

/** Deletes a batch of test orders placed before this time (ISO 8601). Returns false if none is left. */
export async function deleteTestOrders(db: Database, placedBefore: string): Promise<boolean> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('is_test', '=', TEST)
    .where('created_at', '<', placedBefore)
    .limit(BATCH_SIZE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  await db.transaction().execute(async (trx) => {
    for (const table of TABLES_OF_ORDER) await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
    await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  });
  return true;
}
