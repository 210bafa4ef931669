import 'server-only';
import { enqueueNotices } from '../../notices/notice';
import type { Verb } from '../../../platform/verb';
import { moveWholeOrder } from './move-order';
import { assertSenderMay, orderAsRead, loadOwnOrder, loadOwnOrderWithParcels } from '../order-policy';
import { retryWhenChanged } from './retry-when-changed';
import { viewOrder } from '../present/get-order';

/** Cancels every parcel of an order. The policy refuses a second cancellation. */
export const cancelOrder: Verb<'cancelOrder'> = async ({ ctx, input }) => {
  await retryWhenChanged(async () => {
    const { row, parcels } = await loadOwnOrderWithParcels(ctx, input);
    assertSenderMay('cancel', orderAsRead(row, parcels));
    const now = ctx.now();
    const at = now.toISOString();
    const order = { ...row, parcels };
    await ctx.db.transaction().execute(async (trx) => {
      await moveWholeOrder(trx, order, 'CANCELLED', { cause: 'sender', at });
      await enqueueNotices(
        trx,
        [{ kind: 'CANCELLED', at, orderId: row.id, accountId: row.user_id, waybillNo: null }],
        now,
      );
    });
  });
  return viewOrder(ctx, await loadOwnOrder(ctx, input));
};
