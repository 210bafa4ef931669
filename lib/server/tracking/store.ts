import 'server-only';
import type { Queryable } from '../db/open';
import type { Tables } from '../db/tables';

/** A scan as it is stored. */
export type ScanRow = Omit<Tables['scan_events'], 'id'>;

/** The scans of all these waybills in one query, each waybill's oldest first. */
export function findScans(db: Queryable, waybills: readonly string[]): Promise<ScanRow[]> {
  return db
    .selectFrom('scan_events')
    .select(['event_id', 'waybill_no', 'code', 'occurred_at', 'time_zone', 'place', 'country_code', 'measured'])
    .where('waybill_no', 'in', waybills)
    .orderBy('waybill_no')
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
}

/** Stores what is not stored yet; answers the ids of the scans that were new. */
export async function insertScans(trx: Queryable, scans: readonly ScanRow[]): Promise<Set<string>> {
  const inserted = await trx
    .insertInto('scan_events')
    .values(scans)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .execute();
  return new Set(inserted.map(({ event_id }) => event_id));
}
