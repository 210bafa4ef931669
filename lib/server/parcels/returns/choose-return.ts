import 'server-only';
import type { Verb } from '../../platform/verb';
import { ApiError } from '../../platform/errors';
import { viewOrder } from '../orders/present/get-order';
import { loadOwnOrder, loadOwnOrderWithParcels } from '../orders/order-policy';
import { currentParcels } from '../orders/parcel-store';
import { retryWhenChanged } from '../orders/change/retry-when-changed';
import { wakeWorkers } from '../../messaging/queue/wake';
import { decideReturn } from './decide-return';

/** Stores the account holder's choice for a returned parcel: store it, or destroy it. */
export const chooseReturn: Verb<'chooseReturn'> = async ({ ctx, input: { id, waybillNo, choice } }) => {
  const { parcels } = await loadOwnOrderWithParcels(ctx, { id });
  if (!currentParcels(parcels).some(({ waybill_no }) => waybill_no === waybillNo)) throw new ApiError('notFound');
  await retryWhenChanged(() => decideReturn(ctx, waybillNo, 'sender', choice));
  wakeWorkers(ctx.db);
  return viewOrder(ctx, await loadOwnOrder(ctx, { id }));
};
