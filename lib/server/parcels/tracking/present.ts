import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { WorkingCalendar } from '@/lib/market/working-days';
import type { EventCode } from '@/lib/parcel/event-topics';
import { isScanCode, SCAN_STATE } from '@/lib/parcel/scan-codes';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import type { Context } from '../../context';
import { placeName } from '../../places/geography/place-name';
import { windowsOf } from '../orders/parcel-store';
import { redeliveriesOf } from '../orders/redeliveries';
import type { TrackedParcelRow } from '../../orders/tracked-store';
import { describeEvent } from '../../platform/texts/describe-event';
import { explainEvent } from './explain-event';
import { calendarsOfWay } from '../../pricing/expected-delivery';
import { presentDelivery } from '../../pricing/present-delivery';
import { maskName } from './mask-name';
import type { ScanRow } from './store';

type Move = { state: ParcelState; at: string };

/** What happened before or instead of a journey is told by the parcel itself. */
type OwnEvent = 'ORDER_PLACED' | 'ORDER_CANCELLED';

type KnownEvent = TrackEventView & { code: EventCode };

function presentScan(scan: ScanRow, language: Language): KnownEvent {
  return {
    code: scan.code,
    ...(scan.reason && { reason: scan.reason }),
    description: describeEvent(scan.code, scan.reason, language, scan.received_code),
    time: scan.occurred_at,
    timeZone: scan.time_zone,
    place: scan.place,
    countryCode: scan.country_code,
  };
}

function presentOwn(code: OwnEvent, time: string, parcel: TrackedParcelRow, language: Language): KnownEvent {
  const country = parcel.sender_country;
  return {
    code,
    description: describeEvent(code, null, language),
    time,
    timeZone: MARKETS[country].timeZone,
    place: placeName({ name: parcel.sender_city, names: parcel.sender_city_names }, language),
    countryCode: country,
  };
}

/**
 * The state of which no scan tells: what was decided of a parcel that came back, until the warehouse reports it done, and how a journey
 * ended whose scans are too old to be kept.
 */
function presentState(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  language: Language,
): KnownEvent[] {
  const { state, receiver_country: country } = parcel;
  if (!isScanCode(state) || scans.some(({ code }) => code === state)) return [];
  const isDecided = state === 'SHELVED' || state === 'DESTROYED';
  const time = isDecided ? parcel.updated_at : reachedAt(state, scans.length > 0 ? [] : moves);
  if (time === null) return [];
  const last = scans.at(-1);
  return [
    {
      code: state,
      description: describeEvent(state, null, language),
      time,
      timeZone: last?.time_zone ?? MARKETS[country].timeZone,
      place: last?.place ?? '',
      countryCode: country,
    },
  ];
}

const reachedAt = (state: ParcelState, moves: readonly Move[]): string | null =>
  moves.findLast((move) => move.state === state)?.at ?? null;

/** Events, newest first, the newest with what it means: an answer explains what its readers see first. */
function withMeaning([newest, ...earlier]: readonly KnownEvent[], language: Language): TrackEventView[] {
  if (!newest) return [];
  return [{ ...newest, meaning: explainEvent(newest.code, newest.reason ?? null, language) }, ...earlier];
}

/** When the parcel comes; its scans tell since when it is delivered or can be collected. */
function deliveryOf(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  { ctx, calendars }: TrackReader,
) {
  const { state, receiver_country: destination } = parcel;
  const scan = scans.findLast(({ code }) => isScanCode(code) && SCAN_STATE[code] === state);
  const since = scan?.occurred_at ?? reachedAt(state, moves);
  const kept = windowsOf(parcel);
  const way = calendarsOfWay(calendars, kept?.origin ?? null, destination);
  return presentDelivery({ kept, state, since, destination, calendars: way }, ctx.now(), ctx);
}

/** Who asks, and the calendars of the countries the parcels leave and reach. */
export interface TrackReader {
  ctx: Pick<Context, 'now' | 'country' | 'language'>;
  calendars: ReadonlyMap<Country, WorkingCalendar>;
}

/** `scans` and `moves` are the parcel's own, oldest first; moves are needed of parcels that went out more than once, or whose scans are not kept any more. */
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
  return {
    waybillNo: parcel.waybill_no,
    state,
    group: trackingGroup(state),
    service: parcel.service,
    senderCountry: parcel.sender_country,
    receiverCountry: parcel.receiver_country,
    destination: placeName({ name: parcel.receiver_city, names: parcel.receiver_city_names }, language),
    receiverName: maskName(parcel.receiver_name),
    events: withMeaning(
      [
        // No scan and no edit follows a cancellation, so the parcel's last change is its time.
        ...(state === 'CANCELLED' ? [presentOwn('ORDER_CANCELLED', parcel.updated_at, parcel, language)] : []),
        ...presentState(parcel, scans, moves, language),
        ...scans.toReversed().map((scan) => presentScan(scan, language)),
        presentOwn('ORDER_PLACED', parcel.created_at, parcel, language),
      ],
      language,
    ),
    ...(delivery && { delivery }),
    ...(redeliveries.length > 0 && { redeliveries }),
  };
}
