import 'server-only';
import { loadScanPlaceNames } from '../../places/geography/scan-places';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sumOfWeights } from '@/lib/billing/weight';
import { plainNumber } from '@/lib/text/plain-text';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import type { Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { loadInstructions } from '../receiver/present-instructions';
import { measuredOf } from '../orders/parcel-store';
import { testsSeenBy } from '../orders/list/order-reader';
import { listTrackedParcels, findOrderInput, type TrackedParcelRow } from './tracked-store';
import { orThrow } from '../../platform/throttle/consume-attempt';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../platform/throttle/network-attempts';
import { consumePeriodPoints, refundPeriodPoints, type PeriodCap } from '../../platform/throttle/period-cap';
import type { Policy } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { presentTrack } from './present-tracking';
import { listScans } from './tracking-store';
import { FAILURE_MESSAGES, loadMovesToShow, loadPlacesOfParcels, loadRules, withInstructions } from './query-track';
import { ORDER_INPUT } from '../orders/order-input';

/** Returns the last four digits of a typed phone number, or null if it has fewer. */
export function phoneTail(phone: string): string | null {
  const digits = plainNumber(phone).replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
}

/**
 * Limit of wrong tails for one order from one network: five, then an hour's wait. There are only ten thousand tails.
 */
export const TAILS_OF_NETWORK: Policy = { name: 'phone-tail', free: 5, waits: [3600], forgetAfter: 3600 };
/**
 * Maximum number of wrong tails per day for one order from all networks. A stranger needs ten networks to block the
 * receiver until the next day.
 */
export const MAX_TAILS_OF_ORDER_PER_DAY = 50;

const ofOrder = (id: string): PeriodCap => ({
  name: 'phone-tail',
  allowed: MAX_TAILS_OF_ORDER_PER_DAY,
  period: 'daily',
  subject: id,
});

/**
 * Counts an attempt before the check. Returns a function that reverts the count. Throws `tooManyRequests`, and
 * `phoneTailLimit` for the day's cap.
 */
async function consumeTail(ctx: Context, id: string): Promise<() => Promise<void>> {
  await consumeNetworkAttempt(ctx, TAILS_OF_NETWORK, id);
  try {
    await orThrow('phoneTailLimit', consumePeriodPoints(ctx, ofOrder(id)));
  } catch (refusal) {
    await refundNetworkAttempt(ctx, TAILS_OF_NETWORK, id);
    throw refusal;
  }
  return async () => {
    await refundNetworkAttempt(ctx, TAILS_OF_NETWORK, id);
    await refundPeriodPoints(ctx, ofOrder(id));
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Throws `invalid` for a wrong tail, and `tooManyRequests` or `phoneTailLimit` after too many. A correct tail does not
 * count.
 */
export async function assertTail(
  ctx: Context,
  order: Pick<TrackedParcelRow, 'id'>,
  tail: string,
  receiverPhone: string,
): Promise<void> {
  const refund = await consumeTail(ctx, order.id);
  const expected = phoneTail(receiverPhone);
  if (expected === null || !timingSafeEqual(digest(expected), digest(tail))) {
    throw fieldError('phoneTail', 'phoneTailWrong');
  }
  await refund();
}

async function findTracked(ctx: Context, typedNumber: string): Promise<TrackedParcelRow> {
  const check = checkWaybill(typedNumber);
  if (!check.ok) throw fieldError('waybillNo', FAILURE_MESSAGES[check.reason]);
  const numbers = { waybills: [check.waybill], tradeNos: [] };
  const [parcel] = await listTrackedParcels(ctx.db, numbers, testsSeenBy(ctx));
  if (!parcel) throw new ApiError('notFound');
  return parcel;
}

/**
 * Returns the pieces with this waybill. In an order of an earlier release, those are all pieces. Returns an empty list
 * if an edit removed the parcel.
 */
function weighedPieces({ parcels }: OrderInput, { number, pieces }: TrackedParcelRow): OrderInput['parcels'] {
  if (number === null) return [];
  return pieces > 1 ? parcels : parcels.slice(number - 1, number);
}

/**
 * Returns the tracking of one waybill. It contains full names and addresses only for its sender, or with the end of the
 * receiver's phone number.
 */
export const getExpressTrackDetails: Verb<'getExpressTrackDetails'> = async ({ ctx, input }) => {
  const parcel = await findTracked(ctx, input.waybillNo);
  const order = ORDER_INPUT.read(await findOrderInput(ctx.db, parcel.id));
  const { receiver } = order;
  const isOwn = ctx.actor?.userId === parcel.user_id;
  if (!isOwn && input.phoneTail !== undefined) await assertTail(ctx, parcel, input.phoneTail, receiver.phone);
  const unlocked = isOwn || input.phoneTail !== undefined;
  const [scans, moves, instructions, places, ruleOf] = await Promise.all([
    listScans(ctx.db, [parcel]),
    loadMovesToShow(ctx, [parcel]),
    loadInstructions(ctx.db, [parcel], { language: ctx.language, mayReadNames: unlocked }),
    loadPlacesOfParcels(ctx, [parcel]),
    loadRules(ctx, [parcel]),
  ]);
  const placeOf = await loadScanPlaceNames(ctx.db, scans);
  const reader = { ctx, ...places, ruleOf, placeOf };
  const track = presentTrack(parcel, scans, moves.get(parcel.waybill_no) ?? [], reader);
  return {
    ...track,
    ...withInstructions(instructions.get(parcel.waybill_no)),
    receiverName: unlocked ? receiver.name : track.receiverName,
    unlocked,
    pieces: parcel.pieces,
    weightKg: measuredOf(parcel)?.weightKg ?? sumOfWeights(weighedPieces(order, parcel)),
    receiver: unlocked
      ? { name: receiver.name, phone: receiver.phone, street: receiver.street, city: track.destination }
      : null,
  };
};
