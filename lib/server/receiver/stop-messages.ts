import 'server-only';
import { ApiError } from '../platform/errors';
import { deleteStop, insertStop } from '../parcels/notices/message-stop-store';
import type { Verb } from '../platform/verb';
import { linkedParcel } from '@/lib/server/parcels/receiver/linked-parcel';
import { readParcelOfLink } from '@/lib/server/parcels/receiver/read-parcel-of-link';

/** Who holds a link of an order wants no more messages about it, or wants them again. */
export const stopMessages: Verb<'stopMessages'> = async ({ ctx, input: { token, stop } }) => {
  const { link, parcel } = await linkedParcel(ctx, token);
  if (link.access === 'tail') throw new ApiError('codeNeeded');
  if (stop) await insertStop(ctx.db, parcel.id, link.party, ctx.now().toISOString());
  else await deleteStop(ctx.db, parcel.id, link.party);
  return readParcelOfLink({ ctx, input: { token } });
};
