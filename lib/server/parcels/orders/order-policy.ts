import 'server-only';
import { senderMay, type OrderAsRead, type SenderAction } from '@/lib/orders/sender-policy';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { currentParcels, listParcels, type ParcelRow } from './parcel-store';
import { orderReader } from './list/order-reader';
import { findOwnOrder, type OrderRow, type OwnOrderNumber } from './order-store';

/** Returns the sender's order. Throws `notFound` for a missing or deleted order and for one of another account. */
export async function loadOwnOrder(ctx: Context, by: OwnOrderNumber): Promise<OrderRow> {
  const row = await findOwnOrder(ctx.db, orderReader(ctx), by);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** Order with its parcels, including those that an edit removed. */
export interface OwnOrderWithParcels {
  row: OrderRow;
  parcels: ParcelRow[];
}

/**
 * Returns the sender's order with its parcels. A concurrent write can come between the two reads. The order's version
 * then differs.
 */
export async function loadOwnOrderWithParcels(ctx: Context, by: { id: string }): Promise<OwnOrderWithParcels> {
  const row = await loadOwnOrder(ctx, by);
  return { row, parcels: await listParcels(ctx.db, [row.id]) };
}

/** Returns an order in the form that the policy needs. */
export function orderAsRead(
  { kind, state }: Pick<OrderRow, 'kind' | 'state'>,
  parcels: readonly Pick<ParcelRow, 'number' | 'state'>[],
): OrderAsRead {
  return { kind, state, waybills: currentParcels(parcels) };
}

/** Throws `stateForbids` for an action that `lib/orders/sender-policy` does not list. */
export function assertSenderMay(action: SenderAction, order: OrderAsRead): void {
  if (!senderMay(action, order)) throw new ApiError('stateForbids');
}
