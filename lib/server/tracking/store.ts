import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Measured } from '@/lib/parcel/measured';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import type { Json } from '../db/json-column';
import type { Queryable } from '../db/open';

/** A scan as it is stored. */
export interface ScanRow {
  event_id: string;
  waybill_no: string;
  code: ScanCode;
  /** ISO 8601 in UTC with milliseconds, so that text sorts as time. */
  occurred_at: string;
  time_zone: string;
  /** City-level. */
  place: string;
  country_code: Country | null;
  /** Weight and size of a take-over scan that carries them. */
  measured: Json<Measured> | null;
}

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
