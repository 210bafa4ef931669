// A ship at the quay; a crane lifts a container from a lorry.
import { cloud, sun } from './nature.mjs';
import { at, circle, line, path, rect, repeat, turned } from './shapes.mjs';
import { lorry } from './vehicles.mjs';

/** A container from its long side: ribs, and shade below. */
export const container = (colour, x, y, width = 52, height = 22) => [
  rect(colour, x, y - height, width, height),
  path(
    `${colour}Shade`,
    repeat(
      Math.floor(width / 7),
      (index) => `M${x + 4 + index * 7} ${y - height + 3}h2.500v${height - 6}h-2.500z`,
    ).join(''),
  ),
  rect(`${colour}Shade`, x, y - 3, width, 3),
  rect(`${colour}Shade`, x + width - 2, y - height, 2, height),
];

const STACKS = [
  ['ink', 'teal', 'clay', 'ink'],
  ['clay', 'ink', 'paper'],
  ['teal', 'paper', 'ink', 'teal'],
  ['ink', 'clay', 'teal'],
];

const SHIP = [
  // The bridge at the stern.
  rect('white', 26, 92, 44, 92),
  rect('paperShade', 60, 92, 10, 92),
  path(
    'window',
    'M30 100h30v8H30zM32 118h6v6h-6zM44 118h6v6h-6zM32 134h6v6h-6zM44 134h6v6h-6zM32 150h6v6h-6zM44 150h6v6h-6z',
  ),
  rect('paper', 20, 88, 56, 6),
  path('ink', 'M36 88V66h20v22z'),
  rect('amber', 36, 72, 20, 6),
  line('steel', 2, 'M46 66V48M40 54h12'),
  STACKS.map((stack, column) => stack.map((colour, row) => container(colour, 80 + column * 54, 184 - row * 23))),
  path('clay', 'M34 214h272l-12 30H34z'),
  path('ink', 'M0 182h316q12 0 10 8l-14 34H0z'),
  path('inkLight', 'M0 182h316q12 0 10 8H0z'),
  circle('metal', 286, 202, 5),
];

const SEA = [
  path('hillFar', 'M0 196q50-30 96-14 40-24 100 4 90-36 160-6 60-24 124 0v40H0z'),
  path('sea', 'M0 208h480v112H0z'),
  path('seaLight', 'M330 214h60v3h-60zM352 222h100v3H352zM404 208h76v3h-76z'),
];

const WATERLINE = [
  path('seaShade', 'M0 238h306l-6 12H0z'),
  path('seaLight', 'M8 252h70v3H8zM120 248h90v3h-90zM250 254h60v3h-60z'),
];

const CRANE = [
  // Legs behind, then beam, mast and stays.
  path('steelShade', 'M346 112h8v160h-8zM442 112h8v160h-8z'),
  path('inkLight', 'M330 108h8v172h-8zM426 108h8v172h-8z'),
  path('ink', 'M338 108h4v172h-4zM434 108h4v172h-4z'),
  path('inkLight', 'M330 206h108v7H330z'),
  path('inkLight', 'M130 100h330v10H130z'),
  path('ink', 'M130 107h330v4H130z'),
  path('inkLight', 'M376 34h10l6 66h-22z'),
  path('ink', 'M382 34h4l6 66h-8z'),
  line('ink', 2.5, 'M380 36L150 100M384 36L452 100M380 36L262 100'),
  rect('white', 392, 84, 34, 18, 2),
  rect('window', 396, 88, 12, 9),
  // The trolley, its ropes and their load.
  rect('ink', 362, 108, 44, 9),
  line('inkShade', 1.5, 'M368 116V198M400 116V198'),
  rect('inkShade', 354, 197, 60, 5),
];

const QUAY = [
  path('sandLight', 'M0 262h480v58H0z'),
  path('sand', 'M0 262h480v6H0z'),
  path('sandShade', 'M0 306h480v14H0z'),
  path('woodShade', 'M36 262v-8h16v8zM176 262v-8h16v8z'),
  path('kerb', 'M0 284h480v3H0z'),
];

export const SCENE = [
  sun(108, 40, 18),
  cloud(196, 58, 0.9),
  cloud(6, 70, 0.8),
  cloud(420, 60, 0.7),
  SEA,
  at(-34, 0, SHIP, WATERLINE),
  QUAY,
  CRANE,
  container('amber', 355, 228, 58, 26),
  path('sandShade', 'M226 308h216q-10 8-216 0z'),
  turned(432, 308, 1.02, lorry(rect('metal', 4, -26, 136, 6))),
];
