import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: marks image codes that were asked as a question in words. Codes sent after these have a separate limit. */
export async function addImageCodesInWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image_codes add column in_words integer not null default 0`.execute(db);
}
