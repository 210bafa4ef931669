import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/** Expand: adds proofs of delivery. The photo is the last column, so that SQLite can read the others without it. */
export async function addProofs(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = sql.raw(engine === 'sqlite' ? 'blob' : 'bytea');
  await sql`create table proofs (waybill_no text primary key references parcels (waybill_no) on delete cascade, signed_by text, signed_at text not null, time_zone text not null, with_code integer not null, photo_width integer, photo_height integer, photo_until text, photo ${bytes})`.execute(
    db,
  );
  await sql`create index proofs_with_photo on proofs (photo_until) where photo is not null`.execute(db);
}
