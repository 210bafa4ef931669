// In the warehouse a woman scans what comes on the belt; behind her are racks and an open dock.
import { cloud } from './nature.mjs';
import { bag, pallet, parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { at, circle, path, rect, repeat, scaled, turned } from './shapes.mjs';
import { wheel } from './vehicles.mjs';

const HALL = [
  path('paper', 'M0 0h480v252H0z'),
  path('paperShade', 'M0 0h480v34H0z'),
  path('steel', repeat(9, (index) => `M${20 + index * 56} 0l14 34h5L${28 + index * 56} 0z`).join('')),
  path('steelShade', 'M0 32h480v5H0z'),
  repeat(3, (index) => [rect('steel', 62 + index * 150, 40, 64, 5), rect('lamp', 62 + index * 150, 45, 64, 6, 2)]),
  path('kerb', 'M0 236h480v84H0z'),
  path('steel', 'M0 236h480v5H0z'),
];

/** The open dock, with a lorry backed up to it and its doors open. */
const DOCK = [
  path('inkLight', 'M304 78h152v166H304z'),
  path('ink', 'M448 78h8v166h-8z'),
  path('sky', 'M316 92h128v152H316z'),
  at(330, 128, cloud(0, 0, 0.6)),
  path('leaf', 'M316 196q30-16 60-6t68-8v62H316z'),
  path('road', 'M316 222h128v22H316z'),
  path('white', 'M338 116h86v110h-86z'),
  path('inkShade', 'M344 122h74v98h-74z'),
  path('ink', 'M344 122h12v98h-12z'),
  parcel(352, 220, 30, 28, { depth: 5 }),
  parcel(384, 220, 26, 36, { depth: 5, label: false }),
  parcel(356, 192, 24, 20, { depth: 5, label: false }),
  path('paperShade', 'M326 112l12 4v110l-12 6zM436 112l-12 4v110l12 6z'),
  wheel(350, 10).map((mark) => at(0, 242, mark)),
  wheel(412, 10).map((mark) => at(0, 242, mark)),
  path('steel', 'M312 84h136v9H312z'),
  path('steelShade', 'M312 90h136v3H312z'),
  path('steelShade', 'M300 240h160v8H300z'),
];

const shelf = (y) => [rect('inkLight', 12, y, 204, 5), rect('ink', 12, y + 4, 204, 2)];

const RACKS = [
  path('steelShade', 'M18 64h4v176h-4zM108 64h4v176h-4zM206 64h4v176h-4z'),
  parcel(28, 108, 36, 28, { depth: 6 }),
  parcel(70, 108, 28, 20, { depth: 6, label: false }),
  parcel(120, 108, 30, 34, { depth: 6 }),
  bag(160, 108, 32, 20),
  shelf(108),
  parcel(26, 168, 28, 34, { depth: 6, label: false }),
  bag(60, 168, 38, 22),
  parcel(122, 168, 40, 26, { depth: 6 }),
  parcel(168, 168, 28, 38, { depth: 6, label: false }),
  shelf(168),
  pallet(28, 236, 76),
  parcel(32, 227, 64, 40, { depth: 6 }),
  pallet(122, 236, 72),
  parcel(126, 227, 30, 26, { depth: 6, label: false }),
  parcel(158, 227, 28, 34, { depth: 6 }),
  path('ink', 'M12 60h6v180h-6zM102 60h6v180h-6zM210 60h6v180h-6z'),
];

const BELT = [
  path('steelShade', 'M40 276h10v34H40zM150 276h10v34h-10zM260 276h10v34h-10zM370 276h10v34h-10z'),
  path('hair', 'M-10 258h440q8 0 8 6t-8 6H-10z'),
  path('inkLight', 'M-10 264h440q8 0 8 8t-8 8H-10z'),
  path('inkPale', 'M-10 264h446l2 3H-10z'),
  repeat(10, (index) => circle('inkShade', 14 + index * 45, 273, 3)),
  parcel(10, 258, 54, 42),
  bag(86, 258, 44, 26),
  parcel(234, 258, 64, 46),
  parcel(386, 258, 36, 26, { label: false }),
];

const SCANNER = person({
  skin: 'deep',
  cover: 'braids',
  top: 'ink',
  vest: 'shine',
  trousers: 'inkShade',
  arms: { near: [4, -68, 28, -80], far: [18, -66, 42, -62] },
  holds: [path('hair', 'M26-88h16q4 0 4 4v4H26zM28-80h7l-2 12h-6z'), circle('shine', 46, -84, 2)],
});

const SORTER = person({
  skin: 'fair',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  turned: true,
  arms: { near: [2, -68, 24, -66], far: [16, -70, 32, -74] },
  holds: parcel(14, -60, 30, 24, { label: false }),
});

export const SCENE = [HALL, DOCK, RACKS, turned(352, 280, 1.14, SORTER), scaled(176, 306, 1.32, SCANNER), BELT];
