import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the last scan from which a parcel's state was replayed. The previous release does not write it. Its
 * parcels are replayed completely the next time.
 */
export async function addReplayedScans(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column replayed_until text`.execute(db);
}
