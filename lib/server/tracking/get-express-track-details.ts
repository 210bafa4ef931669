import 'server-only';
import { sumOfWeights } from '@/lib/billing/weight';
import { plainNumber } from '@/lib/parcel/plain-text';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import type { Context } from '../context';
import { ApiError, fieldError } from '../errors';
import { findTrackedOrders, inputOf, type TrackedOrderRow } from '../orders/tracked-store';
import type { Policy } from '../throttle/policies';
import { refundAttempt, consumeAttempt } from '../throttle/consume-attempt';
import type { Verb } from '../verb';
import { presentTrack } from './present';
import { findScans } from './store';
import { FAILURE_MESSAGES, repeatedMoves } from './track-numbers';

/** The last four digits of a phone number as typed; null when it has fewer. */
export function phoneTail(phone: string): string | null {
  const digits = plainNumber(phone).replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
}

/** There are only ten thousand tails: five wrong ones for a waybill, then an hour's wait. */
const TAILS_OF_WAYBILL: Policy = { name: 'phone-tail', free: 5, waits: [3600], forgetAfter: 3600 };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws `invalid` for a wrong tail, tooManyRequests after too many; a right one does not count. */
async function assertTail(ctx: Context, order: TrackedOrderRow, tail: string, receiverPhone: string): Promise<void> {
  await consumeAttempt(ctx, TAILS_OF_WAYBILL, order.waybill_no);
  const expected = phoneTail(receiverPhone);
  if (expected === null || !timingSafeEqual(digest(expected), digest(tail))) {
    throw fieldError('phoneTail', 'phoneTailWrong');
  }
  await refundAttempt(ctx, TAILS_OF_WAYBILL, order.waybill_no);
}

async function findTracked(ctx: Context, asked: string): Promise<TrackedOrderRow> {
  const check = checkWaybill(asked);
  if (!check.ok) throw fieldError('waybillNo', FAILURE_MESSAGES[check.reason]);
  const [order] = await findTrackedOrders(ctx.db, { waybills: [check.waybill], tradeNos: [] });
  if (!order) throw new ApiError('notFound');
  return order;
}

/** One waybill. Names and addresses only for its sender, or for who knows the end of the receiver's phone number. */
export const getExpressTrackDetails: Verb<'getExpressTrackDetails'> = async ({ ctx, input }) => {
  const order = await findTracked(ctx, input.waybillNo);
  const { receiver, parcels } = JSON.parse(await inputOf(ctx.db, order.id)) as OrderInput;
  const own = ctx.actor?.userId === order.user_id;
  if (!own && input.phoneTail !== undefined) await assertTail(ctx, order, input.phoneTail, receiver.phone);
  const unlocked = own || input.phoneTail !== undefined;
  const [scans, moves] = await Promise.all([findScans(ctx.db, [order.waybill_no]), repeatedMoves(ctx, [order])]);
  const track = presentTrack(order, scans, moves.get(order.id) ?? [], ctx.language);
  return {
    ...track,
    receiverName: unlocked ? receiver.name : track.receiverName,
    unlocked,
    pieces: order.pieces,
    weightKg: sumOfWeights(parcels),
    receiver: unlocked
      ? { name: receiver.name, phone: receiver.phone, street: receiver.street, city: track.destination }
      : null,
  };
};
