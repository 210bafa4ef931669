import 'server-only';
import type { Queryable } from '../../platform/db/open';
import type { ParcelRow } from '../orders/parcel-store';
import type { OrderReader, OrderRow } from '../orders/order-store';
import type { ReturnRow } from '../returns/return-store';

/** Parcel with the columns of its order that tracking shows. */
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
    | 'sender_city'
    | 'receiver_city'
  > & {
    /** Party that chose what happens to a returned parcel. Null before a choice, and for other parcels. */
    chosen_by: ReturnRow['chosen_by'];
    /** Waybill under which a returned parcel was sent on. Null for other parcels. */
    sent_on_as: ReturnRow['sent_on_as'];
    /** Earlier waybill of a returned parcel that is sent on under this one. Null for other parcels. */
    sent_on_from: string | null;
  };

/**
 * Returns the parcels of these waybills, and all parcels of these order numbers, each order's first one first. Hidden
 * orders are included: a sender can still track a deleted one.
 */
export async function listTrackedParcels(
  db: Queryable,
  numbers: { waybills: readonly string[]; tradeNos: readonly string[] },
  /** Account whose test orders are included. Nobody else sees them. */
  userId: string | null,
): Promise<TrackedParcelRow[]> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .leftJoin('returns', 'returns.waybill_no', 'parcels.waybill_no')
    .leftJoin('returns as origin', 'origin.sent_on_as', 'parcels.waybill_no')
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
      'returns.chosen_by',
      'returns.sent_on_as',
      'origin.waybill_no as sent_on_from',
      'sender_city',
      'receiver_city',
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

/** Maximum number of orders with one shop's number that tracking shows: the newest. */
const MAX_TRACKED_OF_SHOP_NUMBER = 3;

/** Returns the order numbers of the user's newest orders with each of these shop's numbers, hidden ones too. */
export async function listTradeNosOfShopNumbers(
  db: Queryable,
  { userId, tests }: OrderReader,
  numbers: readonly string[],
): Promise<Pick<OrderRow, 'trade_no' | 'shop_order_no'>[]> {
  const newestQueries = numbers.map((number) => {
    const ownOrders = db.selectFrom('orders').where('user_id', '=', userId).where('shop_order_no', '=', number);
    const visibleOrders = tests === null ? ownOrders : ownOrders.where('is_test', '=', tests);
    const newestOrders = visibleOrders.orderBy('created_at', 'desc').orderBy('id').limit(MAX_TRACKED_OF_SHOP_NUMBER);
    return db.selectFrom(newestOrders.select(['trade_no', 'shop_order_no']).as('few')).selectAll();
  });
  const [first, ...others] = newestQueries;
  if (!first) return [];
  return others.reduce((query, other) => query.unionAll(other), first).execute();
}

export async function findOrderInput(db: Queryable, orderId: string): Promise<string> {
  const row = await db.selectFrom('orders').select('input').where('id', '=', orderId).executeTakeFirstOrThrow();
  return row.input;
}
