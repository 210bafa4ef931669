import 'server-only';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { userOf } from '../context';
import { ApiError } from '../platform/errors';
import { findPhoto } from '../parcels/proofs/store';
import type { Verb } from '../platform/verb';

/** The photo of a delivery, for the parcel's owner. Anybody else's, a deleted one and a missing one look alike. */
export const viewProof: Verb<'viewProof'> = async ({ ctx, input }) => {
  const { userId } = userOf(ctx);
  const check = checkWaybill(input.waybillNo);
  if (!check.ok) throw new ApiError('notFound');
  const photo = await findPhoto(ctx.db, { waybillNo: check.waybill, userId, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
