import 'server-only';
import { sql } from 'kysely';

/** Columns of a photo in the tables of proofs and of attempts. */
export interface PhotoColumns {
  photo_width: number | null;
  photo_height: number | null;
  /** The photo is deleted at this time. */
  photo_until: string | null;
  photo: Uint8Array | null;
}

/** SQL for queries that leave out the photo: 1 while the photo is stored. */
export const HAS_PHOTO = sql<number>`case when photo is null then 0 else 1 end`.as('has_photo');

const firstPhoto = <Column extends keyof PhotoColumns>(table: 'proofs' | 'attempt_evidence', column: Column) =>
  sql<
    PhotoColumns[Column]
  >`case when ${sql.ref(`${table}.photo_until`)} is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`${table}.${column}`)} end`;

/** Returns the columns of an upsert that keeps the first photo. A deleted photo is not replaced. */
export const firstPhotoOf = (table: 'proofs' | 'attempt_evidence') => ({
  photo_width: firstPhoto(table, 'photo_width'),
  photo_height: firstPhoto(table, 'photo_height'),
  photo_until: firstPhoto(table, 'photo_until'),
  photo: firstPhoto(table, 'photo'),
});
