import 'server-only';
import { isProvenReceiver } from '@/lib/orders/receiver-policy';
import { ApiError } from '../platform/errors';
import { findLink } from '../parcel-links/find-link';
import { findPhoto } from '../parcels/proofs/store';
import type { Verb } from '../platform/verb';

/** The photo of a delivery, for who holds the receiver's link. Missing for who knew four digits, and for the sender's link. */
export const viewProofOfLink: Verb<'viewProofOfLink'> = async ({ ctx, input }) => {
  const link = await findLink(ctx, input.token);
  if (!isProvenReceiver(link)) throw new ApiError('notFound');
  const photo = await findPhoto(ctx.db, { waybillNo: link.waybill_no, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
