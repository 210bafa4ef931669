import 'server-only';
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Orders whose parcel needs the sender. An order with several waybills is found by its parcels.
  `create index orders_of_attention on orders (user_id, state, created_at) where state in ('RETURNED', 'DELIVERY_FAILED') and waybills = 1`,
  `create index open_orders_of_several on orders (user_id, created_at) where state in ('WAITING', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'RETURNED') and (waybills is null or waybills <> 1)`,
];

/** Expand: adds indexes of an account's orders with parcels that need their sender. */
export async function addAttentionIndexes(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
