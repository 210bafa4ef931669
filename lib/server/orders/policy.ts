import 'server-only';
import { senderMay, type OrderAsRead, type SenderAction } from '@/lib/orders/policy';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { currentParcels, parcelsOf, type ParcelRow } from '@/lib/server/parcels/orders/parcel-store';
import { orderReader } from './order-reader';
import { findOwnOrder, type OrderRow } from './store';

/** The sender's order. Throws notFound for a missing one, a deleted one and anybody else's alike. */
export async function ownOrder(ctx: Context, by: { id: string } | { trade_no: string }): Promise<OrderRow> {
  const row = await findOwnOrder(ctx.db, orderReader(ctx), by);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** An order with its parcels, those that an edit has taken out too. */
export interface OwnOrder {
  row: OrderRow;
  parcels: ParcelRow[];
}

/** The sender's order with its parcels. Both are of one version unless a write came between, which the version tells. */
export async function ownOrderWithParcels(ctx: Context, by: { id: string }): Promise<OwnOrder> {
  const row = await ownOrder(ctx, by);
  return { row, parcels: await parcelsOf(ctx.db, [row.id]) };
}

/** An order as the policy asks for it. */
export function orderAsRead(
  { kind, state }: Pick<OrderRow, 'kind' | 'state'>,
  parcels: readonly Pick<ParcelRow, 'number' | 'state'>[],
): OrderAsRead {
  return { kind, state, waybills: currentParcels(parcels) };
}

/** Throws stateForbids for what lib/orders/policy does not list. */
export function assertSenderMay(action: SenderAction, order: OrderAsRead): void {
  if (!senderMay(action, order)) throw new ApiError('stateForbids');
}
