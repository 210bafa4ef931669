import 'server-only';
import { ApiError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { assertSenderMay, orderAsRead, loadOwnOrderWithParcels } from '../order-policy';
import { retryWhenChanged } from './retry-when-changed';
import { hideOrder } from '../order-store';

/** Removes an order from the sender's list. It stays stored and can still be tracked. */
export const deleteOrder: Verb<'deleteOrder'> = ({ ctx, input }) =>
  retryWhenChanged(async () => {
    const { row, parcels } = await loadOwnOrderWithParcels(ctx, input);
    assertSenderMay('delete', orderAsRead(row, parcels));
    if (!(await hideOrder(ctx.db, row.id, row.version))) throw new ApiError('changedMeanwhile');
    return { id: row.id };
  });
