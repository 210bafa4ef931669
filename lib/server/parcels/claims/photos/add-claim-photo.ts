import 'server-only';
import { createHash } from 'node:crypto';
import { MAX_CLAIM_PHOTOS, isUndecided } from '@/lib/orders/claim-policy';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { DAY_MS } from '@/lib/time/durations';
import { userOf, type Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { ApiError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/prepare-photo';
import { consumeAttempt, refundAttempt } from '../../../platform/throttle/consume-attempt';
import { CLAIM_PHOTOS_OF_ACCOUNT } from '../../../platform/throttle/policies';
import type { Verb } from '../../../platform/verb';
import { lockPositions } from '../../orders/parcel-store';
import { loadOwnOrder } from '../../orders/order-policy';
import { viewOrder } from '../../orders/present/get-order';
import { findClaim, type ClaimRow } from '../claim-store';
import { insertClaimPhoto, listPhotosOfClaims } from './claim-photo-store';

/**
 * Returns the number of the next photo, or null if the claim already has a photo with this hash. Throws `stateForbids`
 * if the claim accepts no more photos.
 */
async function findNextNumber(db: Queryable, { reference, state }: ClaimRow, hash: string): Promise<number | null> {
  const photos = await listPhotosOfClaims(db, [reference]);
  if (photos.some(({ content_hash }) => content_hash === hash)) return null;
  if (!isUndecided(state)) throw new ApiError('stateForbids');
  if (photos.length < MAX_CLAIM_PHOTOS) return photos.length + 1;
  const full = { field: 'content', message: 'photosFull', values: { max: MAX_CLAIM_PHOTOS } };
  throw new ApiError('stateForbids', { fields: [full] });
}

/** Stores a photo under the next number of its claim. A repeated upload stores nothing. */
function storePhoto(ctx: Context, reference: string, hash: string, { bytes, width, height }: Photo): Promise<void> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const claim = await findClaim(trx, reference);
    if (!claim) throw new ApiError('notFound');
    await lockPositions(trx, [claim.waybill_no]);
    const next = await findNextNumber(trx, (await findClaim(trx, reference)) ?? claim, hash);
    if (next === null) return;
    await insertClaimPhoto(trx, {
      reference,
      number: next,
      content_hash: hash,
      created_at: now.toISOString(),
      photo_width: width,
      photo_height: height,
      photo: bytes,
      photo_until: new Date(now.getTime() + PROOF_PHOTO_DAYS * DAY_MS).toISOString(),
    });
  });
}

/**
 * Adds a photo to a claim that is not yet decided. Only a newly encoded copy without metadata is stored. Counts against
 * the account's limit, except for a repeated photo and a full queue. Throws `notFound` or `stateForbids`.
 */
export const addClaimPhoto: Verb<'addClaimPhoto'> = async ({ ctx, input }) => {
  const { userId } = userOf(ctx);
  const reference = input.reference.toUpperCase();
  const bytes = Buffer.from(input.content, 'base64');
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const claim = await findClaim(ctx.db, reference);
  if (!claim) throw new ApiError('notFound');
  const order = await loadOwnOrder(ctx, { id: claim.order_id });
  if ((await findNextNumber(ctx.db, claim, hash)) !== null) {
    await consumeAttempt(ctx, CLAIM_PHOTOS_OF_ACCOUNT, userId);
    const photo = await ctx.photos.read(bytes, userId).catch(async (failure: unknown) => {
      // The account did not cause a full queue, so the photo does not count.
      if (failure instanceof ApiError && failure.error === 'unavailable')
        await refundAttempt(ctx, CLAIM_PHOTOS_OF_ACCOUNT, userId);
      throw failure;
    });
    await storePhoto(ctx, reference, hash, photo);
  }
  return viewOrder(ctx, await loadOwnOrder(ctx, { id: order.id }));
};
