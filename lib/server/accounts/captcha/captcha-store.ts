import 'server-only';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

type ImageCodeRow = Tables['image_codes'];

/** Stores a code. Replaces an earlier one with the same key. */
export async function upsertImageCode(db: Queryable, row: Insertable<ImageCodeRow>): Promise<void> {
  await db
    .insertInto('image_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        answer_hash: row.answer_hash,
        expires_at: row.expires_at,
        in_words: row.in_words,
      }),
    )
    .execute();
}

/** Deletes and returns the code of a key, so that only the first of concurrent calls gets it. */
export async function consumeImageCode(db: Queryable, keyHash: string): Promise<ImageCodeRow | null> {
  const row = await db.deleteFrom('image_codes').where('key_hash', '=', keyHash).returningAll().executeTakeFirst();
  return row ?? null;
}
