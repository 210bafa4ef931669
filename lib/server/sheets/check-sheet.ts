import 'server-only';
import type { PlacedSheetOrder, SheetOrder } from '@/lib/contract/sheets';
import { userOf, type Context } from '../context';
import { currentParcels, parcelsByOrder } from '../orders/parcel-store';
import { SHEETS_OF_ACCOUNT } from '../throttle/policies';
import { consumeAttempt } from '../throttle/consume-attempt';
import type { Verb } from '../verb';
import { columnChoices } from './names';
import { orderKeys } from './order-key';
import { readOrders, type GoodOrder } from './read-orders';
import { readSheet } from './read-sheet';
import { sayMistake } from './say-mistake';
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

/** What can be placed of a sheet, and every mistake in it. Nothing is kept of the file. */
export const checkSheet: Verb<'checkSheet'> = async ({ ctx, input }) => {
  await consumeAttempt(ctx, SHEETS_OF_ACCOUNT, userOf(ctx).userId);
  const { format, rows } = await readSheet(Buffer.from(input.content, 'base64'));
  const choices = await columnChoices(ctx.db);
  const { table, good, mistakes } = await readOrders(ctx, rows, choices);
  return {
    format,
    orders: await presentOrders(ctx, good),
    mistakes: mistakes.map((mistake) => sayMistake(ctx, mistake, table, choices)),
    unknownColumns: table.unknown,
  };
};
