import 'server-only';
import type { Queryable } from './open';

/** Returns a subquery for the waybills of an account's parcels. */
export function waybillsOfAccount(db: Queryable, userId: string) {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('parcels.waybill_no')
    .where('orders.user_id', '=', userId);
}
