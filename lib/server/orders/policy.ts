import 'server-only';
import { senderMay, type OrderAsRead, type SenderAction } from '@/lib/orders/policy';
import type { ParcelState } from '@/lib/parcel/states';
import { userOf, type Context } from '../context';
import { ApiError } from '../errors';
import { findOwnOrder, type OrderRow } from './store';

/** The sender's order. Throws notFound for a missing one, a deleted one and anybody else's alike. */
export async function ownOrder(ctx: Context, by: { id: string } | { trade_no: string }): Promise<OrderRow> {
  const row = await findOwnOrder(ctx.db, userOf(ctx).userId, by);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** An order's row as the policy reads it. */
export function asRead({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): OrderAsRead {
  return { kind: kind as OrderAsRead['kind'], state: state as ParcelState };
}

/** Throws stateForbids for what lib/orders/policy does not list. */
export function assertSenderMay(action: SenderAction, row: Pick<OrderRow, 'kind' | 'state'>): void {
  if (!senderMay(action, asRead(row))) throw new ApiError('stateForbids');
}
