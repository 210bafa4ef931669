import 'server-only';
import { groupBy } from '../group-by';
import { columnInListSql } from './column-in-list-sql';
import { isPostgres, type Queryable } from './open';
import { monthOf } from './scan-months';
import type { Tables } from './tables/tables';

/** A parcel and the time at which its order was placed. */
export interface PlacedParcel {
  waybill_no: string;
  created_at: string;
}

/**
 * Groups parcels by month on PostgreSQL, which then reads only the partitions of the months that the statement names.
 */
function byPartition(db: Queryable, parcels: readonly PlacedParcel[]): Map<string, PlacedParcel[]> {
  return groupBy(parcels, ({ created_at }) => (isPostgres(db) ? monthOf(created_at) : ''));
}

/** Reads columns of the scans of these parcels (at least one) in one query, each parcel's oldest scan first. */
export function readScans<Column extends keyof Tables['scan_events']>(
  db: Queryable,
  parcels: readonly PlacedParcel[],
  columns: readonly Column[],
) {
  const parts = [...byPartition(db, parcels)].map(([month, placed]) => {
    const waybills = [...new Set(placed.map(({ waybill_no }) => waybill_no))];
    const scans = db
      .selectFrom('scan_events')
      .select(columns)
      .where(columnInListSql(db, 'waybill_no', waybills));
    return month === '' ? scans : scans.where('placed_month', '=', month);
  });
  return parts
    .reduce((all, part) => all.unionAll(part))
    .orderBy('waybill_no')
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
}
