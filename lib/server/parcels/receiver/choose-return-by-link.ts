import 'server-only';
import { isProvenAccess } from '@/lib/orders/receiver-policy';
import { mayChoose } from '@/lib/orders/return-policy';
import { ApiError } from '../../platform/errors';
import { retryWhenChanged } from '../orders/change/retry-when-changed';
import { wakeWorkers } from '../../messaging/queue/wake';
import { decideReturn } from '../returns/decide-return';
import type { Verb } from '../../platform/verb';
import { loadLinkedParcel } from './load-linked-parcel';
import { readParcelOfLink } from './read-parcel-of-link';

/**
 * Stores the choice for a returned parcel by a message's link. The account holder's link may choose storage or
 * destruction, the receiver's link only storage.
 */
export const chooseReturnByLink: Verb<'chooseReturnByLink'> = async ({ ctx, input: { token, choice } }) => {
  const { link, parcel } = await loadLinkedParcel(ctx, token);
  if (!isProvenAccess(link.access)) throw new ApiError('codeNeeded');
  if (!mayChoose(link.party, choice)) throw new ApiError('forbidden');
  await retryWhenChanged(() => decideReturn(ctx, parcel.waybill_no, link.party, choice));
  wakeWorkers(ctx.db);
  return readParcelOfLink({ ctx, input: { token } });
};
