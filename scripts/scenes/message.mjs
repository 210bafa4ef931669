// At home a woman compares a message on her phone with the parcel that she expects.
import { pot } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { at, circle, path, rect, scaled } from './shapes.mjs';

const ROOM = [
  path('paper', 'M0 0h480v262H0z'),
  path('paperShade', 'M0 250h480v12H0z'),
  path('wood', 'M0 262h480v58H0z'),
  path('woodShade', 'M0 262h480v4H0zM0 290h480v2H0z'),
  rect('white', 24, 34, 118, 130, 3),
  rect('glass', 32, 42, 102, 114),
  path('hill', 'M32 136q30-20 56-6t46-8v34H32z'),
  path('glassLight', 'M32 42h44L32 112z'),
  path('white', 'M80 42h5v114h-5z'),
  path('teal', 'M12 26h142v8H12z'),
  path('teal', 'M14 34h22q4 60-10 136H14z'),
  path('tealShade', 'M130 34h22v136h-12q-14-76-10-136z'),
];

const TABLE = [
  rect('wood', 8, 212, 128, 9, 2),
  rect('woodShade', 18, 221, 7, 84),
  rect('woodShade', 118, 221, 7, 84),
  parcel(40, 212, 58, 42),
];

const READER = person({
  skin: 'brown',
  cover: 'bun',
  top: 'rose',
  trousers: 'inkLight',
  arms: { near: [4, -70, 24, -84], far: [16, -70, 28, -84] },
  holds: [rect('hair', 21, -103, 12, 22, 2), rect('glassLight', 29, -101, 4, 18, 1)],
});

/** Large copy of her screen: three messages without words, the last with a button. */
const PHONE = [
  rect('hair', 298, 22, 132, 270, 18),
  rect('cloth', 306, 34, 116, 246, 8),
  path('ink', 'M306 42q0-8 8-8h100q8 0 8 8v30H306z'),
  path('cloth', 'M318 46h4v14h-4zM325 46h2v14h-2zM330 46h5v14h-5z'),
  path('amber', 'M338 50h10v-5l9 8-9 8v-5h-10z'),
  rect('clothShade', 316, 84, 84, 42, 9),
  path('inkPale', 'M326 95h58v5h-58zM326 109h40v5h-40z'),
  rect('inkPale', 346, 136, 68, 30, 9),
  path('cloth', 'M356 148h46v6h-46z'),
  rect('clothShade', 316, 176, 92, 86, 9),
  path('inkPale', 'M326 187h66v5h-66zM326 201h48v5h-48z'),
  parcel(328, 250, 34, 28, { depth: 6 }),
  circle('teal', 388, 236, 15),
  path('cloth', 'M380 236l3-3 4 4 7-8 3 3-10 11z'),
];

export const SCENE = [
  ROOM,
  TABLE,
  at(0, 0, pot(454, 304, 1.5)),
  path('roadShade', 'M286 300q76-12 156 0-80 10-156 0z'),
  PHONE,
  scaled(208, 304, 1.62, READER),
];
