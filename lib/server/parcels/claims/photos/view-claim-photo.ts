import 'server-only';
import { userOf } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { findClaimPhoto } from './claim-photo-store';

/**
 * Returns a photo of a claim for the account that sent it. Throws `notFound` for a deleted photo and for another
 * account's claim.
 */
export const viewClaimPhoto: Verb<'viewClaimPhoto'> = async ({ ctx, input: { reference, number } }) => {
  const { userId } = userOf(ctx);
  const photoQuery = { reference: reference.toUpperCase(), number, userId, now: ctx.now().toISOString() };
  const photo = await findClaimPhoto(ctx.db, photoQuery);
  if (!photo) throw new ApiError('notFound');
  return photo;
};
