import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sumOfWeights } from '@/lib/billing/weight';
import { plainNumber } from '@/lib/parcel/plain-text';
import type { OrderInput } from '@/lib/contract/orders';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import type { Context } from '../context';
import { ApiError, fieldError } from '../platform/errors';
import { loadInstructions } from '../parcels/receiver/instructions/present';
import { measuredOf } from '../parcels/orders/parcel-store';
import { testsSeenBy } from '../orders/order-reader';
import { findTrackedParcels, inputOf, type TrackedParcelRow } from '../orders/tracked-store';
import type { Policy } from '../throttle/policies';
import { refundAttempt, consumeAttempt } from '../throttle/consume-attempt';
import type { Verb } from '../platform/verb';
import { presentTrack } from '@/lib/server/parcels/tracking/present';
import { findScans } from '@/lib/server/parcels/tracking/store';
import { calendarsOf, FAILURE_MESSAGES, movesToTell, withInstructions } from './track-numbers';

/** The last four digits of a phone number as typed; null when it has fewer. */
export function phoneTail(phone: string): string | null {
  const digits = plainNumber(phone).replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
}

/** There are only ten thousand tails: five wrong ones for an order, then an hour's wait. */
const TAILS_OF_ORDER: Policy = { name: 'phone-tail', free: 5, waits: [3600], forgetAfter: 3600 };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws `invalid` for a wrong tail, tooManyRequests after too many; a right one does not count. */
export async function assertTail(
  ctx: Context,
  order: Pick<TrackedParcelRow, 'id'>,
  tail: string,
  receiverPhone: string,
): Promise<void> {
  await consumeAttempt(ctx, TAILS_OF_ORDER, order.id);
  const expected = phoneTail(receiverPhone);
  if (expected === null || !timingSafeEqual(digest(expected), digest(tail))) {
    throw fieldError('phoneTail', 'phoneTailWrong');
  }
  await refundAttempt(ctx, TAILS_OF_ORDER, order.id);
}

async function findTracked(ctx: Context, asked: string): Promise<TrackedParcelRow> {
  const check = checkWaybill(asked);
  if (!check.ok) throw fieldError('waybillNo', FAILURE_MESSAGES[check.reason]);
  const numbers = { waybills: [check.waybill], tradeNos: [] };
  const [parcel] = await findTrackedParcels(ctx.db, numbers, testsSeenBy(ctx));
  if (!parcel) throw new ApiError('notFound');
  return parcel;
}

/** What travels on a waybill: all that was sent, where an earlier release put it on one; nothing known of what an edit took out. */
function weighed({ parcels }: OrderInput, { number, pieces }: TrackedParcelRow): OrderInput['parcels'] {
  if (number === null) return [];
  return pieces > 1 ? parcels : parcels.slice(number - 1, number);
}

/** One waybill. Names and addresses only for its sender, or for who knows the end of the receiver's phone number. */
export const getExpressTrackDetails: Verb<'getExpressTrackDetails'> = async ({ ctx, input }) => {
  const parcel = await findTracked(ctx, input.waybillNo);
  const order = JSON.parse(await inputOf(ctx.db, parcel.id)) as OrderInput;
  const { receiver } = order;
  const own = ctx.actor?.userId === parcel.user_id;
  if (!own && input.phoneTail !== undefined) await assertTail(ctx, parcel, input.phoneTail, receiver.phone);
  const unlocked = own || input.phoneTail !== undefined;
  const [scans, moves, instructions, calendars] = await Promise.all([
    findScans(ctx.db, [parcel]),
    movesToTell(ctx, [parcel]),
    loadInstructions(ctx.db, [parcel], { language: ctx.language, whole: unlocked }),
    calendarsOf(ctx, [parcel]),
  ]);
  const track = presentTrack(parcel, scans, moves.get(parcel.waybill_no) ?? [], { ctx, calendars });
  return {
    ...track,
    ...withInstructions(instructions.get(parcel.waybill_no)),
    receiverName: unlocked ? receiver.name : track.receiverName,
    unlocked,
    pieces: parcel.pieces,
    weightKg: measuredOf(parcel)?.weightKg ?? sumOfWeights(weighed(order, parcel)),
    receiver: unlocked
      ? { name: receiver.name, phone: receiver.phone, street: receiver.street, city: track.destination }
      : null,
  };
};
