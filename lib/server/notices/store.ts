import 'server-only';
import type { Queryable } from '../db/open';
import { SHEET_ORDER } from '../messages/booked';
import type { OutboxEntry } from '../outbox/entry';

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
  'orders.is_test',
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

type SheetOrderEntry = Pick<OutboxEntry, 'id' | 'created_at'> & { user_id: string };

const sheetOrdersOf = (db: Queryable, userId: string) =>
  db.selectFrom('outbox').where('user_id', '=', userId).where('kind', '=', SHEET_ORDER);

/** Whether a later order of a sheet of this sender waits to be told. */
export async function hasLaterSheetOrder(
  db: Queryable,
  { id, created_at, user_id }: SheetOrderEntry,
): Promise<boolean> {
  const later = await sheetOrdersOf(db, user_id)
    .select('id')
    .where('state', '=', 'waiting')
    .where(({ eb, and, or }) =>
      or([eb('created_at', '>', created_at), and([eb('created_at', '=', created_at), eb('id', '>', id)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Orders of sheets up to this one of which the sender was not told yet, this one among them. */
export async function countUntold(db: Queryable, { id, created_at, user_id }: SheetOrderEntry): Promise<number> {
  const told = await sheetOrdersOf(db, user_id)
    .select(['id', 'created_at'])
    .where('state', '=', 'sent')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { orders } = await sheetOrdersOf(db, user_id)
    .select(({ fn }) => fn.countAll<string | number>().as('orders'))
    .where(({ eb, and, or }) =>
      and([
        or([eb('created_at', '<', created_at), and([eb('created_at', '=', created_at), eb('id', '<=', id)])]),
        told
          ? or([
              eb('created_at', '>', told.created_at),
              and([eb('created_at', '=', told.created_at), eb('id', '>', told.id)]),
            ])
          : eb('id', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(orders);
}
