import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: the number an e-mail account was registered with, which nobody has proven and nobody logs in with. */
export async function addContactPhones(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column contact_phone text`.execute(db);
}
