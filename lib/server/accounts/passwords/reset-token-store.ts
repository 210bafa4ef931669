import 'server-only';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export async function insertResetToken(db: Queryable, row: Tables['reset_tickets']): Promise<void> {
  await db.insertInto('reset_tickets').values(row).execute();
}

/** Returns the id of the user whose password a valid reset token can set, or null. */
export async function findResetTokenOwner(db: Queryable, tokenHash: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('reset_tickets')
    .select('user_id')
    .where('ticket_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteResetTokens(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('reset_tickets').where('user_id', '=', userId).execute();
}

/** Deletes a reset token and all others of its owner. Returns false for all but the first of concurrent calls. */
export async function consumeResetToken(db: Queryable, tokenHash: string, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('reset_tickets').where('ticket_hash', '=', tokenHash).executeTakeFirst();
  await deleteResetTokens(db, userId);
  return Number(result.numDeletedRows) === 1;
}
