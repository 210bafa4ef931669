import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { assertSenderMay, ownOrder } from './policy';
import { retryWhenChanged } from './retry-when-changed';
import { hideOrder } from './store';

/** Takes an order off the sender's list; it stays stored and can still be tracked. */
export const deleteOrder: Verb<'deleteOrder'> = ({ ctx, input }) =>
  retryWhenChanged(async () => {
    const order = await ownOrder(ctx, input);
    assertSenderMay('delete', order);
    if (!(await hideOrder(ctx.db, order.id, order.version))) throw new ApiError('changedMeanwhile');
    return { id: order.id };
  });
