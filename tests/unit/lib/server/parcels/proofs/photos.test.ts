import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { STORED_PHOTO, preparePhoto } from '@/lib/server/platform/photos/prepare-photo';
import { MAX_PHOTO_FILE_BYTES, readPhotoFile } from '@/lib/server/parcels/proofs/read-photo-file';
import { createDeliveryPhoto } from '../../../../../fixtures/delivery-photo';
import { jpegMarkers } from '../../../../../fixtures/jpeg-markers';

/** APP0 to APP15 and COM: the segments of Exif, XMP, ICC, IPTC and comments. */
const isMetadata = (marker: string) => /^(e.|fe)$/.test(marker);

const UNREADABLE = 'photo cannot be read as JPEG, PNG, WebP or HEIC';

async function prepareOrThrow(bytes: Buffer) {
  const photo = await preparePhoto(bytes);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}

describe('a stored photo', () => {
  it('has no metadata, is upright and is small, even from 12 megapixels of noise', async () => {
    const largePhoto = await createDeliveryPhoto({ width: 4000, height: 3000, noisy: true });
    const before = await sharp(largePhoto).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif!.toString('latin1')).toContain('Courierphone');
    expect(jpegMarkers(largePhoto).filter(isMetadata)).toContain('e1');
    // The tag that points to the GPS data (Exif 2.3, GPS Info IFD).
    expect(before.exif!.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    const { bytes, width, height } = await prepareOrThrow(largePhoto);
    const after = await sharp(bytes).metadata();
    expect({ format: after.format, width: after.width, height: after.height }).toEqual({
      format: 'jpeg',
      width,
      height,
    });
    expect(bytes.length).toBeLessThanOrEqual(STORED_PHOTO.bytes);
    expect(height).toBeGreaterThan(width);
    expect(Math.max(width, height)).toBeLessThanOrEqual(STORED_PHOTO.side);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(500);
    for (const part of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(after[part]).toBeUndefined();
    expect(jpegMarkers(bytes).filter(isMetadata)).toEqual([]);
    // The upper left corner was red when the phone was upright.
    const corner = { left: 0, top: 0, width: Math.floor(width / 4), height: Math.floor(height / 4) };
    const { channels } = await sharp(await sharp(bytes).extract(corner).toBuffer()).stats();
    expect(channels[0]!.mean).toBeGreaterThan(channels[1]!.mean + 100);
  });

  it('has full size with little detail, and is never enlarged', async () => {
    const { width, height } = await prepareOrThrow(await createDeliveryPhoto({ width: 4000, height: 3000 }));
    expect({ width, height }).toEqual({ width: 960, height: 1280 });
    expect(await prepareOrThrow(await createDeliveryPhoto({ width: 64, height: 48 }))).toMatchObject({
      width: 48,
      height: 64,
    });
  });

  it.each(['png', 'webp', 'avif'] as const)('may come as %s, in grey or transparent', async (format) => {
    const grey = sharp({ create: { width: 90, height: 60, channels: 4, background: '#00000000' } });
    const photo = await prepareOrThrow(await grey.toFormat(format).toBuffer());
    expect(photo).toMatchObject({ width: 90, height: 60 });
    const { channels } = await sharp(photo.bytes).stats();
    expect(channels[0]!.mean).toBeGreaterThan(250);
  });

  it('is rejected if it is no photo, broken or too large', async () => {
    const whole = await createDeliveryPhoto();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>');
    const gif = await sharp(whole).gif().toBuffer();
    for (const bytes of [Buffer.alloc(0), Buffer.from('hello'), svg, gif, whole.subarray(0, whole.length / 2)])
      expect(await preparePhoto(bytes)).toBe(UNREADABLE);
    const huge = sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } });
    expect(await preparePhoto(await huge.png().toBuffer())).toBe('photo has more than 50 megapixels');
  });
});

describe('the file of a photo', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'photos-'));
  afterAll(() => rmSync(outside, { recursive: true, force: true }));
  const folder = path.join(outside, 'imports');
  mkdirSync(path.join(folder, 'day one'), { recursive: true });
  writeFileSync(path.join(outside, 'secret.jpg'), 'secret');
  mkdirSync(path.join(outside, 'imports-2'));
  writeFileSync(path.join(outside, 'imports-2', 'other.jpg'), 'other');
  writeFileSync(path.join(folder, 'a.jpg'), 'a');
  writeFileSync(path.join(folder, '..b.jpg'), 'b');
  writeFileSync(path.join(folder, 'day one', 'c.jpg'), 'c');
  symlinkSync(path.join(outside, 'secret.jpg'), path.join(folder, 'link.jpg'));
  symlinkSync(outside, path.join(folder, 'up'));
  symlinkSync('a.jpg', path.join(folder, 'same.jpg'));
  const readPhoto = async (name: string) => String(await readPhotoFile(folder, name));

  it.each([
    ['a.jpg', 'a'],
    ['./day one/../a.jpg', 'a'],
    ['day one/c.jpg', 'c'],
    ['..b.jpg', 'b'],
    ['same.jpg', 'a'],
    [path.join(folder, 'a.jpg'), 'a'],
  ])('is in the folder or below it: %s', async (name, content) => expect(await readPhoto(name)).toBe(content));

  it.each([
    '../secret.jpg',
    'day one/../../secret.jpg',
    '../imports-2/other.jpg',
    path.join(outside, 'secret.jpg'),
    '/etc/passwd',
    '/no/such/file',
    '..',
    '.',
    'link.jpg',
    'up/secret.jpg',
  ])('is not outside it: %s', async (name) =>
    expect(await readPhoto(name)).toBe('photo is outside the folder of the file'),
  );

  it('is an existing file of a plausible size', async () => {
    expect(await readPhoto('b.jpg')).toBe('photo does not exist');
    expect(await readPhoto('day one')).toBe('photo is not a file');
    const large = path.join(folder, 'large.jpg');
    writeFileSync(large, '');
    truncateSync(large, MAX_PHOTO_FILE_BYTES + 1);
    expect(await readPhoto('large.jpg')).toBe('photo is larger than 10 MB');
  });
});
