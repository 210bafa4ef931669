// A freighter is loaded through its side door.
import { cloud, sun } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { circle, ellipse, line, path, rect, repeat, scaled, turned } from './shapes.mjs';

const FIELD = [
  sun(400, 60, 20),
  cloud(310, 84, 0.9),
  cloud(428, 116, 0.7),
  path('hillFar', 'M0 216q80-40 180-20 90-46 170-14 70-24 130-4v60H0z'),
  path('hill', 'M0 226q120-24 240-8 120-20 240 0v30H0z'),
  // The tower.
  path('white', 'M424 222l4-66h14l4 66z'),
  path('paperShade', 'M437 156h5l4 66h-7z'),
  path('inkLight', 'M416 140h38l-6 18h-26z'),
  path('window', 'M419 143h32l-2 8h-28z'),
  rect('paper', 414, 136, 42, 5),
  line('steelShade', 2, 'M435 136v-16'),
  path('leaf', 'M0 234h480v14H0z'),
  path('kerb', 'M0 244h480v76H0z'),
  path('steel', 'M0 300h480v20H0z'),
  path('cloth', 'M0 256h40v4H0zM96 256h48v4H96zM400 256h48v4h-48z'),
];

const AIRCRAFT = [
  // The far wing and the wheels.
  path('steelShade', 'M190 196l-34-14h28l60 14z'),
  line('steelShade', 6, 'M318 214v38M128 214v34M152 214v34'),
  [318, 128, 152].map((x) => [circle('tyre', x, 254, 11), circle('metal', x, 254, 5)]),
  // The body: nose to the right, tail beyond the frame.
  path('white', 'M-20 86h330q46 4 74 42 14 20 12 32-2 16-22 26-44 22-114 24H-20z'),
  path('paperShade', 'M-20 180h376q28-6 38-14 0 14-20 20-44 22-114 24H-20z'),
  path('ink', 'M-20 166h300q60 0 116-10 2 10-6 18-50 10-110 10H-20z'),
  path('amber', 'M-20 160h300q64 0 115-10l1 6q-54 10-116 10H-20z'),
  path('glass', 'M350 112l22 0q12 10 16 18l-30-2z'),
  path('glassLight', 'M350 112h10l6 16-8 0z'),
  path('paperShade', 'M370 112l6 17 3 0-6-16z'),
  rect('paperShade', 324, 118, 16, 40, 4),
  path('window', repeat(3, (index) => `M${20 + index * 20} 116h9v10h-9z`).join('')),
];

const DOOR = [
  // The hold, and the door swung up.
  path('inkShade', 'M170 104h100v62H170z'),
  path('ink', 'M170 104h100v10H170z'),
  parcel(178, 166, 34, 30, { depth: 6 }),
  parcel(216, 166, 26, 24, { depth: 6, label: false }),
  path('steel', 'M164 104h112l10-46H174z'),
  path('paper', 'M170 98h100l8-34h-100z'),
  line('steelShade', 3, 'M178 104l-4-22M262 104l8-22'),
];

const WING = [
  path('paper', 'M-20 196h150l46 16q10 6-6 6L-20 236z'),
  path('steel', 'M-20 214l150-2 40 2q4 4 0 4L-20 236z'),
  path('ink', 'M40 214h66q12 4 12 16t-12 16H48q-14-4-14-16t6-16z'),
  path('inkLight', 'M40 214h66q10 4 12 12H36q0-8 4-12z'),
  ellipse('inkShade', 108, 230, 10, 16),
  ellipse('steel', 109, 230, 6, 11),
];

const LOADER = [
  // A platform on crossed legs.
  path('ink', 'M160 284h128v14H160z'),
  line('steelShade', 6, 'M172 282L272 190M272 282L172 190'),
  line('metal', 6, 'M172 282L222 236M272 282L222 236'),
  circle('inkShade', 222, 236, 5),
  rect('inkLight', 156, 176, 134, 12, 2),
  rect('ink', 156, 184, 134, 4),
  path('inkLight', 'M288 250h26q10 0 12 10l4 24h-42z'),
  path('glass', 'M296 256h16q6 0 8 8l2 6h-26z'),
  [182, 266, 312].map((x) => [circle('tyre', x, 298, 10), circle('metal', x, 298, 4.5)]),
  line('inkLight', 3, 'M160 176v-30M160 150h-2'),
  parcel(232, 176, 40, 36),
  parcel(236, 140, 30, 24, { label: false }),
];

const LOADMASTER = person({
  skin: 'tan',
  cover: 'hardHat',
  coverColour: 'cloth',
  top: 'ink',
  trousers: 'inkShade',
  vest: 'shine',
  turned: true,
  arms: { near: [-22, -106, -16, -134], far: [18, -80, 32, -92] },
});

const PUSHER = person({
  skin: 'deep',
  cover: 'cap',
  top: 'ink',
  vest: 'shine',
  trousers: 'inkShade',
  arms: { near: [2, -74, 24, -76], far: [16, -74, 32, -82] },
  legs: { far: [10, -28, 12, 0], near: [-8, -28, -14, 0] },
});

export const SCENE = [
  FIELD,
  AIRCRAFT,
  DOOR,
  WING,
  path('steelShade', 'M140 304h250q-60 8-250 0z'),
  LOADER,
  scaled(196, 176, 0.56, PUSHER),
  turned(386, 308, 0.86, LOADMASTER),
];
