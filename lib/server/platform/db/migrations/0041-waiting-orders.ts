import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds indexes of orders that wait to be handed over, of one account and of all. */
export async function addWaitingIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_waiting_of_user on orders (user_id, created_at) where state = 'WAITING'`.execute(db);
  await sql`create index orders_waiting on orders (created_at) where state = 'WAITING'`.execute(db);
}
