// Colleagues in the yard before the shift: courier, driver, planner and the head of the warehouse.
import { cloud, palm, sun, tree } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { path, rect, repeat, scaled, turned } from './shapes.mjs';
import { van } from './vehicles.mjs';

const gate = (x) => [
  rect('inkLight', x, 132, 78, 106),
  rect('paperShade', x + 6, 138, 66, 100),
  path('steel', repeat(6, (index) => `M${x + 6} ${150 + index * 15}h66v2h-66z`).join('')),
  rect('lamp', x + 31, 120, 16, 6, 2),
];

const YARD = [
  sun(420, 54, 20),
  cloud(330, 66, 1),
  cloud(440, 104, 0.6),
  path('hillFar', 'M300 210q50-36 96-20 50-30 84-14v70H300z'),
  tree(452, 240, 1),
  palm(394, 242, 1.25),
  // The warehouse.
  path('white', 'M0 66h340v176H0z'),
  path('paperShade', 'M316 66h24v176h-24z'),
  path('paperShade', repeat(15, (index) => `M${20 + index * 20} 82h1.500v154h-1.500z`).join('')),
  path('ink', 'M0 58h348v24H0z'),
  path('amber', 'M0 82h348v5H0z'),
  gate(20),
  gate(226),
  path('inkLight', 'M118 132h78v106h-78z'),
  path('inkShade', 'M124 138h66v100h-66z'),
  parcel(130, 238, 34, 28, { depth: 6 }),
  parcel(136, 210, 24, 22, { depth: 6, label: false }),
  parcel(166, 238, 18, 34, { depth: 5, label: false }),
  path('kerb', 'M0 238h480v82H0z'),
  path('steel', 'M0 238h480v4H0z'),
  path('paperShade', 'M0 262h480v3H0z'),
];

const DRIVER = person({
  skin: 'tan',
  cover: 'beard',
  top: 'inkLight',
  trousers: 'inkShade',
  arms: { near: [-6, -68, 14, -62], far: [12, -72, 8, -50] },
});

const HEAD = person({
  skin: 'deep',
  cover: 'wrap',
  coverColour: 'rose',
  top: 'ink',
  vest: 'shine',
  trousers: 'inkShade',
  arms: { near: [2, -68, 24, -76], far: [18, -70, 34, -80] },
  holds: [path('hair', 'M18-94l22 4-6 24-22-4z'), path('inkPale', 'M20-91l17 3-4.500 18-17-3z')],
});

const PLANNER = person({
  skin: 'fair',
  cover: 'scarf',
  coverColour: 'teal',
  top: 'olive',
  robe: true,
  turned: true,
  arms: { near: [-6, -68, 12, -60], far: [18, -74, 34, -82] },
});

const COURIER = person({
  skin: 'brown',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  turned: true,
  arms: { near: [0, -66, 24, -64], far: [16, -68, 34, -72] },
  holds: parcel(14, -56, 32, 26, { label: false }),
});

export const SCENE = [
  YARD,
  scaled(320, 262, 0.9, van()),
  path('steel', 'M60 306q60-8 110 0-50 8-110 0zM158 308q60-8 110 0-50 8-110 0zM252 308q60-8 110 0-50 8-110 0z'),
  scaled(104, 304, 1.4, DRIVER),
  turned(282, 304, 1.38, PLANNER),
  scaled(190, 308, 1.4, HEAD),
  turned(374, 308, 1.44, COURIER),
];
