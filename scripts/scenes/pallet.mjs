// In a factory's yard a man ticks cartons off on a form before they are collected.
import { windows } from './houses.mjs';
import { cloud, sun, tree } from './nature.mjs';
import { pallet, parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { line, path, rect, repeat, scaled, turned } from './shapes.mjs';
import { lorry } from './vehicles.mjs';

const YARD = [
  sun(420, 54, 20),
  cloud(330, 84, 0.9),
  path('hillFar', 'M220 214q70-50 130-24 70-34 130 0v40H220z'),
  tree(452, 240, 1.1),
  // A hall with a saw-tooth roof.
  path('paperShade', 'M0 72l50-34v34l50-34v34l50-34v34l50-34v34l44-30v30H0z'),
  rect('paper', 0, 70, 250, 164),
  rect('steel', 0, 70, 250, 7),
  windows(14, 92, { columns: 6, rows: 1, width: 26, height: 20, gapX: 40 }),
  rect('steelShade', 24, 132, 100, 102),
  rect('lamp', 30, 138, 88, 96),
  path('steel', repeat(3, (index) => `M30 ${138 + index * 7}h88v3H30z`).join('')),
  path('woodShade', 'M40 200h60v34H40z'),
  path('kerb', 'M0 232h480v88H0z'),
  path('road', 'M0 240h480v36H0z'),
  path('kerb', 'M0 272h480v48H0z'),
];

const LORRY = scaled(
  262,
  256,
  1.02,
  lorry([rect('white', -8, -96, 150, 78, 3), rect('amber', -8, -52, 150, 5), rect('paperShade', 134, -96, 8, 78)]),
);

const LOAD = [
  pallet(238, 304, 150),
  parcel(244, 295, 44, 42),
  parcel(292, 295, 44, 42, { label: false }),
  parcel(340, 295, 40, 42),
  parcel(250, 253, 40, 36, { label: false }),
  parcel(296, 253, 44, 36),
  parcel(342, 253, 34, 30, { label: false }),
  parcel(270, 217, 40, 30),
  // A strap around the load.
  line('ink', 3, 'M322 214v80'),
];

const CHECKER = person({
  skin: 'tan',
  cover: 'hardHat',
  coverColour: 'cloth',
  top: 'teal',
  vest: 'shine',
  trousers: 'inkShade',
  arms: { near: [4, -68, 22, -72], far: [16, -68, 34, -70] },
  holds: [
    path('wood', 'M20-92h26v34H20z'),
    path('label', 'M22-88h22v28H22z'),
    path('labelInk', 'M25-83h3v3h-3zM31-83h10v2H31zM25-76h3v3h-3zM31-76h10v2H31zM25-69h3v3h-3zM31-69h8v2h-8z'),
    path('metal', 'M28-94h10v4H28z'),
  ],
});

const LOADER = person({
  skin: 'deep',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  turned: true,
  arms: { near: [2, -68, 22, -64], far: [14, -70, 28, -72] },
  legs: { far: [10, -28, 12, 0], near: [-6, -28, -8, 0] },
  holds: parcel(14, -56, 30, 24, { label: false }),
});

export const SCENE = [YARD, LORRY, turned(438, 300, 1.24, LOADER), LOAD, scaled(168, 308, 1.42, CHECKER)];
