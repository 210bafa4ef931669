import 'server-only';
import type { Sharp } from 'sharp';

/** Stored JPEG. Sides in pixels. */
export interface Photo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Maximum number of pixels of an operator's photo. No courier's camera has more, and reading it would need too much
 * memory.
 */
export const MAX_PIXELS = 50_000_000;
/** Limits of a stored photo. */
export const STORED_PHOTO = { bytes: 200_000, side: 1280 } as const;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const UNREADABLE = 'photo cannot be read as JPEG, PNG, WebP or HEIC';

/** Attempts, in this order, until the photo is small enough. Only pure noise needs the last ones. */
const ATTEMPTS: readonly { side: number; quality: number }[] = [
  { side: STORED_PHOTO.side, quality: 76 },
  { side: STORED_PHOTO.side, quality: 62 },
  { side: STORED_PHOTO.side, quality: 48 },
  { side: 1024, quality: 44 },
  { side: 800, quality: 40 },
  { side: 560, quality: 36 },
  { side: 320, quality: 36 },
];

const within = (photo: Sharp, side: number): Sharp =>
  photo.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/**
 * Reads the upright picture without the rest of the file: place, time and camera are dropped. Returns the reason if it
 * is refused.
 */
async function readPixels(bytes: Buffer, mostPixels: number) {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!FORMATS.includes(format)) return UNREADABLE;
  if (width * height > mostPixels) return `photo has more than ${mostPixels / 1e6} megapixels`;
  const upright = within(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(),
    STORED_PHOTO.side,
  );
  const opaque = upright.flatten({ background: '#fff' }).toColourspace('srgb');
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  const { width: across, height: down, channels } = info;
  return () => sharp(data, { raw: { width: across, height: down, channels } });
}

/**
 * Returns a photo to store: upright, small, without metadata. If it cannot be read or has more than `mostPixels`,
 * returns the reason for the operator.
 */
export async function preparePhoto(bytes: Buffer, mostPixels = MAX_PIXELS): Promise<Photo | string> {
  // Any decoder error means that the operator needs another file.
  const points = await readPixels(bytes, mostPixels).catch(() => UNREADABLE);
  if (typeof points === 'string') return points;
  for (const { side, quality } of ATTEMPTS) {
    const { data, info } = await within(points(), side)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= STORED_PHOTO.bytes) return { bytes: data, width: info.width, height: info.height };
  }
  return UNREADABLE;
}
