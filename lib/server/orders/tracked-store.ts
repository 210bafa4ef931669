import 'server-only';
import type { Json, Names } from '../db/json-column';
import { lockRows } from '../db/lock-rows';
import type { Queryable } from '../db/open';
import type { OrderRow } from './store';

export type TrackedOrderRow = Pick<
  OrderRow,
  | 'id'
  | 'user_id'
  | 'trade_no'
  | 'waybill_no'
  | 'service'
  | 'state'
  | 'attempts'
  | 'created_at'
  | 'updated_at'
  | 'sender_country'
  | 'receiver_country'
  | 'receiver_name'
  | 'pieces'
> & {
  /** Null for a city that has left the data set since. */
  sender_city: string | null;
  sender_city_names: Json<Names> | null;
  receiver_city: string | null;
  receiver_city_names: Json<Names> | null;
};

/** The orders of these waybills and order numbers, hidden or not: what a sender deletes can still be tracked. */
export async function findTrackedOrders(
  db: Queryable,
  numbers: { waybills: readonly string[]; tradeNos: readonly string[] },
): Promise<TrackedOrderRow[]> {
  return db
    .selectFrom('orders')
    .leftJoin('cities as origin', 'origin.code', 'orders.sender_city')
    .leftJoin('cities as destination', 'destination.code', 'orders.receiver_city')
    .select([
      'orders.id',
      'user_id',
      'trade_no',
      'waybill_no',
      'service',
      'state',
      'attempts',
      'created_at',
      'updated_at',
      'sender_country',
      'receiver_country',
      'receiver_name',
      'pieces',
      'origin.name as sender_city',
      'origin.names as sender_city_names',
      'destination.name as receiver_city',
      'destination.names as receiver_city_names',
    ])
    .where((where) =>
      where.or([
        ...(numbers.waybills.length ? [where('waybill_no', 'in', numbers.waybills)] : []),
        ...(numbers.tradeNos.length ? [where('trade_no', 'in', numbers.tradeNos)] : []),
      ]),
    )
    .execute();
}

export async function inputOf(db: Queryable, orderId: string): Promise<string> {
  const row = await db.selectFrom('orders').select('input').where('id', '=', orderId).executeTakeFirstOrThrow();
  return row.input;
}

/** Where the orders of these waybills stand, held there until the transaction ends; in one order, so that nobody waits in a circle. */
export function lockPositions(trx: Queryable, waybills: readonly string[]) {
  const query = trx
    .selectFrom('orders')
    .select(['id', 'waybill_no', 'state', 'attempts', 'version'])
    .where('waybill_no', 'in', waybills)
    .orderBy('id');
  return lockRows(trx, query).execute();
}
