import 'server-only';
import { sql, type Kysely } from 'kysely';

const INDEXES = [
  // Parcels that need their sender, of one order and of the last months of all accounts.
  `create index parcels_of_attention on parcels (order_id) where state in ('RETURNED', 'DELIVERY_FAILED') and number is not null`,
  `create index parcels_of_attention_by_date on parcels (updated_at) where state in ('RETURNED', 'DELIVERY_FAILED') and number is not null`,
  // Test orders, to count them for one account and to delete old ones.
  `create index test_orders_of_user on orders (user_id) where is_test = 1`,
  `create index test_orders_by_date on orders (created_at) where is_test = 1`,
];

/** Expand: adds indexes with which lists and counts of a sender cost the same with 20 and 20,000 orders. */
export async function addOrderListIndexes(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(index).execute(db);
}
