import 'server-only';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { findAttemptPhoto } from './attempt-store';

/**
 * Returns the photo of a failed attempt for the parcel's owner. Throws `notFound` for a deleted photo and for another
 * account's parcel, as for a missing one.
 */
export const viewAttempt: Verb<'viewAttempt'> = async ({ ctx, input }) => {
  const { userId } = userOf(ctx);
  const check = checkWaybill(input.waybillNo);
  if (!check.ok) throw new ApiError('notFound');
  const photoQuery = { waybillNo: check.waybill, attemptAt: new Date(input.attemptAt).toISOString() };
  const photo = await findAttemptPhoto(ctx.db, { ...photoQuery, userId, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
