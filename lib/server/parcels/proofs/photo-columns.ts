import 'server-only';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { DAY_MS } from '@/lib/time/durations';
import { preparePhoto, type Photo } from '../../platform/photos/prepare-photo';
import type { PhotoColumns } from './first-photo-store';
import { readPhotoFile } from './read-photo-file';

const NO_PHOTO: PhotoColumns = { photo_width: null, photo_height: null, photo_until: null, photo: null };

/** Returns the columns of a photo. Its days count from the scan, or from now if the scanner's clock is ahead. */
function columnsOf({ bytes, width, height }: Photo, occurredAt: string, now: Date): PhotoColumns {
  const from = Math.min(Date.parse(occurredAt), now.getTime());
  const until = new Date(from + PROOF_PHOTO_DAYS * DAY_MS).toISOString();
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
