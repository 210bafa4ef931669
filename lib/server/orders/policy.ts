import 'server-only';
import { senderMay, type OrderAsRead, type SenderAction } from '@/lib/orders/policy';
import { userOf, type Context } from '../context';
import { ApiError } from '../errors';
import { findOwnOrder, type OrderRow } from './store';

/** The sender's order. Throws notFound for a missing one, a deleted one and anybody else's alike. */
export async function ownOrder(ctx: Context, by: { id: string } | { trade_no: string }): Promise<OrderRow> {
  const row = await findOwnOrder(ctx.db, userOf(ctx).userId, by);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** Throws stateForbids for what lib/orders/policy does not list. */
export function assertSenderMay(action: SenderAction, order: OrderAsRead): void {
  if (!senderMay(action, order)) throw new ApiError('stateForbids');
}
