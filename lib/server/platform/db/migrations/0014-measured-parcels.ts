import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds a parcel's measurements at take-over, and the order's cost then, by the tariff at which it was placed.
 */
export async function addMeasuredParcels(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scan_events add column measured text`.execute(db);
  await sql`alter table parcels add column measured text`.execute(db);
  await sql`alter table orders add column tariff text`.execute(db);
  await sql`alter table orders add column billed text`.execute(db);
}
