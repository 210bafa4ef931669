import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/**
 * Expand: adds the reasons of failed deliveries and customs holds, and a partner's code and reason as received.
 * PostgreSQL reads a waybill's scans from the index only, so the index is rebuilt with them. No scans are imported
 * meanwhile.
 */
export async function addScanReasons(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`alter table scan_events add column reason text`.execute(db);
  await sql`alter table scan_events add column received_code text`.execute(db);
  await sql`alter table scan_events add column received_reason text`.execute(db);
  if (engine === 'sqlite') return;
  await sql`alter table scan_events drop constraint scans_of_waybill`.execute(db);
  await sql`alter table scan_events add constraint scans_of_waybill primary key (waybill_no, event_id, placed_month) include (code, occurred_at, time_zone, place, country_code, measured, reason, received_code, received_reason)`.execute(
    db,
  );
}
