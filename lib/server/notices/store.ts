import 'server-only';
import type { Queryable } from '../db/open';

const NOTICED = [
  'id',
  'user_id',
  'trade_no',
  'language',
  'sender_country',
  'receiver_country',
  'kind',
  'input',
  'quote',
  'billed',
] as const;

/** What is needed of an order to tell people of it. */
export async function findNoticedOrder(db: Queryable, id: string) {
  return db.selectFrom('orders').select(NOTICED).where('id', '=', id).executeTakeFirst();
}
export type NoticedOrder = NonNullable<Awaited<ReturnType<typeof findNoticedOrder>>>;
