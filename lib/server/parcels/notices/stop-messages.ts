import 'server-only';
import { isProvenAccess } from '@/lib/orders/receiver-policy';
import { ApiError } from '../../platform/errors';
import { deleteMessageStop, insertMessageStop } from './message-stop-store';
import type { Verb } from '../../platform/verb';
import { loadLinkedParcel } from '../receiver/load-linked-parcel';
import { readParcelOfLink } from '../receiver/read-parcel-of-link';

/**
 * Stops the messages about an order for the holder of one of its links, or starts them again. Throws `codeNeeded` for
 * access that others may have too.
 */
export const stopMessages: Verb<'stopMessages'> = async ({ ctx, input: { token, stop } }) => {
  const { link, parcel } = await loadLinkedParcel(ctx, token);
  if (!isProvenAccess(link.access)) throw new ApiError('codeNeeded');
  if (stop) await insertMessageStop(ctx.db, parcel.id, link.party, ctx.now().toISOString());
  else await deleteMessageStop(ctx.db, parcel.id, link.party);
  return readParcelOfLink({ ctx, input: { token } });
};
