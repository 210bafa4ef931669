import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: up to which scan a parcel's state was replayed. The release before writes none; its parcels are replayed whole the next time. */
export async function addReplayedScans(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcels add column replayed_until text`.execute(db);
}
