import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: whether an image code was asked as a question in words, whose sendings have a limit of their own. */
export async function addImageCodesInWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image_codes add column in_words integer not null default 0`.execute(db);
}
