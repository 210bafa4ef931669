import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds receivers' instructions before delivery. They are numbered by waybill, so that two concurrent ones have
 * an order.
 */
export async function addInstructions(db: Kysely<unknown>): Promise<void> {
  await sql`create table instructions (waybill_no text not null references parcels (waybill_no) on delete cascade, number integer not null, kind text not null, data text not null, given_by text not null, at text not null, superseded integer not null, primary key (waybill_no, number))`.execute(
    db,
  );
  await sql`create index instructions_by_time on instructions (at, waybill_no, number)`.execute(db);
}
