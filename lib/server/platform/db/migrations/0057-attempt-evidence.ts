import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/**
 * Expand: adds evidence of failed delivery attempts. The photo is the last column, so that SQLite can read the others
 * without it.
 */
export async function addAttemptEvidence(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const [bytes, degrees] = engine === 'sqlite' ? ['blob', 'real'] : ['bytea', 'double precision'];
  for (const statement of [
    `create table attempt_evidence (waybill_no text not null references parcels (waybill_no) on delete cascade, attempt_at text not null, attempted_at text not null, time_zone text not null, latitude ${degrees}, longitude ${degrees}, called integer, photo_width integer, photo_height integer, photo_until text, photo ${bytes}, primary key (waybill_no, attempt_at))`,
    `create index attempt_evidence_with_photo on attempt_evidence (photo_until) where photo is not null`,
  ])
    await sql.raw(statement).execute(db);
}
