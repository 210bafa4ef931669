// Parcels and pallets. Light comes from the upper left: the top is light, the right side dark.
import { path, rect } from './shapes.mjs';

/** A box from the front and slightly from above. `x` and `y` are its lower left corner. */
export function parcel(x, y, width, height, { depth = 8, label = true } = {}) {
  const top = y - height;
  const rise = depth * 0.6;
  const tape = Math.max(3, width * 0.14);
  const middle = x + (width - tape) / 2;
  return [
    rect('amber', x, top, width, height),
    path('amberLight', `M${x} ${top}l${depth}-${rise}h${width}l-${depth} ${rise}z`),
    path('amberShade', `M${x + width} ${top}l${depth}-${rise}v${height}l-${depth} ${rise}z`),
    path('amberShade', `M${middle} ${top}h${tape}v${height * 0.34}h-${tape}z`),
    path('amber', `M${middle} ${top}l${depth}-${rise}h${tape}l-${depth} ${rise}z`),
    label && waybill(x + width * 0.08, y - height * 0.5, width * 0.36, height * 0.36),
  ];
}

/** The label on a box: paper and bars. */
function waybill(x, y, width, height) {
  const bar = height * 0.34;
  return [
    rect('label', x, y, width, height),
    path(
      'labelInk',
      [0.12, 0.3, 0.42, 0.62, 0.78]
        .map((part) => `M${x + width * part} ${y + height * 0.5}h${width * 0.08}v${bar}h-${width * 0.08}z`)
        .join(''),
    ),
    rect('labelInk', x + width * 0.12, y + height * 0.16, width * 0.5, height * 0.14),
  ];
}

/** A soft bag, for clothes. */
export const bag = (x, y, width, height) => [
  path('inkPale', `M${x} ${y}q-3-${height / 2} 1-${height}h${width - 2}q4 ${height / 2} 1 ${height}z`),
  path(
    'inkLight',
    `M${x + width * 0.7} ${y}q4-${height / 2} 0-${height}h${width * 0.3 - 1}q4 ${height / 2} 1 ${height}z`,
  ),
  rect('label', x + width * 0.18, y - height * 0.7, width * 0.36, height * 0.36),
];

/** Boards on blocks, below the load of a fork-lift. */
export const pallet = (x, y, width) => [
  rect('woodShade', x + 3, y - 6, width - 6, 6),
  rect('wood', x, y - 9, width, 4),
  rect('wood', x, y - 2, width, 2),
];
