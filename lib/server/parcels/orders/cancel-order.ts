import 'server-only';
import { enqueueNotices } from '../../messages/notice';
import type { Verb } from '../../platform/verb';
import { moveWholeOrder } from './move-order';
import { assertSenderMay, orderAsRead, ownOrder, ownOrderWithParcels } from '@/lib/server/orders/policy';
import { retryWhenChanged } from './retry-when-changed';
import { viewOrder } from './get-order';

/** Cancels every parcel of an order. A second cancellation is refused: the policy lists none. */
export const cancelOrder: Verb<'cancelOrder'> = async ({ ctx, input }) => {
  await retryWhenChanged(async () => {
    const { row, parcels } = await ownOrderWithParcels(ctx, input);
    assertSenderMay('cancel', orderAsRead(row, parcels));
    const now = ctx.now();
    const at = now.toISOString();
    const order = { ...row, parcels };
    await ctx.db.transaction().execute(async (trx) => {
      await moveWholeOrder(trx, order, 'CANCELLED', { cause: 'sender', at });
      await enqueueNotices(trx, [{ kind: 'CANCELLED', at, orderId: row.id, waybillNo: null }], now);
    });
  });
  return viewOrder(ctx, await ownOrder(ctx, input));
};
