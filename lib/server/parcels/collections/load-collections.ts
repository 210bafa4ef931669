import 'server-only';
import type { ParcelCollection } from '@/lib/contract/orders/collections';
import type { Context } from '../../platform/context';
import type { OrderRow } from '../orders/order-store';
import { listCollectedWithPayouts } from './account-ledger-store';
import { presentParcelCollection, todayIn } from './present-collections';
import { listTermsByCountry } from './terms-store';

/** Returns the money of an order's parcels, by waybill. Parcels without money are left out. */
export async function loadCollections(
  ctx: Context,
  { receiver_country: country }: Pick<OrderRow, 'receiver_country'>,
  waybills: readonly string[],
): Promise<Map<string, ParcelCollection>> {
  const rows = waybills.length > 0 ? await listCollectedWithPayouts(ctx.db, waybills) : [];
  if (rows.length === 0) return new Map();
  const terms = (await listTermsByCountry(ctx.db, [country])).get(country) ?? [];
  const calendar = { terms, today: todayIn(country, ctx.now()) };
  return new Map(
    rows.flatMap((row) => {
      const collection = presentParcelCollection(row, country, calendar);
      return collection ? [[row.waybill_no, collection] as const] : [];
    }),
  );
}
