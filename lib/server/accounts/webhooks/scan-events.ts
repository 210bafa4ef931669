import 'server-only';
import type { ParcelMovedData } from '@/lib/contract/developers/webhook-events';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { emsevtOf } from '@/lib/parcel/emsevt-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Tables } from '../../platform/db/tables/tables';
import { describeEvent } from '../../platform/texts/describe-event';
import type { AccountEvent } from './enqueue-events';

export interface ScannedOrder {
  id: string;
  user_id: string | null;
  trade_no: string;
  shop_order_no: string | null;
  sender_country: Country;
  receiver_country: Country;
}

type Scan = Pick<
  Tables['scan_events'],
  'waybill_no' | 'code' | 'reason' | 'received_code' | 'occurred_at' | 'time_zone' | 'place' | 'country_code'
>;

/** States that have an event of their own besides the scan's. */
const EVENT_OF_STATE: Readonly<Partial<Record<ParcelState, 'parcel.delivered' | 'parcel.failed' | 'parcel.returned'>>> =
  {
    SIGNED: 'parcel.delivered',
    DELIVERY_FAILED: 'parcel.failed',
    RETURNED: 'parcel.returned',
  };

const movedData =
  (order: ScannedOrder, scan: Scan) =>
  (language: Language): ParcelMovedData => ({
    isTest: false,
    tradeNo: order.trade_no,
    shopOrderNo: order.shop_order_no,
    waybillNo: scan.waybill_no,
    code: scan.code,
    emsevt: emsevtOf(scan.code, {
      senderCountry: order.sender_country,
      receiverCountry: order.receiver_country,
      country: scan.country_code,
    }),
    reason: scan.reason,
    description: describeEvent(scan.code, scan.reason, language, { received: scan.received_code }),
    time: scan.occurred_at,
    timeZone: scan.time_zone,
    place: scan.place,
    countryCode: scan.country_code,
  });

/**
 * Returns the events of a scan of an account's parcel: the scan if it is new, and each new state of the parcel. A scan
 * that came too early moves the parcel when the scans before it arrive.
 */
export function scanEvents(
  order: ScannedOrder,
  scan: Scan,
  { isNew, reached }: { isNew: boolean; reached: readonly ParcelState[] },
): AccountEvent[] {
  const { user_id: userId, id: orderId } = order;
  if (userId === null) return [];
  const event = { userId, orderId, data: movedData(order, scan) };
  const states = reached.flatMap((state) => EVENT_OF_STATE[state] ?? []);
  const movedEvents = isNew ? [{ ...event, type: 'parcel.moved' as const }] : [];
  return [...movedEvents, ...states.map((type) => ({ ...event, type }))];
}
