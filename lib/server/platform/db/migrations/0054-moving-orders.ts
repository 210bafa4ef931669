import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds an index of the orders of an account that are under way. Their number does not grow with the delivered
 * ones.
 */
export async function addMovingIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_moving_of_user on orders (user_id, created_at) where state in ('IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'RETURNED')`.execute(
    db,
  );
}
