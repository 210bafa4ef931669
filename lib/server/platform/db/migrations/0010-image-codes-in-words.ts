import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: marks image codes whose question is in words. Verification codes that are sent after them have a separate
 * limit.
 */
export async function addImageCodesInWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image_codes add column in_words integer not null default 0`.execute(db);
}
