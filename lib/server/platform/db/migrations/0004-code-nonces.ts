import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the hash of a code's requester, and counts attempts of clients that cannot identify themselves. */
export async function addCodeNonces(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verify_codes add column nonce_hash text`.execute(db);
  await sql`alter table verify_codes add column open_tries integer not null default 0`.execute(db);
}
