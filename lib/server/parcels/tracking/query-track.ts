import 'server-only';
import type { InstructionView, TrackFailure, TrackResult } from '@/lib/contract/tracking/tracking';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { TrackingGroup } from '@/lib/parcel/states';
import { listCalendars } from '../../places/calendars/calendar-store';
import { listCitiesByCode } from '../../places/geography/places-by-code-store';
import { loadRoutes } from '../../places/geography/route';
import { loadScanPlaceNames } from '../../places/geography/scan-places';
import type { Context } from '../../platform/context';
import { firstStoredMonth } from '../../platform/db/old-scans';
import { monthOf } from '../../platform/db/scan-months';
import { translateError } from '../../platform/texts/server-texts';
import { groupBy } from '../../platform/group-by';
import { loadInstructions } from '../receiver/present-instructions';
import { listMoves, movesOfParcel, type MoveRow } from '../orders/order-store';
import { orderReader, testsSeenBy } from '../orders/list/order-reader';
import { listTrackedParcels, listTradeNosOfShopNumbers, type TrackedParcelRow } from './tracked-store';
import { listImportRulesOn } from '../../pricing/customs/rule-store';
import type { Verb } from '../../platform/verb';
import { presentTrack, type TrackReader } from './present-tracking';
import {
  distinctNumbers,
  type RequestedNumber,
  type TrackFailureReason,
  readMallNumber,
  readShopNumber,
} from './read-numbers';
import { listScans, type ScanRow } from './tracking-store';

/** Message keys of `errors.json`, by reason. */
export const FAILURE_MESSAGES: Record<TrackFailureReason, string> = {
  shape: 'waybillShape',
  'check-digit': 'waybillCheckDigit',
  unknown: 'waybillUnknown',
};

const LISTS = { 'in-transit': 'inTransit', signed: 'signed', ended: 'ended' } as const satisfies Record<
  TrackingGroup,
  keyof TrackResult
>;

function failureOf(typedNumber: string, reason: TrackFailureReason, language: Language): TrackFailure {
  return { waybillNo: typedNumber, reason, message: translateError(language, FAILURE_MESSAGES[reason]) };
}

const numbersOf = (numbers: readonly RequestedNumber[], as: 'waybill' | 'trade' | 'shop') =>
  numbers.flatMap((entry) => (entry.as === as ? [entry.number] : []));

/**
 * Returns a lookup of parcels by number: a waybill has its own parcel, an order number or a shop's number all parcels
 * of its orders.
 */
async function findParcelsOfNumbers(
  ctx: Context,
  numbers: readonly RequestedNumber[],
): Promise<(number: string) => TrackedParcelRow[]> {
  const waybills = numbersOf(numbers, 'waybill');
  const shopNumbers = numbersOf(numbers, 'shop');
  // Only the account's own orders: a stranger must find nothing by a guessed number.
  const ownTradeNos =
    shopNumbers.length > 0 ? await listTradeNosOfShopNumbers(ctx.db, orderReader(ctx), shopNumbers) : [];
  const tradeNos = [...numbersOf(numbers, 'trade'), ...ownTradeNos.map(({ trade_no }) => trade_no)];
  if (waybills.length + tradeNos.length === 0) return () => [];
  const parcels = await listTrackedParcels(ctx.db, { waybills, tradeNos }, testsSeenBy(ctx));
  const byWaybill = groupBy(parcels, ({ waybill_no }) => waybill_no);
  const byOrder = groupBy(
    parcels.filter(({ number }) => number !== null),
    ({ trade_no }) => trade_no,
  );
  const byShopNumber = groupBy(ownTradeNos, ({ shop_order_no }) => shop_order_no);
  const ofShop = (number: string) => byShopNumber.get(number)?.flatMap(({ trade_no }) => byOrder.get(trade_no) ?? []);
  return (number) => byWaybill.get(number) ?? byOrder.get(number) ?? ofShop(number) ?? [];
}

async function listScansByWaybill(ctx: Context, parcels: readonly TrackedParcelRow[]): Promise<Map<string, ScanRow[]>> {
  return groupBy(parcels.length > 0 ? await listScans(ctx.db, parcels) : [], ({ waybill_no }) => waybill_no);
}

/**
 * Returns, by waybill, the moves of parcels that need them. These have more than one delivery attempt, which may cost a
 * fee, or their scans have been deleted.
 */
