import 'server-only';
import type { Queryable } from '@/lib/server/db/open';

/** The waybills of an account's parcels, as a part of a statement. */
export function waybillsOfAccount(db: Queryable, userId: string) {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('parcels.waybill_no')
    .where('orders.user_id', '=', userId);
}
