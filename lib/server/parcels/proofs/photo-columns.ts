import 'server-only';
import { sql } from 'kysely';
import { PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { preparePhoto, type Photo } from '../../platform/photos/prepare-photo';
import { readPhotoFile } from './read-photo-file';

/** Columns of a photo in the tables of proofs and of attempts. */
export interface PhotoColumns {
  photo_width: number | null;
  photo_height: number | null;
  /** The photo is deleted at this time. */
  photo_until: string | null;
  photo: Uint8Array | null;
}

const DAY = 86_400_000;
const NO_PHOTO: PhotoColumns = { photo_width: null, photo_height: null, photo_until: null, photo: null };

/** Returns the columns of a photo. Its days count from the scan, or from now if the scanner's clock is ahead. */
function columnsOf({ bytes, width, height }: Photo, occurredAt: string, now: Date): PhotoColumns {
  const from = Math.min(Date.parse(occurredAt), now.getTime());
  const until = new Date(from + PHOTO_DAYS * DAY).toISOString();
  return { photo_width: width, photo_height: height, photo_until: until, photo: bytes };
}

/** Reads the photo that a scan names. Returns its columns, or the reason for the operator if it is refused. */
export async function readPhotoColumns(
  { folder, now }: { folder: string; now: Date },
  name: string | null,
  occurredAt: string,
): Promise<PhotoColumns | string> {
  if (name === null) return NO_PHOTO;
  const bytes = await readPhotoFile(folder, name);
  const photo = typeof bytes === 'string' ? bytes : await preparePhoto(bytes);
  return typeof photo === 'string' ? photo : columnsOf(photo, occurredAt, now);
}

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
