import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from '@/lib/parcel/qr-path';

/** Rasterises the path into modules. */
function paint(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = 0; column < Number(width); column += 1) rows[Number(y)]![Number(x) + column] = true;
  }
  return rows;
}

it('the path of a QR code paints exactly its modules', () => {
  const { data, size } = encode('https://duniaexpress.example/pk-ur', { border: 2 });
  expect(paint(qrPath(data), size)).toEqual(data);
});
