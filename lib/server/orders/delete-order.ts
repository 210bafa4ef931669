import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { assertSenderMay, orderAsRead, ownOrderWithParcels } from './policy';
import { retryWhenChanged } from './retry-when-changed';
import { hideOrder } from './store';

/** Takes an order off the sender's list; it stays stored and can still be tracked. */
export const deleteOrder: Verb<'deleteOrder'> = ({ ctx, input }) =>
  retryWhenChanged(async () => {
    const { row, parcels } = await ownOrderWithParcels(ctx, input);
    assertSenderMay('delete', orderAsRead(row, parcels));
    if (!(await hideOrder(ctx.db, row.id, row.version))) throw new ApiError('changedMeanwhile');
    return { id: row.id };
  });
