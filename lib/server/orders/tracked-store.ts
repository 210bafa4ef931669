import 'server-only';
import type { Json, Names } from '../platform/db/json-column';
import type { Queryable } from '../db/open';
import type { ParcelRow } from '@/lib/server/parcels/orders/parcel-store';
import type { OrderRow } from './store';

/** A parcel with what tracking tells of its order. */
export type TrackedParcelRow = Omit<ParcelRow, 'order_id' | 'replayed_until'> &
  Pick<
    OrderRow,
    | 'id'
    | 'user_id'
    | 'trade_no'
    | 'service'
    | 'is_test'
    | 'created_at'
    | 'sender_country'
    | 'receiver_country'
    | 'receiver_name'
  > & {
    /** Null for a city that has left the data set since. */
    sender_city: string | null;
    sender_city_names: Json<Names> | null;
    receiver_city: string | null;
    receiver_city_names: Json<Names> | null;
  };

/**
 * The parcels of these waybills, and all of these order numbers, hidden or not: what a sender deletes can still be tracked. Each
 * order's first one first.
 */
export async function findTrackedParcels(
  db: Queryable,
  numbers: { waybills: readonly string[]; tradeNos: readonly string[] },
  /** Whose test orders are among them; nobody else sees those. */
  userId: string | null,
): Promise<TrackedParcelRow[]> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .leftJoin('cities as origin', 'origin.code', 'orders.sender_city')
    .leftJoin('cities as destination', 'destination.code', 'orders.receiver_city')
    .select([
      'orders.id',
      'user_id',
      'trade_no',
      'parcels.waybill_no',
      'parcels.number',
      'parcels.pieces',
      'parcels.state',
      'parcels.attempts',
      'parcels.measured',
      'parcels.expected',
      'parcels.updated_at',
      'service',
      'is_test',
      'created_at',
      'sender_country',
      'receiver_country',
      'receiver_name',
      'origin.name as sender_city',
      'origin.names as sender_city_names',
      'destination.name as receiver_city',
      'destination.names as receiver_city_names',
    ])
    .where((where) =>
      userId === null ? where('is_test', '=', 0) : where.or([where('is_test', '=', 0), where('user_id', '=', userId)]),
    )
    .where((where) =>
      where.or([
        ...(numbers.waybills.length ? [where('parcels.waybill_no', 'in', numbers.waybills)] : []),
        ...(numbers.tradeNos.length
          ? [where.and([where('trade_no', 'in', numbers.tradeNos), where('parcels.number', 'is not', null)])]
          : []),
      ]),
    )
    .orderBy('parcels.order_id')
    .orderBy('parcels.number')
    .execute();
}

export async function inputOf(db: Queryable, orderId: string): Promise<string> {
  const row = await db.selectFrom('orders').select('input').where('id', '=', orderId).executeTakeFirstOrThrow();
  return row.input;
}
