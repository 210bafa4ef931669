import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the promised delivery days of a parcel. Parcels of the previous release have none. */
export async function addExpectedDays(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column expected text`.execute(db);
}
