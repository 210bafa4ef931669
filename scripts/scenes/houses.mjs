// Houses along a street. Their base is at 0 0.
import { path, rect, repeat } from './shapes.mjs';

/** Rows of windows on a wall. */
export const windows = (x, y, { columns, rows, width = 8, height = 11, gapX = 16, gapY = 20 }) =>
  path(
    'window',
    repeat(rows, (row) =>
      repeat(columns, (column) => `M${x + column * gapX} ${y + row * gapY}h${width}v${height}h-${width}z`),
    )
      .flat()
      .join(''),
  );

/** A block with its right side in the shade. */
export const block = (wall, x, y, width, height, side = 8) => [
  rect(wall, x, y - height, width, height),
  rect(`${wall}Shade`, x + width - side, y - height, side, height),
];

export const houseRow = () => [
  block('sand', 0, 0, 70, 74, 12),
  rect('sandShade', -3, -78, 76, 6),
  windows(10, -60, { columns: 3, rows: 2, gapX: 18, gapY: 26 }),
  block('clay', 78, 0, 52, 54, 10),
  path('white', 'M78-54h52v5h-52z'),
  windows(88, -40, { columns: 2, rows: 1, gapX: 20 }),
  block('sand', 190, 0, 60, 62, 10),
  windows(200, -48, { columns: 2, rows: 2, gapX: 20, gapY: 22 }),
];
