import 'server-only';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { findProofPhoto } from './proof-store';
import type { Verb } from '../../platform/verb';

/**
 * Returns the photo of a delivery for the parcel's owner. Throws `notFound` for a deleted photo and for another
 * account's parcel, as for a missing one.
 */
export const viewProof: Verb<'viewProof'> = async ({ ctx, input }) => {
  const { userId } = userOf(ctx);
  const check = checkWaybill(input.waybillNo);
  if (!check.ok) throw new ApiError('notFound');
  const photo = await findProofPhoto(ctx.db, { waybillNo: check.waybill, userId, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
