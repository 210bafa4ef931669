import 'server-only';
import { isChoiceOf } from '@/lib/orders/return-policy';
import { ApiError } from '../../platform/errors';
import { retryWhenChanged } from '../orders/retry-when-changed';
import { wake } from '../../outbox/wake';
import { decideReturn } from '../returns/decide-return';
import type { Verb } from '../../platform/verb';
import { linkedParcel } from './linked-parcel';
import { readParcelOfLink } from './read-parcel-of-link';

/** By a message's link: the account holder's decides what becomes of a parcel that came back, the receiver's may have it kept. */
export const chooseReturnByLink: Verb<'chooseReturnByLink'> = async ({ ctx, input: { token, choice } }) => {
  const { link, parcel } = await linkedParcel(ctx, token);
  if (link.access === 'tail') throw new ApiError('codeNeeded');
  if (!isChoiceOf(link.party, choice)) throw new ApiError('forbidden');
  await retryWhenChanged(() => decideReturn(ctx, parcel.waybill_no, link.party, choice));
  wake(ctx.db);
  return readParcelOfLink({ ctx, input: { token } });
};
