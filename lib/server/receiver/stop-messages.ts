import 'server-only';
import { ApiError } from '../errors';
import { deleteStop, insertStop } from '../orders/message-stop-store';
import type { Verb } from '../verb';
import { linkedParcel } from './linked-parcel';
import { readParcelOfLink } from './read-parcel-of-link';

/** Who holds a link of an order wants no more messages about it, or wants them again. */
export const stopMessages: Verb<'stopMessages'> = async ({ ctx, input: { token, stop } }) => {
  const { link, parcel } = await linkedParcel(ctx, token);
  if (link.access === 'tail') throw new ApiError('codeNeeded');
  if (stop) await insertStop(ctx.db, parcel.id, link.party, ctx.now().toISOString());
  else await deleteStop(ctx.db, parcel.id, link.party);
  return readParcelOfLink({ ctx, input: { token } });
};
