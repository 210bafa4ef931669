import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import manifest from '@/app/manifest';
import { BRAND } from '@/lib/market/brand';

const root = path.join(import.meta.dirname, '../../..');
const fileOf = (address: string) => path.join(root, address === '/icon.svg' ? 'app' : 'public', address);

it('the manifest has the site’s name and existing icons in their sizes, one maskable', async () => {
  const { name, description, icons, start_url: start } = manifest();
  expect({ name, start }).toEqual({ name: BRAND.name, start: '/' });
  expect(description!.length).toBeGreaterThan(40);
  expect(description).not.toMatch(/[{}]/);
  expect(icons!.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons!) {
    expect(existsSync(fileOf(src)), src).toBe(true);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

it('the mark of the maskable icon is inside the circle that every launcher shows', async () => {
  const { data, info } = await sharp(path.join(root, 'public/icons/maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      const isMark = ground.some((value, channel) => Math.abs(value - data[at + channel]!) > 24);
      if (isMark) expect(Math.hypot(x - 255.5, y - 255.5)).toBeLessThanOrEqual(0.4 * info.width);
    }
});

it('the favicon is one image', () => {
  const icon = readFileSync(path.join(root, 'public/favicon.ico'));
  expect({ type: icon.readUInt16LE(2), images: icon.readUInt16LE(4) }).toEqual({ type: 1, images: 1 });
  expect(icon.length).toBeLessThan(5000);
});
