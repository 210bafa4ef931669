import 'server-only';
import type { Country } from '@/lib/market/country';
import { mayMoveWindow, windowAfter, type KeptWindows, type WayCalendars } from '@/lib/parcel/delivery-window';
import { isFinal } from '@/lib/parcel/states';
import { findCalendars } from '../calendars/store';
import type { Queryable } from '../db/open';
import { groupBy } from '../group-by';
import { setExpected, windowsOf, type ParcelRow, type Told } from '../orders/parcel-store';
import { calendarsOfWay } from '../quotes/expected-delivery';
import { findScans, type PlacedParcel, type ScanRow } from './store';

/** A parcel with what its order says of its way. */
export type MovingParcel = ParcelRow & PlacedParcel & { receiver_country: Country };

interface Watched {
  parcel: MovingParcel;
  kept: KeptWindows;
  calendars: WayCalendars;
}

/** The parcels whose days these new scans may move. */
async function watchedParcels(
  trx: Queryable,
  parcels: readonly MovingParcel[],
  fresh: ReadonlyMap<string, readonly ScanRow[]>,
): Promise<Watched[]> {
  const told = parcels.flatMap((parcel) => {
    const kept = !isFinal(parcel.state) && fresh.has(parcel.waybill_no) ? windowsOf(parcel) : null;
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
    const moves = fresh.get(parcel.waybill_no)!.some((scan) => mayMoveWindow(scan, kept, calendars));
    return moves ? [{ parcel, kept, calendars }] : [];
  });
}

/**
 * Tells other days of delivery where new scans say so, beside those that were told before. Runs in the caller's transaction, which
 * holds the orders; `at` is its time.
 */
export async function moveWindows(
  trx: Queryable,
  { parcels, stored }: { parcels: readonly MovingParcel[]; stored: readonly ScanRow[] },
  at: string,
): Promise<void> {
  const watched = await watchedParcels(
    trx,
    parcels,
    groupBy(stored, ({ waybill_no }) => waybill_no),
  );
  if (watched.length === 0) return;
  const all = await findScans(
    trx,
    watched.map(({ parcel }) => parcel),
  );
  const scans = groupBy(all, ({ waybill_no }) => waybill_no);
  const told = watched.flatMap(({ parcel: { waybill_no: waybill }, kept, calendars }): Told[] => {
    const window = windowAfter({ kept, scans: scans.get(waybill) ?? [], calendars, at });
    return window ? [{ waybill, kept: { ...kept, windows: [...kept.windows, window] } }] : [];
  });
  await setExpected(trx, told);
}
