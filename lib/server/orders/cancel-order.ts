import 'server-only';
import type { Verb } from '../verb';
import { moveOrder } from './move-order';
import { ownOrder } from './own-order';
import { retryWhenChanged } from './retry-when-changed';
import type { OrderRow } from './store';
import { viewOrder } from './view-order';

/** A second cancellation is refused like any other move out of CANCELLED: the table lists none. */
export const cancelOrder: Verb<'cancelOrder'> = async ({ ctx, input }) => {
  const cancelled = await retryWhenChanged(async (): Promise<OrderRow> => {
    const order = await ownOrder(ctx, input);
    const at = ctx.now().toISOString();
    await ctx.db.transaction().execute((trx) => moveOrder(trx, order, 'CANCELLED', { cause: 'sender', at }));
    return { ...order, state: 'CANCELLED', version: order.version + 1, updated_at: at };
  });
  return viewOrder(ctx, cancelled);
};
