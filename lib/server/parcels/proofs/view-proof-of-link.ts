import 'server-only';
import { isProvenReceiver } from '@/lib/orders/receiver-policy';
import { ApiError } from '../../platform/errors';
import { findLink } from '../receiver/links/find-link';
import { findProofPhoto } from './proof-store';
import type { Verb } from '../../platform/verb';

/**
 * Returns the photo of a delivery for the receiver's link. Throws `notFound` for the sender's link, for access by four
 * digits, and for a missing or deleted photo.
 */
export const viewProofOfLink: Verb<'viewProofOfLink'> = async ({ ctx, input }) => {
  const link = await findLink(ctx, input.token);
  if (!isProvenReceiver(link)) throw new ApiError('notFound');
  const photo = await findProofPhoto(ctx.db, { waybillNo: link.waybill_no, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
