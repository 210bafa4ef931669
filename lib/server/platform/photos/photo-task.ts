import 'server-only';
import { PHOTO_LIMITS } from '@/lib/market/photo-limits';
import { preparePhoto, type Photo } from './prepare-photo';

/** An uploaded photo. */
export interface PhotoTask {
  bytes: Uint8Array;
}

/** `refused`: it cannot be read, or has too many pixels. */
export type PhotoResult = Photo | { refused: true };

/** Encodes a photo again: upright, small, without metadata. */
export async function doPhotoTask({ bytes }: PhotoTask): Promise<PhotoResult> {
  const photo = await preparePhoto(Buffer.from(bytes), PHOTO_LIMITS.pixels);
  return typeof photo === 'string' ? { refused: true } : photo;
}
