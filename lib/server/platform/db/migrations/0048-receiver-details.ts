import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the details of an order that only its receiver knows. The National Address is part of the order itself.
 */
export async function addReceiverDetails(db: Kysely<unknown>): Promise<void> {
  await sql`create table receiver_details (order_id text not null references orders (id) on delete cascade, detail text not null, value text not null, given_by text not null, at text not null, primary key (order_id, detail))`.execute(
    db,
  );
}
