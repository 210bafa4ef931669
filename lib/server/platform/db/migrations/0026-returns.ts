import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds returned parcels, with the last day to choose, the choice and its author. */
export async function addReturns(db: Kysely<unknown>): Promise<void> {
  await sql`create table returns (waybill_no text primary key references parcels (waybill_no) on delete cascade, noticed_on text not null, decide_by text not null, choice text, chosen_by text, chosen_at text)`.execute(
    db,
  );
}
