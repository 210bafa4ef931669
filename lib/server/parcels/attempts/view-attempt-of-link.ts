import 'server-only';
import { isProvenReceiver } from '@/lib/orders/receiver-policy';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { findLink } from '../receiver/links/find-link';
import { findAttemptPhoto } from './attempt-store';

/**
 * Returns the photo of a failed attempt for the receiver's link. Throws `notFound` for the sender's link, for access by
 * four digits, and for a missing or deleted photo.
 */
export const viewAttemptOfLink: Verb<'viewAttemptOfLink'> = async ({ ctx, input }) => {
  const link = await findLink(ctx, input.token);
  if (!isProvenReceiver(link)) throw new ApiError('notFound');
  const photoQuery = { waybillNo: link.waybill_no, attemptAt: new Date(input.attemptAt).toISOString() };
  const photo = await findAttemptPhoto(ctx.db, { ...photoQuery, now: ctx.now().toISOString() });
  if (!photo) throw new ApiError('notFound');
  return photo;
};
