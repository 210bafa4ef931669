import 'server-only';
import type { Verb } from '../verb';
import { moveOrder } from './move-order';
import { assertSenderMay, ownOrder } from './policy';
import { retryWhenChanged } from './retry-when-changed';
import type { OrderRow } from './store';
import { viewOrder } from './get-order';

/** A second cancellation is refused: the policy lists none. */
export const cancelOrder: Verb<'cancelOrder'> = async ({ ctx, input }) => {
  const cancelled = await retryWhenChanged(async (): Promise<OrderRow> => {
    const order = await ownOrder(ctx, input);
    assertSenderMay('cancel', order);
    const at = ctx.now().toISOString();
    await ctx.db.transaction().execute((trx) => moveOrder(trx, order, 'CANCELLED', { cause: 'sender', at }));
    return { ...order, state: 'CANCELLED', version: order.version + 1, updated_at: at };
  });
  return viewOrder(ctx, cancelled);
};
