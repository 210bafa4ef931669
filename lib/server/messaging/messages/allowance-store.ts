import 'server-only';
import { HANDED_OVER_DAYS } from '@/lib/orders/hand-over-policy';
import { DAY_MS } from '@/lib/time/durations';
import type { Queryable } from '../../platform/db/open';
import { PARCELS_THAT_COUNT } from './allowances';

/** Age in days up to which orders are read. An account can have many, and a sender hands a parcel over within days. */
const PLACED_WITHIN_DAYS = 90;

/** Returns the columns that determine how many messages an account may cause, or null for a closed account. */
export async function findAllowanceColumns(db: Queryable, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['handed_over_at', 'messages_a_day'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ?? null;
}

/** Counts the parcels that an account handed over in the last HANDED_OVER_DAYS, up to PARCELS_THAT_COUNT. */
export async function countHandedOverParcels(db: Queryable, userId: string, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { parcels } = await db
    .selectFrom((from) =>
      from
        .selectFrom('orders')
        .innerJoin('order_history', 'order_history.order_id', 'orders.id')
        .select('order_history.id')
        .where('orders.user_id', '=', userId)
        // Both values are listed so that the index of the account's order list is used.
        .where('orders.hidden', 'in', [0, 1])
        .where('orders.created_at', '>=', ago(PLACED_WITHIN_DAYS))
        .where('orders.is_test', '=', 0)
        .where('order_history.state', '=', 'IN_TRANSIT')
        .where('order_history.at', '>=', ago(HANDED_OVER_DAYS))
        .limit(PARCELS_THAT_COUNT)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string | number>().as('parcels'))
    .executeTakeFirstOrThrow();
  return Number(parcels);
}

/** Records when the first parcel of each account was handed over, for accounts that do not have this time yet. */
export async function setHandedOver(trx: Queryable, userIds: readonly string[], at: string): Promise<void> {
  if (userIds.length === 0) return;
  const usersToUpdate = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('handed_over_at', 'is', null)
    .orderBy('id')
    .execute();
  // Locks the rows one at a time and in a fixed order, so that two imports cannot deadlock.
  for (const { id } of usersToUpdate)
    await trx
      .updateTable('users')
      .set({ handed_over_at: at })
      .where('id', '=', id)
      .where('handed_over_at', 'is', null)
      .execute();
}

/** Sets how many messages an account may cause in a day. With null, its parcels determine the number again. */
export async function setAllowance(db: Queryable, userId: string, messages: number | null): Promise<void> {
  await db.updateTable('users').set({ messages_a_day: messages }).where('id', '=', userId).execute();
}
