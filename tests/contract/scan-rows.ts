import type { ScanCode } from '@/lib/parcel/scan-codes';
import { importScans } from '@/lib/server/parcels/tracking/import-scans';
import type { ScanRow } from '@/lib/server/parcels/tracking/store';
import type { World } from './world';

let made = 0;

/** A scan in Accra under an id of its own, that measured nothing, names no reason and has no partner's code. */
export const scanRow = (
  waybillNo: string,
  code: ScanCode,
  at: Date | string | number,
  rest: Partial<ScanRow> = {},
): ScanRow => ({
  event_id: `scan-${(made += 1)}`,
  waybill_no: waybillNo,
  code,
  occurred_at: new Date(at).toISOString(),
  time_zone: 'Africa/Accra',
  place: 'Accra',
  country_code: 'GH',
  measured: null,
  reason: null,
  received_code: null,
  received_reason: null,
  ...rest,
});

/** Takes scans in at the world's present time. */
export const takeIn = ({ services: { db, now } }: Pick<World, 'services'>, ...rows: ScanRow[]) =>
  importScans(db, rows, now());
