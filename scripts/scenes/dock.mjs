// In Guangzhou a woman takes parcels over at the dock of our warehouse. Behind it are towers and the river.
import { cloud, sun, tree } from './nature.mjs';
import { pallet, parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { path, rect, repeat, scaled, turned } from './shapes.mjs';
import { van } from './vehicles.mjs';

const CITY = [
  sun(64, 62, 20),
  cloud(146, 84, 0.8),
  path(
    'hillFar',
    'M0 214v-92h22v28h16V84h24v70h16v-44h20v34h14q12-50 2-104h10q-10 54 4 104h14v-58h26v46h18v-28h24v66h14v108H0z',
  ),
  path('seaLight', 'M0 206h240v24H0z'),
  path('sea', 'M0 216h240v3H0zM40 224h90v2H40z'),
  tree(22, 240, 0.8),
  tree(196, 240, 0.9),
  path('kerb', 'M0 228h480v92H0z'),
  path('road', 'M0 236h236v40H0z'),
];

const HALL = [
  rect('paper', 210, 26, 270, 254),
  rect('white', 210, 26, 12, 254),
  rect('inkLight', 204, 16, 276, 30),
  rect('ink', 204, 40, 276, 6),
  path('amber', 'M226 24l14 7-14 7v-4h-10v-6h10z'),
  rect('steelShade', 244, 84, 214, 196),
  rect('lamp', 252, 92, 198, 188),
  path('steel', repeat(4, (index) => `M252 ${92 + index * 7}h198v3H252z`).join('')),
  path('inkLight', 'M262 150h176v5H262zM262 206h176v5H262z'),
  path('ink', 'M262 128h5v140h-5zM348 128h5v140h-5zM433 128h5v140h-5z'),
  parcel(272, 150, 30, 22, { depth: 5 }),
  parcel(310, 150, 26, 16, { depth: 5, label: false }),
  parcel(360, 150, 32, 24, { depth: 5, label: false }),
  parcel(400, 150, 24, 18, { depth: 5 }),
  parcel(272, 206, 26, 26, { depth: 5, label: false }),
  parcel(306, 206, 32, 22, { depth: 5 }),
  parcel(362, 206, 28, 30, { depth: 5 }),
  parcel(398, 206, 28, 20, { depth: 5, label: false }),
];

const FLOOR = [
  path('paperShade', 'M222 268h258v52H222z'),
  path('steel', 'M222 268h258v5H222z'),
  path('shine', repeat(9, (index) => `M${230 + index * 30} 273h14l-10 9h-14z`).join('')),
  pallet(396, 300, 76),
  parcel(400, 291, 34, 40, { depth: 7 }),
  parcel(438, 291, 30, 30, { depth: 7, label: false }),
  parcel(410, 251, 30, 24, { depth: 7 }),
];

const DRIVER = person({
  skin: 'fair',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  arms: { near: [-2, -66, 26, -64], far: [16, -68, 38, -74] },
  legs: { far: [10, -28, 14, 0], near: [-6, -28, -10, 0] },
  holds: parcel(18, -56, 34, 28),
});

/** Holds a scanner towards the parcel. */
const CLERK = person({
  skin: 'fair',
  cover: 'bun',
  top: 'inkLight',
  vest: 'shine',
  trousers: 'inkShade',
  turned: true,
  arms: { near: [4, -68, 26, -72], far: [14, -70, 26, -66] },
  holds: [path('hair', 'M24-80h14q4 0 4 4v4H24zM26-72h7l-2 11h-6z')],
});

export const SCENE = [
  CITY,
  scaled(-22, 268, 1.3, van()),
  HALL,
  FLOOR,
  turned(342, 300, 1.36, CLERK),
  path('steel', 'M186 306q40-8 78 0 -40 8-78 0z'),
  scaled(214, 306, 1.42, DRIVER),
];
