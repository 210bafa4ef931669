// A lorry on the road from the port into the country.
import { bush, cloud, palm, sun, tree } from './nature.mjs';
import { block, windows } from './houses.mjs';
import { head } from './heads.mjs';
import { at, ellipse, line, path, rect, repeat, scaled } from './shapes.mjs';
import { lorry } from './vehicles.mjs';

const LAND = [
  sun(112, 70, 24),
  cloud(170, 76, 1.1),
  cloud(372, 52, 0.9),
  cloud(22, 122, 0.8),
  path('hillFar', 'M0 196l58-58 40 34 62-72 54 62 36-30 60 52 56-66 62 60 52-30v80H0z'),
  path('sky', 'M160 100l22 25-14-4-10 9-8-7-12 3zM366 118l17 16-12-2-7 7-9-6-8 2z'),
  path('hill', 'M0 206q90-44 190-16 90-34 170-4 70-26 120-8v60H0z'),
  path('leafLight', 'M0 222q120-26 250-8 130-22 230 0v40H0z'),
  path('leaf', 'M250 214q130-22 230 0v10q-110-16-230-10z'),
  // A village.
  at(
    34,
    226,
    block('sand', 0, 0, 36, 24, 8),
    block('clay', 42, 2, 28, 20, 6),
    path('clayShade', 'M-3-24l21-12 21 12z'),
  ),
  windows(42, 210, { columns: 2, rows: 1, width: 6, height: 8, gapX: 12 }),
  at(404, 228, block('sand', 0, 0, 40, 28, 8), path('clayShade', 'M-3-28l23-12 23 12z')),
  windows(412, 208, { columns: 2, rows: 1, width: 6, height: 8, gapX: 14 }),
  palm(20, 232, 0.8),
  tree(118, 232, 0.62),
  palm(388, 234, 0.95),
  tree(462, 236, 0.7),
  path('sandLight', 'M0 232h480v16H0z'),
  bush(60, 242, 0.8),
  bush(452, 244, 0.9),
];

const ROAD = [
  path('road', 'M0 246h480v60H0z'),
  path('kerb', 'M0 246h480v3H0z'),
  path('kerb', repeat(5, (index) => `M${-30 + index * 112} 270h56v4h-56z`).join('')),
  path('sand', 'M0 304h480v16H0z'),
  path('sandShade', 'M0 304h480v4H0z'),
];

const LOAD = [
  rect('white', 0, -108, 140, 88, 2),
  path('paperShade', 'M132-108h6q2 0 2 2v84q0 2-2 2h-6z'),
  path('ink', 'M0-46h140v24q0 2-2 2H2q-2 0-2-2z'),
  rect('paperShade', 0, -108, 140, 4),
  path('amber', 'M22-82h58v-12l24 20-24 20v-12H22z'),
  path('amberShade', 'M22-74h82l-24 20v-12H22z'),
];

const DRIVER = [
  path('inkLight', 'M162-46q0-10 8-11h6q6 1 7 11z'),
  scaled(173, -55, 0.62, head({ skin: 'deep', cover: 'cap' })),
];

export const SCENE = [
  LAND,
  ROAD,
  ellipse('roadShade', 244, 299, 170, 7),
  line('kerb', 3, 'M20 236h54M6 258h40M28 288h36'),
  scaled(92, 298, 1.55, lorry(LOAD), DRIVER),
];
