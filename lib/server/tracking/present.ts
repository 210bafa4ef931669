import 'server-only';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import { translate } from '../messages';
import { placeName } from '../geography/place-name';
import { redeliveriesOf } from '../orders/redeliveries';
import type { TrackedOrderRow } from '../orders/tracked-store';
import { maskName } from './mask-name';
import type { ScanRow } from './store';

type Move = { state: ParcelState; at: string };

/** What happened before or instead of a journey is told by the order itself. */
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

function presentOwn(code: OwnEvent, time: string, order: TrackedOrderRow, language: Language): TrackEventView {
  const country = order.sender_country;
  return {
    code,
    description: translate(language, `events.${code}`),
    time,
    timeZone: MARKETS[country].timeZone,
    place: placeName({ name: order.sender_city, names: order.sender_city_names }, language),
    countryCode: country,
  };
}

/** `scans` and `moves` are the order's own, oldest first; moves are needed of orders that went out more than once. */
export function presentTrack(
  order: TrackedOrderRow,
  scans: readonly ScanRow[],
  moves: readonly Move[],
  language: Language,
): TrackView {
  const state = order.state;
  return {
    waybillNo: order.waybill_no,
    state,
    group: trackingGroup(state),
    service: order.service,
    senderCountry: order.sender_country,
    receiverCountry: order.receiver_country,
    destination: placeName({ name: order.receiver_city, names: order.receiver_city_names }, language),
    receiverName: maskName(order.receiver_name),
    events: [
      // No scan and no edit follows a cancellation, so the order's last change is its time.
      ...(state === 'CANCELLED' ? [presentOwn('ORDER_CANCELLED', order.updated_at, order, language)] : []),
      ...scans.toReversed().map((scan) => presentScan(scan, language)),
      presentOwn('ORDER_PLACED', order.created_at, order, language),
    ],
    ...redeliveriesOf(order, moves, language),
  };
}
