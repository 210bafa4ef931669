import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import { translate } from '../server-texts';
import { placeName } from '../geography/place-name';
import { redeliveriesOf } from '../orders/redeliveries';
import type { TrackedParcelRow } from '../orders/tracked-store';
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

/** What was decided of a parcel that came back, until the warehouse reports it done. */
function presentDecision(parcel: TrackedParcelRow, scans: readonly ScanRow[], language: Language): TrackEventView[] {
  const { state, receiver_country: country } = parcel;
  if ((state !== 'SHELVED' && state !== 'DESTROYED') || scans.some(({ code }) => code === state)) return [];
  const last = scans.at(-1);
  return [
    {
      code: state,
      description: translate(language, `events.${state}`),
      time: parcel.updated_at,
      timeZone: last?.time_zone ?? MARKETS[country].timeZone,
      place: last?.place ?? '',
      countryCode: country,
    },
  ];
}

/** `scans` and `moves` are the parcel's own, oldest first; moves are needed of parcels that went out more than once. */
export function presentTrack(
  parcel: TrackedParcelRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  language: Language,
): TrackView {
  const { state } = parcel;
  const redeliveries = redeliveriesOf(parcel, moves, language);
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
      ...presentDecision(parcel, scans, language),
      ...scans.toReversed().map((scan) => presentScan(scan, language)),
      presentOwn('ORDER_PLACED', parcel.created_at, parcel, language),
    ],
    ...(redeliveries.length > 0 && { redeliveries }),
  };
}
