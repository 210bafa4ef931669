import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { MAX_LABELS_OF_CALL } from '@/lib/market/limits';
import { userOf } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { describeOrder } from '../documents/describe-order';
import { labelOfOrder } from '../documents/label-of-order';
import { printableOrder } from '../documents/document-policy';
import { ORDER_INPUT } from '../orders/order-input';
import { orderReader } from '../orders/list/order-reader';
import { listParcelsByOrder } from '../orders/parcel-store';
import type { OwnOrderWithParcels } from '../orders/order-policy';
import { senderMay } from '@/lib/orders/sender-policy';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import { LABELS_OF_ACCOUNT } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { listDetailsByOrder } from '../receiver/details/details-store';
import { waitsFor } from '../receiver/details/waits-for';
import { listOwnOrders } from './sheet-store';

/**
 * Returns the labels of some orders of a sheet, one page per parcel, in the order of the ids. The browser joins the
 * parts. Leaves out cancelled orders, then orders that wait for their receiver. Throws `fileOfCancelled` or
 * `waitsForReceiver` if none is left, `notFound` for an unknown order, and a field error if several orders have too
 * many labels.
 */
export const printSheetLabels: Verb<'printSheetLabels'> = async ({ ctx, input: { ids } }) => {
  const { userId } = userOf(ctx);
  const [rows, parcels] = await Promise.all([
    listOwnOrders(ctx.db, orderReader(ctx), ids),
    listParcelsByOrder(ctx.db, ids),
  ]);
  const ordersById = new Map(rows.map((row) => [row.id, row]));
  const orders = ids.map((id): OwnOrderWithParcels => {
    const row = ordersById.get(id);
    if (!row) throw new ApiError('notFound');
    return { row, parcels: parcels.get(id) ?? [] };
  });
  const uncancelled = orders.filter((order) => senderMay('label', printableOrder(order)));
  if (uncancelled.length === 0) throw new ApiError('fileOfCancelled');
  const details = await listDetailsByOrder(ctx.db, ids);
  const selection = uncancelled.filter(
    ({ row }) => waitsFor(ORDER_INPUT.read(row.input), row.state, details.get(row.id) ?? []).length === 0,
  );
  if (selection.length === 0) throw new ApiError('waitsForReceiver');
  const pages = selection.reduce((sum, { row }) => sum + row.pieces, 0);
  if (selection.length > 1 && pages > MAX_LABELS_OF_CALL) throw fieldError('ids', 'tooMany');
  await consumeAttempt(ctx, LABELS_OF_ACCOUNT, userId);
  const labels = await Promise.all(
    selection.map(async (order) => labelOfOrder(await describeOrder(ctx, order, ctx.language), null)),
  );
  const name = `${BRAND.name.replaceAll(/[^A-Za-z0-9]+/g, '-')}-labels.pdf`;
  const [{ title, language, brand, madeAt }] = labels as [(typeof labels)[number]];
  const content = { kind: 'labels' as const, title, language, brand, madeAt, labels };
  return { name, bytes: await ctx.pdf.print(content, userId) };
};
