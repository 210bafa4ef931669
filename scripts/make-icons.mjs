// Renders the raster icons from app/icon.svg. Run it when the logo changes and commit the results.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const root = new URL('../', import.meta.url);
const svg = await readFile(new URL('app/icon.svg', root));
/** Home screens round the corners themselves, so these icons have a full square background. */
const square = Buffer.from(String(svg).replace(/ rx="\d+"/, ''));

const png = (source, size) =>
  sharp(source, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Maskable icon: the logo stays within the safe zone, a circle of 80 % of the width. */
const maskable = Buffer.from(
  String(square).replace(
    /<g transform="translate\(10 9\) scale\(1\.44\)">/,
    '<g transform="translate(13 12.8) scale(1.2)">',
  ),
);
if (maskable.equals(square)) throw new Error('app/icon.svg has another shape: the maskable icon would be cut');

await mkdir(new URL('public/icons/', root), { recursive: true });
await writeFile(new URL('public/icons/icon-192.png', root), await png(square, 192));
await writeFile(new URL('public/icons/icon-512.png', root), await png(square, 512));
await writeFile(new URL('public/icons/maskable-512.png', root), await png(maskable, 512));
await writeFile(new URL('app/apple-icon.png', root), await png(square, 180));

// Writes an ICO file of one picture: header, directory entry, then the PNG unchanged.
const picture = await png(svg, 32);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
await writeFile(new URL('public/favicon.ico', root), Buffer.concat([head, picture]));
