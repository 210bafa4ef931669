import 'server-only';
import { parcelCan, type ParcelState } from '@/lib/parcel/states';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { ownOrder } from './own-order';
import { retryWhenChanged } from './retry-when-changed';
import { hideOrder } from './store';

/** Takes an order off the sender's list; it stays stored and can still be tracked. */
export const deleteOrder: Verb<'deleteOrder'> = ({ ctx, input }) =>
  retryWhenChanged(async () => {
    const order = await ownOrder(ctx, input);
    if (!parcelCan.delete(order.state as ParcelState)) throw new ApiError('stateForbids');
    if (!(await hideOrder(ctx.db, order.id, order.version))) throw new ApiError('changedMeanwhile');
    return { id: order.id };
  });
