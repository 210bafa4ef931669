import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import type { VerifyPurpose } from '@/lib/contract/accounts/accounts';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type CodeRow = Selectable<Tables['verify_codes']>;

/**
 * Purposes of a code. Some are open to every visitor, others only to logged-in people: closing the account, a new
 * number, passkeys. The last one proves that somebody is a parcel's receiver.
 */
export type CodePurpose = VerifyPurpose | 'CLOSE' | 'PHONE' | 'PASSKEY' | 'RECEIVER';

/** Purpose and target that a code is bound to. */
export interface CodeSubject {
  purpose: CodePurpose;
  /** Email address or E.164 number. */
  target: string;
}

/**
 * Stores a code beside earlier ones of its target, so that a request by one visitor does not invalidate another's code.
 */
export async function insertCode(db: Queryable, row: Insertable<Tables['verify_codes']>): Promise<void> {
  await db.insertInto('verify_codes').values(row).execute();
}

/**
 * Returns the code of the response with this nonce, or without a nonce the newest code of the subject. Includes expired
 * and used codes.
 */
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

/**
 * Counts an attempt with a nonce (`tries`) or without (`open_tries`). Returns false if the code is used or no attempt
 * of that kind is left.
 */
export async function recordCodeTry(
  db: Queryable,
  { id, kind, allowed }: { id: string; kind: 'tries' | 'open_tries'; allowed: { all: number; open: number } },
): Promise<boolean> {
  let attempt = db
    .updateTable('verify_codes')
    .set((code) => ({ [kind]: code(kind, '+', 1) }))
    .where('id', '=', id)
    .where('used', '=', 0)
    .where((code) => code(code('tries', '+', code.ref('open_tries')), '<', allowed.all));
  if (kind === 'open_tries') attempt = attempt.where('open_tries', '<', allowed.open);
  const result = await attempt.executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Marks a code as used. Returns false for all but the first of concurrent calls. */
export async function markCodeUsed(db: Queryable, id: string): Promise<boolean> {
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