export async function loadMovesToShow(
  ctx: Context,
  parcels: readonly TrackedParcelRow[],
): Promise<Map<string, MoveRow[]>> {
  const firstMonth = firstStoredMonth(ctx.now(), ctx.config.SCAN_MONTHS);
  const parcelsWithMoves = parcels.filter(
    ({ attempts, created_at }) => attempts > 1 || monthOf(created_at) < firstMonth,
  );
  const ids = [...new Set(parcelsWithMoves.map(({ id }) => id))];
  const moves = groupBy(ids.length > 0 ? await listMoves(ctx.db, ids) : [], ({ order_id }) => order_id);
  return new Map(
    parcelsWithMoves.map((parcel) => [parcel.waybill_no, movesOfParcel(moves.get(parcel.id) ?? [], parcel)]),
  );
}

/** Returns the receiver's instructions as a field, if there are any. */
export const withInstructions = (instructions: InstructionView[] | undefined) => (instructions ? { instructions } : {});

/** Returns cities, routes and calendars of the places that the parcels leave and reach. */
export async function loadPlacesOfParcels(
  ctx: Context,
  parcels: readonly TrackedParcelRow[],
): Promise<Pick<TrackReader, 'calendars' | 'cities' | 'routeOf'>> {
  const codes = parcels.flatMap(({ sender_city, receiver_city }) => [sender_city, receiver_city]);
  const countries = parcels.flatMap(({ sender_country, receiver_country }) => [sender_country, receiver_country]);
  const [calendars, cities, routeOf] = await Promise.all([
    listCalendars(ctx.db, [...new Set(countries)]),
    listCitiesByCode(ctx.db, [...new Set(codes)]),
    loadRoutes(ctx.db, countries),
  ]);
  return { calendars, cities, routeOf };
}

/** Returns a lookup of the customs rule of each parcel from abroad on the day of its order. */
export async function loadRules(ctx: Context, parcels: readonly TrackedParcelRow[]): Promise<TrackReader['ruleOf']> {
  const ruleFor = await listImportRulesOn(
    ctx.db,
    parcels.map(({ receiver_country }) => receiver_country),
  );
  return ({ receiver_country: country, created_at }) =>
    ruleFor(country, localDay(new Date(created_at), MARKETS[country].timeZone));
}

/**
 * Returns the response of every tracking call. It uses a few queries for any number of parcels, contains each parcel
 * once, and gives the reason of each failure.
 */
async function trackNumbers(ctx: Context, requestedNumbers: readonly RequestedNumber[]): Promise<TrackResult> {
  const numbers = distinctNumbers(requestedNumbers);
  const find = await findParcelsOfNumbers(ctx, numbers);
  const matches = numbers.map((entry) => ({ entry, parcels: entry.as === 'failure' ? [] : find(entry.number) }));
  const all = matches.flatMap(({ parcels }) => parcels);
  const [scans, moves, instructions, places, ruleOf] = await Promise.all([
    listScansByWaybill(ctx, all),
    loadMovesToShow(ctx, all),
    loadInstructions(ctx.db, all, { language: ctx.language, mayReadNames: false }),
    loadPlacesOfParcels(ctx, all),
    loadRules(ctx, all),
  ]);
  const placeOf = await loadScanPlaceNames(ctx.db, [...scans.values()].flat());
  const reader = { ctx, ...places, ruleOf, placeOf };
  const result: TrackResult = { inTransit: [], signed: [], ended: [], failed: [] };
  const shownWaybills = new Set<string>();
  for (const { entry, parcels } of matches) {
    if (parcels.length === 0) {
      result.failed.push(failureOf(entry.typedNumber, 'reason' in entry ? entry.reason : 'unknown', ctx.language));
    }
    for (const parcel of parcels.filter(({ waybill_no }) => !shownWaybills.has(waybill_no))) {
      const { waybill_no } = parcel;
      shownWaybills.add(waybill_no);
      const track = presentTrack(parcel, scans.get(waybill_no) ?? [], moves.get(waybill_no) ?? [], reader);
      const mall = entry.as === 'trade' || entry.as === 'shop' ? { mallNo: entry.number } : {};
      result[LISTS[track.group]].push({ ...track, ...withInstructions(instructions.get(waybill_no)), ...mall });
    }
  }
  return result;
}

/**
 * Tracks parcels, for both calls of §7 with waybill numbers. Order numbers are accepted too, because people paste them
 * into the same field.
 */
export const queryTrack: Verb<'queryTrack'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.waybillNos.map(readMallNumber));

/**
 * Tracks parcels by order numbers and, for an account, by its shop's own numbers. For both calls of §7, POST and GET.
 */
export const queryTrackByMallNo: Verb<'queryTrackByMallNo'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.mallNos.map(ctx.actor ? readShopNumber : readMallNumber));
