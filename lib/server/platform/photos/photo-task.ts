import 'server-only';
import { preparePhoto, type Photo } from './prepare-photo';

/** A photo from a stranger. */
export interface PhotoTask {
  bytes: Uint8Array;
}

/** `refused`: it cannot be read, or has too many pixels. */
export type PhotoResult = Photo | { refused: true };

/** Maximum number of pixels of an upload. Decoded, they take about 100 MB. The form makes larger photos smaller. */
export const MAX_UPLOAD_PIXELS = 25_000_000;

/** Encodes a photo again: upright, small, without metadata. */
export async function doPhotoTask({ bytes }: PhotoTask): Promise<PhotoResult> {
  const photo = await preparePhoto(Buffer.from(bytes), MAX_UPLOAD_PIXELS);
  return typeof photo === 'string' ? { refused: true } : photo;
}
