import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the shop's own number of an order, and the index by which the account's calls find it. */
export async function addShopOrderNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column shop_order_no text`.execute(db);
  await sql`create index orders_by_shop_number on orders (user_id, shop_order_no, created_at) where shop_order_no is not null`.execute(
    db,
  );
}
