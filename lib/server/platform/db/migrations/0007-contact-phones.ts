import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds the number given at registration by email. It is not proven and cannot be used for login. */
export async function addContactPhones(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column contact_phone text`.execute(db);
}
