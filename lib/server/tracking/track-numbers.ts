import 'server-only';
import type { InstructionView, TrackFailure, TrackResult } from '@/lib/contract/tracking';
import type { Language } from '@/lib/market/language';
import type { TrackingGroup } from '@/lib/parcel/states';
import { findCalendars } from '../places/calendars/store';
import type { Context } from '../context';
import { firstKeptMonth } from '../platform/db/old-scans';
import { monthOf } from '../platform/db/scan-months';
import { translateError } from '../platform/texts/server-texts';
import { groupBy } from '../platform/group-by';
import { loadInstructions } from '../parcels/receiver/instructions/present';
import { movesOf, movesOfParcel, type MoveRow } from '../orders/store';
import { testsSeenBy } from '../orders/order-reader';
import { findTrackedParcels, type TrackedParcelRow } from '../orders/tracked-store';
import type { Verb } from '../platform/verb';
import { presentTrack } from '@/lib/server/parcels/tracking/present';
import { distinctNumbers, type RequestedNumber, type TrackFailureReason, readMallNumber } from '@/lib/server/parcels/tracking/read-numbers';
import { findScans, type ScanRow } from '@/lib/server/parcels/tracking/store';

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

/** The parcels that each number names: a waybill its own, an order number all of the order. */
async function parcelsOfNumbers(
  ctx: Context,
  numbers: readonly RequestedNumber[],
): Promise<(number: string) => TrackedParcelRow[]> {
  const waybills = numbers.flatMap((entry) => (entry.as === 'waybill' ? [entry.number] : []));
  const tradeNos = numbers.flatMap((entry) => (entry.as === 'trade' ? [entry.number] : []));
  if (waybills.length + tradeNos.length === 0) return () => [];
  const parcels = await findTrackedParcels(ctx.db, { waybills, tradeNos }, testsSeenBy(ctx));
  const byWaybill = groupBy(parcels, ({ waybill_no }) => waybill_no);
  const byOrder = groupBy(
    parcels.filter(({ number }) => number !== null),
    ({ trade_no }) => trade_no,
  );
  return (number) => byWaybill.get(number) ?? byOrder.get(number) ?? [];
}

async function scansOf(ctx: Context, parcels: readonly TrackedParcelRow[]): Promise<Map<string, ScanRow[]>> {
  return groupBy(parcels.length > 0 ? await findScans(ctx.db, parcels) : [], ({ waybill_no }) => waybill_no);
}

/** The moves, by waybill, of parcels that need them: that went out for delivery more than once and can owe a fee, or whose scans are too old to be kept. */
export async function movesToTell(ctx: Context, parcels: readonly TrackedParcelRow[]): Promise<Map<string, MoveRow[]>> {
  const kept = firstKeptMonth(ctx.now(), ctx.config.SCAN_MONTHS);
  const told = parcels.filter(({ attempts, created_at }) => attempts > 1 || monthOf(created_at) < kept);
  const ids = [...new Set(told.map(({ id }) => id))];
  const moves = groupBy(ids.length > 0 ? await movesOf(ctx.db, ids) : [], ({ order_id }) => order_id);
  return new Map(told.map((parcel) => [parcel.waybill_no, movesOfParcel(moves.get(parcel.id) ?? [], parcel)]));
}

/** What the receiver asked for, where they asked for something. */
export const withInstructions = (instructions: InstructionView[] | undefined) => (instructions ? { instructions } : {});

/** The calendars of the countries that the parcels leave and reach. */
export async function calendarsOf(ctx: Context, parcels: readonly TrackedParcelRow[]) {
  return findCalendars(ctx.db, [
    ...new Set(parcels.flatMap(({ sender_country, receiver_country }) => [sender_country, receiver_country])),
  ]);
}

/** The answer of every tracking call: a few queries however many numbers, each parcel once, each failure with its reason. */
async function trackNumbers(ctx: Context, asked: readonly RequestedNumber[]): Promise<TrackResult> {
  const numbers = distinctNumbers(asked);
  const find = await parcelsOfNumbers(ctx, numbers);
  const found = numbers.map((entry) => ({ entry, parcels: entry.as === 'failure' ? [] : find(entry.number) }));
  const all = found.flatMap(({ parcels }) => parcels);
  const [scans, moves, instructions, calendars] = await Promise.all([
    scansOf(ctx, all),
    movesToTell(ctx, all),
    loadInstructions(ctx.db, all, { language: ctx.language, whole: false }),
    calendarsOf(ctx, all),
  ]);
  const result: TrackResult = { inTransit: [], signed: [], ended: [], failed: [] };
  const shown = new Set<string>();
  for (const { entry, parcels } of found) {
    if (parcels.length === 0) {
      result.failed.push(failure(entry.asked, entry.as === 'failure' ? entry.reason : 'unknown', ctx.language));
    }
    for (const parcel of parcels.filter(({ waybill_no }) => !shown.has(waybill_no))) {
      const { waybill_no } = parcel;
      shown.add(waybill_no);
      const track = presentTrack(parcel, scans.get(waybill_no) ?? [], moves.get(waybill_no) ?? [], { ctx, calendars });
      const mall = entry.as === 'trade' ? { mallNo: entry.number } : {};
      result[LISTS[track.group]].push({ ...track, ...withInstructions(instructions.get(waybill_no)), ...mall });
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
