import 'server-only';
import type { Country } from '@/lib/market/country';
import {
  affectsExpectedDay,
  isInOrder,
  mayMoveWindow,
  windowAfter,
  type LaneCalendars,
} from '@/lib/parcel/delivery-window';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import { isFinal } from '@/lib/parcel/states';
import { listCalendars } from '../../places/calendars/calendar-store';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { windowsOf } from '../orders/parcel-store';
import { calendarsOfLane } from '../../pricing/load-expected-delivery';
import { placedParcel, type ScannedParcel } from './plan-moves';
import { listScans, type ScanRow } from './tracking-store';

interface WatchedParcel extends ScannedParcel {
  storedWindows: StoredWindows;
  calendars: LaneCalendars;
}

const byTime = (one: ScanRow, other: ScanRow) => (one.occurred_at < other.occurred_at ? -1 : 1);

/** Returns the parcels whose expected days these new scans may change, each with its scans oldest first. */
async function listWatchedParcels(trx: Queryable, scanned: readonly ScannedParcel[]): Promise<WatchedParcel[]> {
  const affectedParcels: (ScannedParcel & { storedWindows: StoredWindows })[] = [];
  const countries = new Set<Country>();
  for (const { parcel, order, scans } of scanned) {
    if (isFinal(parcel.state) || !scans.some(({ code }) => affectsExpectedDay(code))) continue;
    const storedWindows = windowsOf(parcel);
    if (!storedWindows) continue;
    affectedParcels.push({ parcel, order, scans, storedWindows });
    countries.add(order.receiver_country);
    if (storedWindows.origin) countries.add(storedWindows.origin);
  }
  if (affectedParcels.length === 0) return [];
  const countryCalendars = await listCalendars(trx, [...countries]);
  const watched: WatchedParcel[] = [];
  for (const { parcel, order, scans, storedWindows } of affectedParcels) {
    const calendars = calendarsOfLane(countryCalendars, storedWindows.origin, order.receiver_country);
    if (scans.some((scan) => mayMoveWindow(scan, storedWindows, calendars)))
      watched.push({ parcel, order, scans: scans.toSorted(byTime), storedWindows, calendars });
  }
  return watched;
}

/**
 * Returns, by waybill, the new expected days of parcels whose new scans change them, after the days announced before.
 * The scans are already stored. `at` is the time of the announcement.
 */
export async function planWindows(
  trx: Queryable,
  scanned: readonly ScannedParcel[],
  at: string,
): Promise<Map<string, StoredWindows>> {
  const watched = await listWatchedParcels(trx, scanned);
  const lateParcels = watched.filter(
    ({ parcel, storedWindows, scans }) => !isInOrder(scans, storedWindows, parcel.state),
  );
  const lateScans = lateParcels.length > 0 ? await listScans(trx, lateParcels.map(placedParcel)) : [];
  const scansByWaybill = groupBy(lateScans, ({ waybill_no }) => waybill_no);
  const windowsByWaybill = new Map<string, StoredWindows>();
  for (const { parcel, storedWindows, calendars, scans } of watched) {
    const { waybill_no, state } = parcel;
    const replayed = scansByWaybill.get(waybill_no);
    const scanInput = replayed ? { scans: replayed } : { scans, continues: { isReceived: state !== 'WAITING' } };
    const window = windowAfter({ storedWindows, calendars, at, ...scanInput });
    if (window) windowsByWaybill.set(waybill_no, { ...storedWindows, windows: [...storedWindows.windows, window] });
  }
  return windowsByWaybill;
}
