import 'server-only';
import { insertMany } from '../../platform/db/insert-row';
import type { Queryable } from '../../db/open';
import { readScans, type PlacedParcel } from '../../platform/db/read-scans';
import type { Tables } from '../../db/tables';

const COLUMNS = [
  'event_id',
  'waybill_no',
  'code',
  'occurred_at',
  'time_zone',
  'place',
  'country_code',
  'measured',
  'reason',
  'received_code',
  'received_reason',
] as const satisfies (keyof Tables['scan_events'])[];

/** A scan as it is read. */
export type ScanRow = Pick<Tables['scan_events'], (typeof COLUMNS)[number]>;

/** An event is known by its waybill and its id. */
export const scanKey = ({ waybill_no, event_id }: Pick<ScanRow, 'waybill_no' | 'event_id'>): string =>
  `${waybill_no} ${event_id}`;

export const findScans = (db: Queryable, parcels: readonly PlacedParcel[]): Promise<ScanRow[]> =>
  readScans(db, parcels, COLUMNS);

const STEP_COLUMNS = [
  'event_id',
  'waybill_no',
  'code',
  'occurred_at',
  'received_code',
] as const satisfies (keyof ScanRow)[];

/** What a scan says of its parcel's state. */
export type ScanStep = Pick<ScanRow, (typeof STEP_COLUMNS)[number]>;

export const findScanSteps = (db: Queryable, parcels: readonly PlacedParcel[]): Promise<ScanStep[]> =>
  readScans(db, parcels, STEP_COLUMNS) as Promise<ScanStep[]>;

/** Stores what is not stored yet; answers the keys of the scans that were new. */
export async function insertScans(trx: Queryable, scans: readonly Tables['scan_events'][]): Promise<Set<string>> {
  const returning = ['waybill_no', 'event_id'] as const;
  const inserted = await insertMany(trx, 'scan_events', scans, { known: 'skip', returning });
  return new Set((inserted as Pick<ScanRow, (typeof returning)[number]>[]).map(scanKey));
}
