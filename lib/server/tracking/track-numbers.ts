import 'server-only';
import type { TrackFailure, TrackResult } from '@/lib/contract/tracking';
import type { Language } from '@/lib/market/language';
import type { TrackingGroup } from '@/lib/parcel/states';
import type { Context } from '../context';
import { translateError } from '../messages';
import { movesOf } from '../orders/store';
import { findTrackedOrders, type TrackedOrderRow } from '../orders/tracked-store';
import type { Verb } from '../verb';
import { presentTrack } from './present';
import { distinctNumbers, type RequestedNumber, type TrackFailureReason, readMallNumber } from './read-numbers';
import { findScans, type ScanRow } from './store';

/** Keys of `errors.json`. */
export const FAILURE_MESSAGES: Record<TrackFailureReason, string> = {
  shape: 'waybillShape',
  'check-digit': 'waybillCheckDigit',
  unknown: 'waybillUnknown',
};

const LISTS = { 'in-transit': 'inTransit', signed: 'signed', ended: 'ended' } as const satisfies Record<
  TrackingGroup,
  keyof TrackResult
>;

function failure(asked: string, reason: TrackFailureReason, language: Language): TrackFailure {
  return { waybillNo: asked, reason, message: translateError(language, FAILURE_MESSAGES[reason]) };
}

async function ordersOf(ctx: Context, numbers: readonly RequestedNumber[]): Promise<Map<string, TrackedOrderRow>> {
  const waybills = numbers.flatMap((entry) => (entry.as === 'waybill' ? [entry.number] : []));
  const tradeNos = numbers.flatMap((entry) => (entry.as === 'trade' ? [entry.number] : []));
  if (waybills.length + tradeNos.length === 0) return new Map();
  const orders = await findTrackedOrders(ctx.db, { waybills, tradeNos });
  return new Map(
    orders.flatMap(
      (order) =>
        [
          [order.waybill_no, order],
          [order.trade_no, order],
        ] as const,
    ),
  );
}

async function scansOf(ctx: Context, orders: ReadonlyMap<string, TrackedOrderRow>): Promise<Map<string, ScanRow[]>> {
  const waybills = [...new Set([...orders.values()].map((order) => order.waybill_no))];
  const scans = new Map<string, ScanRow[]>(waybills.map((waybill) => [waybill, []]));
  if (waybills.length) for (const scan of await findScans(ctx.db, waybills)) scans.get(scan.waybill_no)?.push(scan);
  return scans;
}

/** The moves of orders that went out for delivery more than once: only those can owe a fee. */
export async function repeatedMoves(ctx: Context, orders: Iterable<TrackedOrderRow>) {
  const ids = [...new Set([...orders].filter(({ attempts }) => attempts > 1).map(({ id }) => id))];
  const moves = new Map<string, Awaited<ReturnType<typeof movesOf>>>(ids.map((id) => [id, []]));
  if (ids.length > 0) for (const move of await movesOf(ctx.db, ids)) moves.get(move.order_id)?.push(move);
  return moves;
}

/** The answer of every tracking call: a few queries however many numbers, each order once, each failure with its reason. */
async function trackNumbers(ctx: Context, asked: readonly RequestedNumber[]): Promise<TrackResult> {
  const numbers = distinctNumbers(asked);
  const orders = await ordersOf(ctx, numbers);
  const [scans, moves] = await Promise.all([scansOf(ctx, orders), repeatedMoves(ctx, orders.values())]);
  const result: TrackResult = { inTransit: [], signed: [], ended: [], failed: [] };
  const shown = new Set<string>();
  for (const entry of numbers) {
    const order = entry.as === 'failure' ? undefined : orders.get(entry.number);
    if (entry.as === 'failure') result.failed.push(failure(entry.asked, entry.reason, ctx.language));
    else if (!order) result.failed.push(failure(entry.asked, 'unknown', ctx.language));
    else if (!shown.has(order.id)) {
      shown.add(order.id);
      const track = presentTrack(order, scans.get(order.waybill_no) ?? [], moves.get(order.id) ?? [], ctx.language);
      const mall = entry.as === 'trade' ? { mallNo: entry.number } : {};
      result[LISTS[track.group]].push({ ...track, ...mall });
    }
  }
  return result;
}

/** Answers both calls of §7 that track by waybill numbers; people paste order numbers into the same box. */
export const queryTrack: Verb<'queryTrack'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.waybillNos.map(readMallNumber));

/** Answers both calls of §7, POST and GET, that track by the senders' order numbers. */
export const queryTrackByMallNo: Verb<'queryTrackByMallNo'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.mallNos.map(readMallNumber));
