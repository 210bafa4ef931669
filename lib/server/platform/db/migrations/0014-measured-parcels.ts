import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: what a parcel measured when it was taken over, and what its order costs then by the tariff it was placed at. */
export async function addMeasuredParcels(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scan_events add column measured text`.execute(db);
  await sql`alter table parcels add column measured text`.execute(db);
  await sql`alter table orders add column tariff text`.execute(db);
  await sql`alter table orders add column billed text`.execute(db);
}
