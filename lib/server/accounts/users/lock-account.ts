import 'server-only';
import { lockRows } from '../../platform/db/lock-rows';
import type { Queryable } from '../../platform/db/open';
import { ApiError } from '../../platform/errors';
import { endSessionsOf } from '../sessions/session-store';

/** Locks an account: its sessions end and no new one can start. Returns the number of sessions that ended. */
export async function lockAccount(trx: Queryable, userId: string, now: Date): Promise<number> {
  await trx
    .updateTable('users')
    .set({ locked_at: now.toISOString() })
    .where('id', '=', userId)
    .where('locked_at', 'is', null)
    .execute();
  return endSessionsOf(trx, userId, 'operator');
}

export async function unlockAccount(db: Queryable, userId: string): Promise<void> {
  await db.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
}

/** Locks the account's row until the end of the transaction. Throws `accountLocked` if the account is locked. */
export async function refuseLocked(trx: Queryable, userId: string): Promise<void> {
  const query = trx.selectFrom('users').select('locked_at').where('id', '=', userId);
  const account = await lockRows(trx, query).executeTakeFirst();
  if (account?.locked_at) throw new ApiError('accountLocked');
}
