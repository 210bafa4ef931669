import 'server-only';
import { insertMany } from '../db/insert-row';
import { oneOf } from '../db/one-of';
import { isPostgres, type Queryable } from '../db/open';
import { monthOf } from '../db/scan-months';
import type { Tables } from '../db/tables';
import { groupBy } from '../group-by';

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

/** A parcel with the time at which its order was placed. */
export interface PlacedParcel {
  waybill_no: string;
  created_at: string;
}

/** An event is known by its waybill and its id. */
export const scanKey = ({ waybill_no, event_id }: Pick<ScanRow, 'waybill_no' | 'event_id'>): string =>
  `${waybill_no} ${event_id}`;

/** PostgreSQL looks into the partitions of the months that a statement names, and no others. */
function byPartition(db: Queryable, parcels: readonly PlacedParcel[]): Map<string, PlacedParcel[]> {
  return groupBy(parcels, ({ created_at }) => (isPostgres(db) ? monthOf(created_at) : ''));
}

/** These columns of the scans of all these parcels (at least one) in one query, each parcel's oldest scan first. */
function readScans<Column extends keyof ScanRow>(
  db: Queryable,
  parcels: readonly PlacedParcel[],
  columns: readonly Column[],
) {
  const parts = [...byPartition(db, parcels)].map(([month, placed]) => {
    const waybills = [...new Set(placed.map(({ waybill_no }) => waybill_no))];
    const scans = db
      .selectFrom('scan_events')
      .select(columns)
      .where(oneOf(db, 'waybill_no', waybills));
    return month === '' ? scans : scans.where('placed_month', '=', month);
  });
  return parts
    .reduce((all, part) => all.unionAll(part))
    .orderBy('waybill_no')
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
}

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
