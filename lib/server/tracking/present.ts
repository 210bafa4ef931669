import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { WorkingCalendar } from '@/lib/market/working-days';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import type { Context } from '../context';
import { translate } from '../server-texts';
import { placeName } from '../geography/place-name';
import { windowsOf } from '../orders/parcel-store';
import { redeliveriesOf } from '../orders/redeliveries';
import type { TrackedParcelRow } from '../orders/tracked-store';
import { calendarsOfWay } from '../quotes/expected-delivery';
import { presentDelivery } from '../quotes/present-delivery';
import { maskName } from './mask-name';
import type { ScanRow } from './store';

type Move = { state: ParcelState; at: string };

/** What happened before or instead of a journey is told by the parcel itself. */
type OwnEvent = 'ORDER_PLACED' | 'ORDER_CANCELLED';

function presentScan(scan: ScanRow, language: Language): TrackEventView {
  return {
    code: scan.code,
    description: translate(language, `events.${scan.code}`),
    time: scan.occurred_at,
    timeZone: scan.time_zone,
    place: scan.place,
    countryCode: scan.country_code,
  };
}

function presentOwn(code: OwnEvent, time: string, parcel: TrackedParcelRow, language: Language): TrackEventView {
  const country = parcel.sender_country;
  return {
    code,
    description: translate(language, `events.${code}`),
    time,
    timeZone: MARKETS[country].timeZone,
    place: placeName({ name: parcel.sender_city, names: parcel.sender_city_names }, language),
    countryCode: country,
  };
}

/** When the parcel comes; its scans tell since when it is delivered or can be collected. */
function deliveryOf(parcel: TrackedParcelRow, scans: readonly ScanRow[], { ctx, calendars }: TrackReader) {
  const { state, receiver_country: destination } = parcel;
  const since = scans.findLast(({ code }) => SCAN_STATE[code] === state)?.occurred_at ?? null;
  const kept = windowsOf(parcel);
  const way = calendarsOfWay(calendars, kept?.origin ?? null, destination);
  return presentDelivery({ kept, state, since, destination, calendars: way }, ctx.now(), ctx);
}

/** Who asks, and the calendars of the countries the parcels leave and reach. */
export interface TrackReader {
  ctx: Pick<Context, 'now' | 'country' | 'language'>;
  calendars: ReadonlyMap<Country, WorkingCalendar>;
}

/** `scans` and `moves` are the parcel's own, oldest first; moves are needed of parcels that went out more than once. */
export function presentTrack(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  reader: TrackReader,
): TrackView {
  const { state } = parcel;
  const { language } = reader.ctx;
  const redeliveries = redeliveriesOf(parcel, moves, language);
  const delivery = deliveryOf(parcel, scans, reader);
  return {
    waybillNo: parcel.waybill_no,
    state,
    group: trackingGroup(state),
    service: parcel.service,
    senderCountry: parcel.sender_country,
    receiverCountry: parcel.receiver_country,
    destination: placeName({ name: parcel.receiver_city, names: parcel.receiver_city_names }, language),
    receiverName: maskName(parcel.receiver_name),
    events: [
      // No scan and no edit follows a cancellation, so the parcel's last change is its time.
      ...(state === 'CANCELLED' ? [presentOwn('ORDER_CANCELLED', parcel.updated_at, parcel, language)] : []),
      ...scans.toReversed().map((scan) => presentScan(scan, language)),
      presentOwn('ORDER_PLACED', parcel.created_at, parcel, language),
    ],
    ...(delivery && { delivery }),
    ...(redeliveries.length > 0 && { redeliveries }),
  };
}
