import 'server-only';
import { isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import { lockRows } from '../../../platform/db/lock-rows';
import type { Queryable } from '../../../platform/db/open';
import type { UserRow } from '../../../accounts/users/user-store';

const UNDER_WAY = PARCEL_STATES.filter((state) => !isFinal(state));

/** Locks and returns the account, so that no order can be placed for it before the transaction ends. */
export async function lockUser(trx: Queryable, id: string): Promise<UserRow | null> {
  const query = trx.selectFrom('users').selectAll().where('id', '=', id);
  return (await lockRows(trx, query).executeTakeFirst()) ?? null;
}

export async function hasParcelsUnderWay(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', UNDER_WAY)
    .where('is_test', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the account with its address book and reset tokens. Orders, enquiries and ended sessions stay without an
 * owner (migration: on delete set null).
 */
export async function deleteUser(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
