import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the language of an order's page, and the parties that stopped messages about an order. */
export async function addNotices(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column language text`.execute(db);
  await sql`create table message_stops (order_id text not null references orders (id) on delete cascade, party text not null, at text not null, primary key (order_id, party))`.execute(
    db,
  );
}
