import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import type { VerifyPurpose } from '@/lib/contract/accounts';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';

export type CodeRow = Selectable<Tables['verify_codes']>;

/**
 * What anybody may ask a code for; what somebody logged in may: closing the account, a new number; and what shows that
 * somebody is a parcel's receiver.
 */
export type CodePurpose = VerifyPurpose | 'CLOSE' | 'PHONE' | 'RECEIVER';

/** What a code is bound to. */
export interface CodeSubject {
  purpose: CodePurpose;
  /** E-mail address or E.164 number. */
  target: string;
}

/** Stores a code beside the earlier ones of its target: who asks does not void what somebody else asked for. */
export async function insertCode(db: Queryable, row: Insertable<Tables['verify_codes']>): Promise<void> {
  await db.insertInto('verify_codes').values(row).execute();
}

/** The code that was answered with the nonce, or the newest of the subject without one; expired and used ones included. */
export async function findCode(
  db: Queryable,
  { purpose, target }: CodeSubject,
  nonceHash: string | null,
): Promise<CodeRow | null> {
  let query = db.selectFrom('verify_codes').selectAll().where('target', '=', target).where('purpose', '=', purpose);
  if (nonceHash !== null) query = query.where('nonce_hash', '=', nonceHash);
  const row = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ?? null;
}

/** Counts an attempt, those with a nonce (`tries`) apart from those without; false when none is left or the code is used. */
export async function countAttempt(
  db: Queryable,
  { id, kind, allowed }: { id: string; kind: 'tries' | 'open_tries'; allowed: number },
): Promise<boolean> {
  const result = await db
    .updateTable('verify_codes')
    .set((code) => ({ [kind]: code(kind, '+', 1) }))
    .where('id', '=', id)
    .where('used', '=', 0)
    .where(kind, '<', allowed)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Marks a code as used; false for all but the first of concurrent calls. */
export async function markUsed(db: Queryable, id: string): Promise<boolean> {
  const result = await db
    .updateTable('verify_codes')
    .set({ used: 1 })
    .where('id', '=', id)
    .where('used', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Deletes every code that was sent to these addresses and numbers. */
export async function deleteCodes(db: Queryable, targets: readonly string[]): Promise<void> {
  await db.deleteFrom('verify_codes').where('target', 'in', targets).execute();
}
