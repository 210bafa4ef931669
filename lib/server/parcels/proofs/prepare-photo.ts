import 'server-only';
import type { Sharp } from 'sharp';

/** A JPEG as it is kept; sides in pixels. */
export interface Photo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** More cannot come from a courier's camera, and would need too much memory to read. */
export const MAX_PIXELS = 50_000_000;
/** What a kept photo has at most. */
export const KEPT_PHOTO = { bytes: 200_000, side: 1280 } as const;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const UNREADABLE = 'photo cannot be read as JPEG, PNG, WebP or HEIC';

/** Tried in this order until the photo is small enough; noise alone needs the last ones. */
const ATTEMPTS: readonly { side: number; quality: number }[] = [
  { side: KEPT_PHOTO.side, quality: 76 },
  { side: KEPT_PHOTO.side, quality: 62 },
  { side: KEPT_PHOTO.side, quality: 48 },
  { side: 1024, quality: 44 },
  { side: 800, quality: 40 },
  { side: 560, quality: 36 },
  { side: 320, quality: 36 },
];

const within = (photo: Sharp, side: number): Sharp =>
  photo.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** The picture's points, upright, and nothing else that its file says: place, time and camera stay behind. */
async function readPoints(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!FORMATS.includes(format)) return UNREADABLE;
  if (width * height > MAX_PIXELS) return `photo has more than ${MAX_PIXELS / 1e6} megapixels`;
  const upright = within(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), KEPT_PHOTO.side);
  const opaque = upright.flatten({ background: '#fff' }).toColourspace('srgb');
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  const { width: across, height: down, channels } = info;
  return () => sharp(data, { raw: { width: across, height: down, channels } });
}

/** A photo as it is kept: upright, without metadata, small. The reason, for an operator, where it is none or too large. */
export async function preparePhoto(bytes: Buffer): Promise<Photo | string> {
  // Whatever the decoder says, the operator needs another file.
  const points = await readPoints(bytes).catch(() => UNREADABLE);
  if (typeof points === 'string') return points;
  for (const { side, quality } of ATTEMPTS) {
    const { data, info } = await within(points(), side)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= KEPT_PHOTO.bytes) return { bytes: data, width: info.width, height: info.height };
  }
  return UNREADABLE;
}
