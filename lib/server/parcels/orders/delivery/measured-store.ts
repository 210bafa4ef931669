import 'server-only';
import type { Json } from '../../../platform/db/json-column';
import type { Queryable } from '../../../platform/db/open';
import type { MeasuredParcel } from '@/lib/parcel/measured';

export async function setMeasuredParcel(
  trx: Queryable,
  waybill: string,
  measured: Json<MeasuredParcel>,
): Promise<void> {
  await trx.updateTable('parcels').set({ measured }).where('waybill_no', '=', waybill).execute();
}

/** Returns the JSON columns that an order is priced from. */
export function findPricing(trx: Queryable, orderId: string) {
  return trx
    .selectFrom('orders')
    .select(['input', 'quote', 'tariff', 'billed', 'user_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Sets the billed price and increments the order's version. */
export async function setBilled(trx: Queryable, orderId: string, billed: string | null, at: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((order) => ({ billed, version: order('version', '+', 1), updated_at: at }))
    .where('id', '=', orderId)
    .execute();
}
