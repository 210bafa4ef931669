import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { ApiError, fieldError } from '../errors';
import type { Verb } from '../verb';
import { assessOrder } from './assess-order';
import { editableColumns } from './order-row';
import { assertSenderMay, ownOrder } from './policy';
import { updateOrder, type OrderRow } from './store';
import { viewOrder } from './get-order';

/** The waybill number carries the destination and the order its kind of form: neither can be edited. */
function assertSameJourney(row: OrderRow, order: OrderInput): void {
  if (order.kind !== row.kind) throw fieldError('order.kind', 'invalid');
  if (order.receiver.countryCode !== row.receiver_country) {
    throw fieldError('order.receiver.countryCode', 'destinationFixed');
  }
}

/** Replaces a waiting order by a new text of itself, priced anew. Refused when the version is not the one that was read. */
export const editWebsiteOrder: Verb<'editWebsiteOrder'> = async ({ ctx, input }) => {
  const row = await ownOrder(ctx, input);
  assertSenderMay('edit', row);
  if (row.version !== input.version) throw new ApiError('changedMeanwhile');
  assertSameJourney(row, input.order);
  const columns = editableColumns(await assessOrder(ctx, input.order, 'order.'), ctx.now());
  if (!(await updateOrder(ctx.db, row.id, row.version, columns))) throw new ApiError('changedMeanwhile');
  return viewOrder(ctx, { ...row, ...columns, version: row.version + 1 });
};
