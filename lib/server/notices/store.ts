import 'server-only';
import type { Queryable } from '../db/open';

const NOTICED = [
  'orders.id',
  'orders.trade_no',
  'orders.language',
  'orders.sender_country',
  'orders.receiver_country',
  'orders.kind',
  'orders.input',
  'orders.quote',
  'orders.billed',
  // Of the account holder; null where the account is closed.
  'users.id as user_id',
  'users.email as user_email',
  'users.phone as user_phone',
] as const;

/** What is needed of an order to tell people of it. */
export async function findNoticedOrder(db: Queryable, id: string) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(NOTICED)
    .where('orders.id', '=', id)
    .executeTakeFirst();
}
export type NoticedOrder = NonNullable<Awaited<ReturnType<typeof findNoticedOrder>>>;
