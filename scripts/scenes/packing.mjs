// An order is packed: the goods go into a box, and a trolley takes it on.
import { bag, parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { at, circle, line, path, rect, repeat, scaled, turned } from './shapes.mjs';

const HALL = [
  path('paper', 'M0 0h480v250H0z'),
  path('white', 'M0 0h480v30H0z'),
  path('paperShade', 'M0 28h480v4H0z'),
  repeat(3, (index) => rect('lamp', 50 + index * 150, 36, 80, 6, 2)),
  path('kerb', 'M0 246h480v74H0z'),
  path('steel', 'M0 246h480v5H0z'),
];

const tile = (colour, x, y, width, height) => [
  rect(colour, x, y - height, width, height),
  rect(`${colour}Shade`, x + width - 5, y - height, 5, height),
];

const jar = (colour, x, y) => [path(colour, `M${x} ${y}v-14h9v14z`), path('clothShade', `M${x + 1} ${y - 14}v-6h7v6z`)];

/** Goods that shops store with us: boxes of shoes, folded clothes, jars. */
const GOODS = [
  tile('teal', 150, 108, 34, 14),
  tile('rose', 150, 94, 34, 13),
  tile('teal', 152, 81, 30, 12),
  repeat(4, (index) => jar(index % 2 ? 'olive' : 'plum', 198 + index * 12, 108)),
  tile('cloth', 262, 108, 40, 26),
  tile('plum', 314, 108, 26, 34),
  tile('rose', 342, 108, 22, 22),
  tile('inkLight', 378, 108, 44, 16),
  tile('teal', 380, 92, 40, 13),
  tile('cloth', 434, 108, 30, 32),
  tile('olive', 152, 168, 40, 12),
  tile('rose', 152, 156, 40, 9),
  tile('cloth', 154, 147, 36, 9),
  bag(204, 168, 40, 22),
  tile('plum', 258, 168, 44, 20),
  repeat(4, (index) => jar(index % 2 ? 'teal' : 'rose', 318 + index * 12, 168)),
  tile('cloth', 376, 168, 28, 34),
  tile('inkLight', 408, 168, 24, 28),
  tile('olive', 440, 168, 26, 18),
];

const SHELVES = [
  path('steelShade', 'M140 58h4v190h-4zM366 58h4v190h-4z'),
  GOODS,
  rect('inkLight', 132, 108, 348, 5),
  rect('ink', 132, 112, 348, 2),
  rect('inkLight', 132, 168, 348, 5),
  rect('ink', 132, 172, 348, 2),
  path('ink', 'M132 54h6v196h-6zM248 54h6v196h-6zM366 54h6v196h-6z'),
];

/** An open box with its flaps turned outwards. */
const OPEN_BOX = [
  path('amberDeep', 'M214 176l14-10h66l-8 10z'),
  path('rose', 'M226 172q6-16 22-14 18-4 26 12l2 8h-50z'),
  path('roseShade', 'M252 158q16-1 22 12l2 8h-18z'),
  rect('amber', 214, 176, 72, 50),
  path('amberShade', 'M286 176l8-10v50l-8 10z'),
  path('amberLight', 'M214 176h72l6 12h-84z'),
  path('amberShade', 'M294 166l16 6-8 10-16-6z'),
  path('amberLight', 'M214 176l14-10-18-6-14 8z'),
  rect('label', 222, 196, 26, 20),
  path(
    'labelInk',
    'M225 206h2v7h-2zM229 206h1v7h-1zM232 206h3v7h-3zM237 206h1v7h-1zM240 206h3v7h-3zM225 200h14v3h-14z',
  ),
];

const TABLE = [
  path('steelShade', 'M160 238h9v72h-9zM372 238h9v72h-9z'),
  path('woodShade', 'M160 280h221v7H160z'),
  bag(184, 280, 44, 20),
  parcel(250, 280, 50, 26),
  path('wood', 'M148 226h246v12H148z'),
  path('woodShade', 'M148 234h246v4H148z'),
  // The roll of tape.
  circle('inkPale', 336, 215, 11),
  circle('ink', 336, 215, 4),
  path('ink', 'M324 220h30l4 6h-34z'),
];

const TROLLEY = [
  line('inkLight', 5, 'M436 288V172'),
  rect('ink', 352, 288, 96, 7, 2),
  [366, 434].map((x) => [circle('tyre', x, 303, 8), circle('metal', x, 303, 3.5)]),
  parcel(358, 288, 66, 40),
  parcel(366, 248, 46, 32),
];

const PACKER = person({
  skin: 'brown',
  cover: 'kufi',
  coverColour: 'cloth',
  top: 'ink',
  vest: 'shine',
  trousers: 'inkShade',
  arms: { near: [4, -70, 32, -82], far: [20, -74, 48, -90] },
});

const PULLER = person({
  skin: 'fair',
  cover: 'bun',
  top: 'inkLight',
  trousers: 'ink',
  turned: true,
  arms: { near: [2, -68, 22, -76], far: [16, -70, 26, -80] },
  legs: { far: [8, -28, 12, 0], near: [-8, -28, -12, 0] },
});

export const SCENE = [
  HALL,
  SHELVES,
  parcel(22, 250, 62, 48),
  parcel(34, 202, 42, 32, { label: false }),
  scaled(176, 308, 1.4, PACKER),
  TABLE,
  OPEN_BOX,
  at(-12, 0, TROLLEY),
  turned(446, 310, 1.3, PULLER),
];
