import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking/tracking';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { WorkingCalendar } from '@/lib/market/working-days';
import type { EventCode } from '@/lib/parcel/event-topics';
import { isScanCode, SCAN_STATE } from '@/lib/parcel/scan-codes';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import type { Context } from '../../platform/context';
import { storedPlaceName } from '../../places/geography/stored-place-name';
import type { CityRow } from '../../places/geography/places-by-code-store';
import type { RouteOf } from '../../places/geography/route';
import { windowsOf } from '../orders/parcel-store';
import { redeliveriesOf } from '../orders/delivery/redeliveries';
import type { TrackedParcelRow } from './tracked-store';
import { describeEvent } from '../../platform/texts/describe-event';
import { explainEvent } from './explain-event';
import { presentImportNote } from '../../pricing/customs/present-import-charges';
import type { ImportRuleRecord } from '../../pricing/customs/rule-record';
import { calendarsOfLane } from '../../pricing/load-expected-delivery';
import { presentDelivery } from '../../pricing/present-delivery';
import { maskName } from './mask-name';
import type { ScanRow } from './tracking-store';

type Move = { state: ParcelState; at: string };

/** Events without a scan: the order was placed, or the parcel was cancelled. */
type OwnEvent = 'ORDER_PLACED' | 'ORDER_CANCELLED';

type KnownEvent = TrackEventView & { code: EventCode };

function presentScan(
  scan: ScanRow,
  { chosen_by: chosenBy }: TrackedParcelRow,
  { ctx: { language }, placeOf }: TrackReader,
): KnownEvent {
  return {
    code: scan.code,
    ...(scan.reason && { reason: scan.reason }),
    description: describeEvent(scan.code, scan.reason, language, { received: scan.received_code, chosenBy }),
    time: scan.occurred_at,
    timeZone: scan.time_zone,
    place: placeOf(scan, language),
    countryCode: scan.country_code,
  };
}

function presentOwn(
  code: OwnEvent,
  time: string,
  parcel: TrackedParcelRow,
  { ctx: { language }, cities }: TrackReader,
): KnownEvent {
  const country = parcel.sender_country;
  return {
    code,
    description: describeEvent(code, null, language, { sentOn: parcel.sent_on_from }),
    time,
    timeZone: MARKETS[country].timeZone,
    place: storedPlaceName(cities.get(parcel.sender_city), language),
    countryCode: country,
  };
}

/**
 * Returns the event of a state that has no scan. There are two: the decision about a returned parcel before the
 * warehouse confirms it, and the final state after the scans were deleted.
 */
function presentState(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  { ctx: { language }, placeOf }: TrackReader,
): KnownEvent[] {
  const { state, receiver_country: country } = parcel;
  const isShown = isScanCode(state) || state === 'SENT_ON';
  if (!isShown || scans.some(({ code }) => code === state)) return [];
  const isDecided = state === 'SHELVED' || state === 'DESTROYED' || state === 'SENT_ON';
  const time = isDecided ? parcel.updated_at : reachedAt(state, scans.length > 0 ? [] : moves);
  if (time === null) return [];
  const last = scans.at(-1);
  return [
    {
      code: state,
      description: describeEvent(state, null, language, { chosenBy: parcel.chosen_by, sentOn: parcel.sent_on_as }),
      time,
      timeZone: last?.time_zone ?? MARKETS[country].timeZone,
      place: last ? placeOf(last, language) : '',
      countryCode: country,
    },
  ];
}

const reachedAt = (state: ParcelState, moves: readonly Move[]): string | null =>
  moves.findLast((move) => move.state === state)?.at ?? null;

/** Returns events, newest first. Only the newest one has its meaning, because readers see it first. */
function withMeaning([newest, ...earlier]: readonly KnownEvent[], language: Language): TrackEventView[] {
  if (!newest) return [];
  return [{ ...newest, meaning: explainEvent(newest.code, newest.reason ?? null, language) }, ...earlier];
}

/** Returns the view of the parcel's delivery. A scan, or else a move, has the time of its present state. */
function deliveryOf(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  { ctx, calendars }: TrackReader,
) {
  const { state, receiver_country: destination } = parcel;
  const scan = scans.findLast(({ code }) => isScanCode(code) && SCAN_STATE[code] === state);
  const since = scan?.occurred_at ?? reachedAt(state, moves);
  const storedWindows = windowsOf(parcel);
  const laneCalendars = calendarsOfLane(calendars, storedWindows?.origin ?? null, destination);
  return presentDelivery({ storedWindows, state, since, destination, calendars: laneCalendars }, ctx.now(), ctx);
}

/** Reader, and what is known of the places that the parcels leave, pass and reach. */
export interface TrackReader {
  ctx: Pick<Context, 'now' | 'country' | 'language'>;
  /** Returns the customs rule of a parcel from abroad, or null. */
  ruleOf: (parcel: TrackedParcelRow) => ImportRuleRecord | null;
  calendars: ReadonlyMap<Country, WorkingCalendar>;
  /** Cities that senders and receivers named, by code. */
  cities: ReadonlyMap<string, CityRow>;
  routeOf: RouteOf;
  placeOf: (scan: ScanRow, language: Language) => string;
}

/** Returns the customs charges without amounts, because a stranger must not learn the value of the goods. */
function importNoteOf(parcel: TrackedParcelRow, { ctx, ruleOf }: TrackReader): Pick<TrackView, 'importCharges'> {
  const { sender_country, receiver_country } = parcel;
  if (sender_country === receiver_country) return {};
  const today = localDay(ctx.now(), MARKETS[receiver_country].timeZone);
  return { importCharges: presentImportNote(ruleOf(parcel), today, ctx.language) };
}

/**
 * Returns the tracking of a parcel. `scans`, `moves`: the parcel's own, oldest first. Moves are needed for parcels that
 * went out more than once, or whose scans have been deleted.
 */
export function presentTrack(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  reader: TrackReader,
): TrackView {
  const { state } = parcel;
  const { language } = reader.ctx;
  const redeliveries = redeliveriesOf(parcel, moves, language);
  const delivery = deliveryOf(parcel, scans, moves, reader);
  const to = reader.cities.get(parcel.receiver_city);
  const route = reader.routeOf(reader.cities.get(parcel.sender_city), to, language);
  return {
    waybillNo: parcel.waybill_no,
    state,
    group: trackingGroup(state),
    service: parcel.service,
    senderCountry: parcel.sender_country,
    receiverCountry: parcel.receiver_country,
    destination: storedPlaceName(to, language),
    ...(route && { route }),
    receiverName: maskName(parcel.receiver_name),
    ...(parcel.sent_on_as && { sentOnAs: parcel.sent_on_as }),
    ...(parcel.sent_on_from && { sentOnFrom: parcel.sent_on_from }),
    events: withMeaning(
      [
        // No scan or edit follows a cancellation, so the parcel's last change is its time.
        ...(state === 'CANCELLED' ? [presentOwn('ORDER_CANCELLED', parcel.updated_at, parcel, reader)] : []),
        ...presentState(parcel, scans, moves, reader),
        ...scans.toReversed().map((scan) => presentScan(scan, parcel, reader)),
        presentOwn('ORDER_PLACED', parcel.created_at, parcel, reader),
      ],
      language,
    ),
    ...(delivery && { delivery }),
    ...importNoteOf(parcel, reader),
    ...(redeliveries.length > 0 && { redeliveries }),
  };
}
