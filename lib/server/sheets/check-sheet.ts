import 'server-only';
import type { PlacedSheetOrder, SheetOrder } from '@/lib/contract/sheets';
import { userOf, type Context } from '../context';
import { currentParcels, parcelsByOrder } from '../parcels/orders/parcel-store';
import type { Verb } from '../platform/verb';
import { orderKeys } from './order-key';
import type { GoodOrder } from './read-orders';
import { readUpload } from './read-upload';
import { ordersOfKeys } from './store';

/** Orders of the keys that were placed already. */
async function placedBefore(ctx: Context, keys: readonly string[]): Promise<Map<string, PlacedSheetOrder>> {
  const rows = await ordersOfKeys(ctx.db, userOf(ctx).userId, keys);
  const parcels = await parcelsByOrder(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, trade_no, kind, idempotency_key }) => {
      const own = currentParcels(parcels.get(id) ?? []);
      const waybills = own.map(({ waybill_no, state }) => ({ waybillNo: waybill_no, state }));
      return [idempotency_key, { id, tradeNo: trade_no, kind, waybills }];
    }),
  );
}

async function presentOrders(ctx: Context, good: readonly GoodOrder[]): Promise<SheetOrder[]> {
  const keys = await orderKeys(
    ctx,
    good.map(({ order, rows: { reference } }) => ({ order, reference })),
  );
  const placed = await placedBefore(
    ctx,
    keys.flatMap(({ today, before }) => [today, before]),
  );
  return good.map(({ order, priced, rows }, at) => {
    const { today, before } = keys[at]!;
    const orderKey = !placed.has(today) && placed.has(before) ? before : today;
    const { agreed: _, ...wanted } = order;
    return {
      orderKey,
      reference: rows.reference,
      rows: rows.rows.map(({ row }) => row),
      receiverName: order.receiver.name,
      parcels: order.parcels.length,
      totals: [...priced.quote.totals],
      placed: placed.get(orderKey) ?? null,
      order: wanted,
    };
  });
}

/** What can be placed of a sheet, and every mistake in it. */
export const checkSheet: Verb<'checkSheet'> = async ({ ctx, input }) => {
  const { format, table, good, mistakes } = await readUpload(ctx, input);
  return { format, orders: await presentOrders(ctx, good), mistakes, unknownColumns: table.unknown };
};
