import 'server-only';
import { insertMany } from '../../platform/db/insert-row';
import type { Queryable } from '../../platform/db/open';
import { readScans, type PlacedParcel } from '../../platform/db/read-scans';
import type { Tables } from '../../platform/db/tables/tables';

const SCAN_COLUMNS = [
  'event_id',
  'waybill_no',
  'code',
  'occurred_at',
  'time_zone',
  'place',
  'country_code',
  'measured',
  'collected',
  'reason',
  'received_code',
  'received_reason',
] as const satisfies (keyof Tables['scan_events'])[];

/** Scan as it is read. */
export type ScanRow = Pick<Tables['scan_events'], (typeof SCAN_COLUMNS)[number]>;

/** Returns the identity of an event: its waybill and id. */
export const scanKey = ({ waybill_no, event_id }: Pick<ScanRow, 'waybill_no' | 'event_id'>): string =>
  `${waybill_no} ${event_id}`;

export const listScans = (db: Queryable, parcels: readonly PlacedParcel[]): Promise<ScanRow[]> =>
  readScans(db, parcels, SCAN_COLUMNS);

const STEP_COLUMNS = [
  'event_id',
  'waybill_no',
  'code',
  'occurred_at',
  'received_code',
] as const satisfies (keyof ScanRow)[];

/** Columns of a scan that decide the parcel's state. */
export type ScanStep = Pick<ScanRow, (typeof STEP_COLUMNS)[number]>;

export const listScanSteps = (db: Queryable, parcels: readonly PlacedParcel[]): Promise<ScanStep[]> =>
  readScans(db, parcels, STEP_COLUMNS) as Promise<ScanStep[]>;

/** Stores scans that are not stored yet. Returns the keys of the new ones. */
export async function insertScans(trx: Queryable, scans: readonly Tables['scan_events'][]): Promise<Set<string>> {
  const returning = ['waybill_no', 'event_id'] as const;
  const inserted = await insertMany(trx, 'scan_events', scans, { onConflict: 'skip', returning });
  return new Set((inserted as Pick<ScanRow, (typeof returning)[number]>[]).map(scanKey));
}
