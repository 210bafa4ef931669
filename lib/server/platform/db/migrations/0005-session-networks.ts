import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the network in which a session began, as a hash that differs between accounts. */
export async function addSessionNetworks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column network_hash text`.execute(db);
}
