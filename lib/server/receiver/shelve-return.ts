import 'server-only';
import { ApiError } from '../errors';
import { retryWhenChanged } from '../orders/retry-when-changed';
import { wake } from '../outbox/wake';
import { decideReturn } from '../returns/decide-return';
import type { Verb } from '../verb';
import { linkedParcel } from './linked-parcel';
import { readParcelOfLink } from './read-parcel-of-link';

/** By a message's link a parcel that came back can be kept; to have it destroyed, the account holder logs in. */
export const shelveReturn: Verb<'shelveReturn'> = async ({ ctx, input }) => {
  const { link, parcel } = await linkedParcel(ctx, input.token);
  if (link.access === 'tail') throw new ApiError('codeNeeded');
  await retryWhenChanged(() => decideReturn(ctx, parcel.waybill_no, link.party, 'SHELVE'));
  wake(ctx.db);
  return readParcelOfLink({ ctx, input });
};
