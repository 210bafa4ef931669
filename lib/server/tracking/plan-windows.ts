import 'server-only';
import type { Country } from '@/lib/market/country';
import { isAboutDays, isInOrder, mayMoveWindow, windowAfter, type WayCalendars } from '@/lib/parcel/delivery-window';
import type { KeptWindows } from '@/lib/parcel/kept-windows';
import { isFinal } from '@/lib/parcel/states';
import { findCalendars } from '../calendars/store';
import type { Queryable } from '../db/open';
import { groupBy } from '../group-by';
import { windowsOf, type ParcelPosition } from '../orders/parcel-store';
import { calendarsOfWay } from '../quotes/expected-delivery';
import type { FreshScans } from './plan-moves';
import { findScans, type PlacedParcel, type ScanRow } from './store';

/** A parcel with what its order says of its way. */
export type MovingParcel = ParcelPosition & PlacedParcel & { receiver_country: Country };

interface Watched {
  parcel: MovingParcel;
  kept: KeptWindows;
  calendars: WayCalendars;
  /** The new ones, oldest first. */
  scans: readonly ScanRow[];
}

const byTime = (one: ScanRow, other: ScanRow) => (one.occurred_at < other.occurred_at ? -1 : 1);

/** The parcels whose days these new scans may move. */
async function watchedParcels(trx: Queryable, parcels: readonly MovingParcel[], fresh: FreshScans): Promise<Watched[]> {
  const told = parcels.flatMap((parcel) => {
    const scans = isFinal(parcel.state) ? [] : (fresh.get(parcel.waybill_no) ?? []);
    const kept = scans.some(({ code }) => isAboutDays(code)) ? windowsOf(parcel) : null;
    return kept ? [{ parcel, kept }] : [];
  });
  if (told.length === 0) return [];
  const countries = told.flatMap(({ parcel, kept }) => [
    parcel.receiver_country,
    ...(kept.origin ? [kept.origin] : []),
  ]);
  const known = await findCalendars(trx, [...new Set(countries)]);
  return told.flatMap(({ parcel, kept }) => {
    const calendars = calendarsOfWay(known, kept.origin, parcel.receiver_country);
    const scans = fresh.get(parcel.waybill_no)!;
    if (!scans.some((scan) => mayMoveWindow(scan, kept, calendars))) return [];
    return [{ parcel, kept, calendars, scans: scans.toSorted(byTime) }];
  });
}

/**
 * The days of delivery of these parcels where new scans say others, beside those that were told before, by waybill. The scans are
 * stored already; `at` is when it is said.
 */
export async function planWindows(
  trx: Queryable,
  parcels: readonly MovingParcel[],
  fresh: FreshScans,
  at: string,
): Promise<Map<string, KeptWindows>> {
  const watched = await watchedParcels(trx, parcels, fresh);
  const late = watched.filter(({ parcel, kept, scans }) => !isInOrder(scans, kept, parcel.state));
  const all =
    late.length > 0
      ? await findScans(
          trx,
          late.map(({ parcel }) => parcel),
        )
      : [];
  const whole = groupBy(all, ({ waybill_no }) => waybill_no);
  const told = new Map<string, KeptWindows>();
  for (const { parcel, kept, calendars, scans } of watched) {
    const { waybill_no, state } = parcel;
    const replayed = whole.get(waybill_no);
    const known = replayed ? { scans: replayed } : { scans, continues: { received: state !== 'WAITING' } };
    const window = windowAfter({ kept, calendars, at, ...known });
    if (window) told.set(waybill_no, { ...kept, windows: [...kept.windows, window] });
  }
  return told;
}
