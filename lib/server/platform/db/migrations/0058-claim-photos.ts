import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/** Expand: adds photos of claims. The photo is the last column, so that SQLite can read the others without it. */
export async function addClaimPhotos(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  for (const statement of [
    `create table claim_photos (reference text not null references claims (reference) on delete cascade, number integer not null, content_hash text not null, created_at text not null, photo_width integer not null, photo_height integer not null, photo_until text not null, photo ${bytes}, primary key (reference, number))`,
    `create unique index claim_photos_once on claim_photos (reference, content_hash)`,
    `create index claim_photos_with_photo on claim_photos (photo_until) where photo is not null`,
  ])
    await sql.raw(statement).execute(db);
}
