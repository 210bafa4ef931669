import 'server-only';
import type { Json } from '../../platform/db/json-column';
import type { Queryable } from '../../db/open';
import type { Measured } from '@/lib/parcel/measured';

export async function setMeasured(trx: Queryable, waybill: string, measured: Json<Measured>): Promise<void> {
  await trx.updateTable('parcels').set({ measured }).where('waybill_no', '=', waybill).execute();
}

/** The texts that an order is priced by. */
export function findPricing(trx: Queryable, orderId: string) {
  return trx
    .selectFrom('orders')
    .select(['input', 'quote', 'tariff', 'billed'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** The order is another version from then on. */
export async function setBilled(trx: Queryable, orderId: string, billed: string | null, at: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((order) => ({ billed, version: order('version', '+', 1), updated_at: at }))
    .where('id', '=', orderId)
    .execute();
}
