// Unpacks a WOFF 1.0 file (each table is deflated separately) into the font file for shaping.
import { inflateSync } from 'node:zlib';

const HEADER = 12;
const ENTRY = 16;
const padded = (length) => (length + 3) & ~3;

/** @param {Buffer} woff */
export function sfntOf(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: woff.readUInt32BE(entry + 16),
      length,
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = HEADER + count * ENTRY;
  const font = Buffer.alloc(tables.reduce((size, { length }) => size + padded(length), start));
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = start;
  tables.forEach(({ tag, sum, length, data }, index) => {
    const entry = HEADER + index * ENTRY;
    tag.copy(font, entry);
    font.writeUInt32BE(sum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(length, entry + 12);
    data.copy(font, offset);
    offset += padded(length);
  });
  return font;
}
