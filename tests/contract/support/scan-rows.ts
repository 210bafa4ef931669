import type { ScanCode } from '@/lib/parcel/scan-codes';
import { importScans } from '@/lib/server/parcels/tracking/import-scans';
import type { ScanRow } from '@/lib/server/parcels/tracking/tracking-store';
import type { World } from './world';

let counter = 0;

/**
 * Returns a scan in Accra without measurements, reason or partner's code. Its unique id sorts after the ids of earlier
 * scans.
 */
export const scanRow = (
  waybillNo: string,
  code: ScanCode,
  at: Date | string | number,
  rest: Partial<ScanRow> = {},
): ScanRow => ({
  event_id: `scan-${String((counter += 1)).padStart(6, '0')}`,
  waybill_no: waybillNo,
  code,
  occurred_at: new Date(at).toISOString(),
  time_zone: 'Africa/Accra',
  place: 'Accra',
  country_code: 'GH',
  measured: null,
  collected: null,
  reason: null,
  received_code: null,
  received_reason: null,
  ...rest,
});

/** Imports scans at the world's present time. */
export const importScanRows = ({ services: { db, now } }: Pick<World, 'services'>, ...rows: ScanRow[]) =>
  importScans(db, rows, now());
