// In customer service a woman answers a call; her screen shows where the parcel is.
import { windows } from './houses.mjs';
import { cloud, pot, sun } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { head } from './heads.mjs';
import { circle, line, path, rect, scaled } from './shapes.mjs';

const ROOM = [
  path('paper', 'M0 0h480v320H0z'),
  path('paperShade', 'M0 270h480v50H0z'),
  path('steel', 'M0 266h480v5H0z'),
  // A window on the city.
  path('white', 'M30 30h220v150H30z'),
  path('sky', 'M38 38h204v134H38z'),
  path('skyLow', 'M38 120h204v52H38z'),
  sun(84, 76, 16),
  cloud(112, 92, 0.7),
  path('hillFar', 'M38 172v-44h20v-20h24v30h16v-40h26v50h18v-26h22v30h20v-56h24v44h14v-16h20v48z'),
  windows(106, 108, { columns: 2, rows: 3, width: 4, height: 6, gapX: 8, gapY: 14 }),
  path('leaf', 'M38 172q26-20 52-8 20-12 48-2 30-14 60-2 24-10 44 2v10z'),
  path('white', 'M137 30h6v150h-6z'),
  path('glassLight', 'M38 38h40L38 108z'),
  path('paperShade', 'M24 180h232v8H24z'),
  // Shelf.
  rect('wood', 320, 92, 136, 6),
  rect('woodShade', 320, 97, 136, 3),
  path('teal', 'M334 58h11v34h-11z'),
  path('clay', 'M347 64h9v28h-9z'),
  path('ink', 'M358 56h12v36h-12z'),
  path('sandShade', 'M372 66h9v26h-9z'),
  parcel(396, 92, 36, 26, { depth: 6 }),
];

/** A sitting woman: seat, then legs, then body. */
const AGENT = [
  line('steelShade', 6, 'M150 262v34'),
  line('steelShade', 5, 'M124 304l26-12 26 12'),
  [124, 176].map((x) => circle('tyre', x, 306, 5)),
  path('inkShade', 'M104 150q-8 0-7 10l8 84q2 10 12 10h70q8 0 8-8t-8-8h-60l-8-80q-2-8-15-8z'),
  line('inkPale', 22, 'M142 238h62v52'),
  path('tyre', 'M192 306v-12h22q16 4 17 12z'),
  line('roseShade', 14, 'M168 168l30 44 34 6'),
  circle('brownShade', 239, 221, 7),
  path('rose', 'M122 176q2-22 20-24h14q18 2 20 22l2 68h-58z'),
  path('roseShade', 'M160 152q16 4 16 22l2 68h-20q6-50 2-90z'),
  scaled(152, 150, 1.62, head({ skin: 'brown', cover: 'bun' })),
  // The headset.
  line('ink', 4, 'M138 128q-2-24 20-28'),
  rect('ink', 142, 124, 12, 18, 5),
  rect('inkLight', 143, 125, 6, 15, 3),
  line('ink', 2.5, 'M148 140q4 10 18 8'),
  circle('ink', 167, 148, 3),
  line('roseShade', 16, 'M138 182l22 38 42 2'),
  line('rose', 16, 'M136 180l22 38 42 2'),
  circle('brown', 209, 224, 7.5),
];

const SCREEN = [
  path('ink', 'M280 122h146q6 0 6 6v82q0 6-6 6H280q-6 0-6-6v-82q0-6 6-6z'),
  path('cloth', 'M281 129h144v80H281z'),
  path('clothShade', 'M281 129h144v12H281z'),
  // A straight route with its stops, and rows of text.
  line('inkPale', 4, 'M296 162h114'),
  line('inkLight', 4, 'M296 162h70'),
  [296, 331].map((x) => circle('inkLight', x, 162, 5)),
  circle('amber', 366, 162, 8),
  circle('inkPale', 410, 162, 5),
  path('clothShade', 'M292 180h64v5h-64zM292 192h92v5h-92z'),
  rect('amber', 394, 180, 22, 18, 2),
  path('steelShade', 'M344 216h18v20h-18z'),
  rect('steelShade', 328, 232, 50, 5, 2),
];

const DESK = [
  path('wood', 'M188 236h292v10H188z'),
  path('woodShade', 'M188 243h292v4H188z'),
  path('steelShade', 'M204 247h8v62h-8zM452 247h8v62h-8z'),
  path('woodShade', 'M380 247h66v48h-66z'),
  path('wood', 'M384 251h58v18h-58zM384 273h58v18h-58z'),
  rect('steel', 206, 230, 70, 6, 2),
  path('clay', 'M440 218h20v18h-17z'),
  path('clayShade', 'M452 218h8v18h-8z'),
  line('clay', 3, 'M461 222q8 4 0 9'),
];

export const SCENE = [ROOM, pot(44, 300, 1.7), path('steel', 'M100 308h140q-70 8-140 0z'), AGENT, SCREEN, DESK];
