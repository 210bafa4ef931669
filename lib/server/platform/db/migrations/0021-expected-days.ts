import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: the days of delivery that were told of a parcel. The release before writes none, and its parcels show none. */
export async function addExpectedDays(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column expected text`.execute(db);
}
