import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: the network a session began in, as a hash that no other account's session shares. */
export async function addSessionNetworks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column network_hash text`.execute(db);
}
