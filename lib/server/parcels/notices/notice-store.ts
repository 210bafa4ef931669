import 'server-only';
import type { Queryable } from '../../platform/db/open';
import { SHEET_ORDER_KIND } from './booked-entries';
import type { OutboxEntry } from '../../messaging/queue/entry';

const NOTICE_COLUMNS = [
  'orders.id',
  'orders.created_at',
  'orders.trade_no',
  'orders.shop_order_no',
  'orders.language',
  'orders.sender_country',
  'orders.receiver_country',
  'orders.kind',
  'orders.state',
  'orders.input',
  'orders.quote',
  'orders.billed',
  'orders.is_test',
  // Columns of the account holder. Null if the account is closed.
  'users.id as user_id',
  'users.email as user_email',
  'users.phone as user_phone',
  'users.country_code as user_country',
  'users.handed_over_at as user_handed_over_at',
] as const;

/** Returns the columns of an order that its notices need. */
export async function findNoticedOrder(db: Queryable, id: string) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(NOTICE_COLUMNS)
    .where('orders.id', '=', id)
    .executeTakeFirst();
}
export type NoticedOrder = NonNullable<Awaited<ReturnType<typeof findNoticedOrder>>>;

type SheetOrderEntry = Pick<OutboxEntry, 'id' | 'created_at'> & { user_id: string };

const sheetOrdersOf = (db: Queryable, userId: string) =>
  db.selectFrom('outbox').where('outbox.user_id', '=', userId).where('outbox.kind', '=', SHEET_ORDER_KIND);

/** Returns true if a later order from a sheet of this sender is still to be reported. */
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

const SHEET_ORDER_COLUMNS = ['orders.input', 'orders.quote', 'orders.billed', 'orders.receiver_country'] as const;

/** Returns the orders of sheets, up to and including this one, that the sender was not yet notified of. */
export async function listOrdersToNotify(db: Queryable, { id, created_at, user_id }: SheetOrderEntry) {
  const lastSentEntry = await sheetOrdersOf(db, user_id)
    .select(['id', 'created_at'])
    .where('state', '=', 'sent')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return sheetOrdersOf(db, user_id)
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select(SHEET_ORDER_COLUMNS)
    .where(({ eb, and, or }) =>
      and([
        or([
          eb('outbox.created_at', '<', created_at),
          and([eb('outbox.created_at', '=', created_at), eb('outbox.id', '<=', id)]),
        ]),
        lastSentEntry
          ? or([
              eb('outbox.created_at', '>', lastSentEntry.created_at),
              and([eb('outbox.created_at', '=', lastSentEntry.created_at), eb('outbox.id', '>', lastSentEntry.id)]),
            ])
          : eb('outbox.id', 'is not', null),
      ]),
    )
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .execute();
}
export type OrderToNotify = Awaited<ReturnType<typeof listOrdersToNotify>>[number];
