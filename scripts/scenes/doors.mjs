// A courier hands a parcel over at a door, as doors, streets and clothes are in each region.
import { block, houseRow, windows } from './houses.mjs';
import { bush, cloud, palm, pot, sun, tree } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { at, circle, line, path, rect, repeat, scaled, turned } from './shapes.mjs';
import { motorbike, riderBox, van } from './vehicles.mjs';

const GROUND = [
  path('kerb', 'M0 302h480v18H0z'),
  path('paperShade', 'M0 265h274v19h206v18H0z'),
  path('paper', 'M286 272h150v14H286z'),
  path('paperShade', 'M274 286h174v16H274z'),
  path('steel', 'M436 272h12v14h-12z'),
];

const road = (earth) => [
  path(earth, 'M0 226h480v94H0z'),
  path('road', 'M0 240h300v20H0z'),
  path('kerb', 'M0 260h300v5H0z'),
];

const ourVan = scaled(14, 252, 0.92, van());
const ourBike = scaled(56, 256, 1, motorbike(), at(26, 4, riderBox()));

/** The front wall of a house, with its light edge and its base. `wall` has a light and a dark tone. */
const front = (wall, light, y = 0) => [
  rect(wall, 238, y, 242, 282 - y),
  rect(light, 238, y, 14, 282 - y),
  rect(`${wall}Shade`, 238, 262, 242, 22),
];

/** A lit hall behind the open door, `top` below the lintel. */
const hall = (frame, top = 54) => [
  rect(frame, 300, top, 118, 284 - top),
  rect('lamp', 310, top + 10, 98, 274 - top),
  path('sun', 'M310 236h98v48h-98z'),
];

/** The open wing of a door, with its panels. */
const wing = (colour, panel) => [
  path(colour, 'M392 58l34-6v238l-34-6z'),
  path(panel, 'M398 72l22-3v84l-22 2zM398 172l22 1v94l-22-3z'),
  circle('amber', 397, 166, 3),
];

const sideWindow = (frame = 'white') => [
  rect(frame, 448, 96, 32, 60, 2),
  rect('window', 452, 100, 28, 52),
  path('windowLight', 'M452 100h14l-14 30z'),
];

const courier = (skin, cover = 'cap') =>
  scaled(
    214,
    300,
    1.42,
    person({
      skin,
      cover,
      top: 'ink',
      trousers: 'inkShade',
      arms: { near: [-2, -66, 26, -64], far: [16, -68, 38, -74] },
      legs: { far: [10, -28, 14, 0], near: [-6, -28, -10, 0] },
      holds: parcel(18, -56, 34, 28),
    }),
  );

const receiver = (looks) =>
  turned(
    352,
    274,
    1.36,
    person({ turned: true, arms: { near: [2, -68, 20, -66], far: [14, -70, 26, -74] }, ...looks }),
  );

const handover = ({ street, house, plants, from, to }) => [
  street,
  house,
  GROUND,
  plants,
  receiver(to),
  path('steel', 'M186 300q40-8 78 0 -40 8-78 0z'),
  courier(...from),
];

/** A painted wall below a roof of corrugated iron, and a woman in a printed wrapper. */
export const WEST_AFRICA = handover({
  street: [
    sun(74, 60, 20),
    cloud(112, 70, 1),
    path('hill', 'M0 200q60-30 130-12 60-20 110-2v50H0z'),
    at(-10, 228, houseRow()),
    palm(150, 236, 1.25),
    palm(22, 234, 0.9),
    road('sandLight'),
    ourVan,
  ],
  house: [
    front('sand', 'sandLight'),
    rect('clay', 238, 214, 242, 70),
    rect('clayShade', 238, 262, 242, 22),
    hall('wood'),
    rect('sandLight', 328, 92, 30, 40),
    path('teal', 'M332 96h22v32h-22z'),
    wing('teal', 'tealShade'),
    path('steel', 'M258 20h204l20 30H244z'),
    path('steelShade', repeat(9, (index) => `M${266 + index * 23} 20h5l2 30h-7z`).join('')),
    path('sandShade', 'M252 50h226l-4 8H256z'),
    sideWindow(),
    path('sandShade', 'M462 100h2v52h-2zM472 100h2v52h-2z'),
  ],
  plants: [pot(462, 302, 1.3), pot(268, 300, 1)],
  from: ['deep'],
  to: { skin: 'deep', cover: 'wrap', coverColour: 'rose', top: 'plum', robe: true },
});

/** A veranda with posts on red earth, a rider's motorbike, and a man in a shirt. */
export const EAST_AFRICA = handover({
  street: [
    sun(96, 58, 20),
    cloud(150, 84, 0.9),
    path('hillFar', 'M0 196l60-44 50 30 44-26 92 44v34H0z'),
    path('hill', 'M0 206q70-26 130-8 60-14 110 4v34H0z'),
    path('woodShade', 'M30 232l6-62h5l-1 62z'),
    path('leaf', 'M-20 172q10-24 56-26 52 2 62 24-56 10-118 2z'),
    path('leafShade', 'M0 174q40-12 90-4-36 10-90 4z'),
    bush(128, 236, 1.1),
    road('clay'),
    ourBike,
  ],
  house: [
    front('paper', 'white'),
    rect('leaf', 238, 218, 242, 66),
    rect('leafShade', 238, 262, 242, 22),
    hall('white'),
    rect('steel', 322, 100, 40, 26),
    wing('wood', 'woodShade'),
    sideWindow('leafShade'),
    path('clay', 'M226 30l34-30h220v52H226z'),
    path('clayShade', 'M222 48h258v8H222z'),
    path('wood', 'M250 56h9v230h-9z'),
    path('woodShade', 'M256 56h3v230h-3z'),
  ],
  plants: [bush(462, 302, 1.3), pot(270, 300, 1)],
  from: ['brown', 'helmet'],
  to: { skin: 'deep', cover: 'cropped', top: 'rose', trousers: 'inkShade', short: true },
});

/** A white house with a round-topped door, a blue frame and a tiled eave, and a man in a long hooded robe. */
export const NORTH_AFRICA = handover({
  street: [
    sun(74, 60, 20),
    cloud(120, 62, 0.9),
    block('paper', -12, 230, 74, 96, 12),
    windows(4, 150, { columns: 3, rows: 3, gapX: 18, gapY: 24 }),
    block('sand', 66, 230, 64, 66, 10),
    windows(80, 180, { columns: 2, rows: 1, gapX: 24 }),
    block('paper', 134, 230, 80, 116, 12),
    windows(148, 130, { columns: 3, rows: 3, gapX: 18, gapY: 28 }),
    palm(222, 238, 1.1),
    road('sandLight'),
    ourVan,
  ],
  house: [
    front('paper', 'white'),
    rect('seaLight', 238, 214, 242, 70),
    rect('sea', 238, 262, 242, 22),
    path('sea', 'M288 284V112q0-70 71-70t71 70v172z'),
    path('white', 'M296 284V114q0-62 63-62t63 62v170z'),
    path('lamp', 'M304 284V116q0-54 55-54t55 54v168z'),
    path('sun', 'M304 236h110v48H304z'),
    circle('amber', 359, 96, 9),
    path('amberShade', 'M358 62h2v26h-2z'),
    path('wood', 'M394 76l32-2v214l-32-6z'),
    path('woodShade', 'M400 92l20-2v70l-20 2zM400 176l20 1v92l-20-3z'),
    path('leafShade', 'M238 10h242v14H238z'),
    path('leaf', repeat(16, (index) => `M${238 + index * 16} 10h8v14q-4 6-8 0z`).join('')),
    rect('sea', 446, 100, 34, 58, 16),
    rect('window', 452, 106, 28, 52, 12),
  ],
  plants: [pot(462, 302, 1.3), pot(268, 300, 1.1)],
  from: ['tan'],
  to: { skin: 'tan', cover: 'beard', top: 'olive', robe: true },
});

/** A walled villa in sand with a double door, date palms, and a man in a white thobe. */
export const GULF = handover({
  street: [
    sun(74, 60, 22),
    path('hillFar', 'M0 230v-70h16v-30h22v52h16V96h14v62h20v-24h26v40h20V78h10l6 26v54h24v-20h26v46h16v-60h20v106z'),
    path('sandShade', 'M0 198h240v34H0z'),
    path('sand', repeat(10, (index) => `M${index * 25} 190h16v10h-16z`).join('')),
    palm(44, 236, 1.5),
    palm(150, 236, 1.3),
    road('sand'),
    ourVan,
  ],
  house: [
    front('sand', 'sandLight', 24),
    path('sandLight', repeat(8, (index) => `M${238 + index * 32} 8h20v18h-20z`).join('')),
    rect('sandLight', 238, 24, 242, 10),
    rect('white', 288, 40, 142, 244),
    rect('paperShade', 288, 40, 142, 8),
    hall('wood'),
    path('wood', 'M300 58l-22-5v236l22-5z'),
    path('woodShade', 'M296 70l-14-3v82l14 1zM296 170l-14 1v92l14-3z'),
    wing('wood', 'woodShade'),
    rect('steel', 328, 96, 36, 30),
    path('tealShade', 'M332 122l10-16 8 8 6-6 6 14z'),
    path('white', 'M448 96h32v64h-32z'),
    path('window', 'M452 100h28v56h-28z'),
    path('wood', 'M452 112h28v2h-28zM452 126h28v2h-28zM452 140h28v2h-28zM464 100h2v56h-2z'),
  ],
  plants: [palm(466, 304, 0.8), pot(268, 300, 1.1)],
  from: ['brown'],
  to: { skin: 'tan', cover: 'ghutra', top: 'cloth', robe: true },
});

/** A brick house behind an iron gate with a water tank and flowers, a motorbike, and a woman with a long shirt and a scarf. */
export const PAKISTAN = handover({
  street: [
    sun(92, 60, 20),
    cloud(128, 76, 0.9),
    block('clay', -10, 230, 84, 104, 12),
    windows(4, 142, { columns: 3, rows: 3, gapX: 22, gapY: 28 }),
    rect('clayShade', -14, 120, 92, 8),
    path('inkPale', 'M10 120v-22h26v22z'),
    block('sand', 82, 230, 66, 76, 10),
    windows(94, 168, { columns: 2, rows: 2, gapX: 26, gapY: 26 }),
    block('clay', 154, 230, 84, 124, 12),
    windows(168, 122, { columns: 3, rows: 3, gapX: 20, gapY: 32 }),
    line('steelShade', 2, 'M0 76q120 40 240 4'),
    path('woodShade', 'M116 66h5v168h-5zM104 78h30v4h-30z'),
    road('sandLight'),
    ourBike,
  ],
  house: [
    front('clay', 'sand', 14),
    path('clayShade', repeat(8, (row) => `M252 ${40 + row * 26}h228v2H252z`).join('')),
    rect('sand', 238, 6, 242, 14),
    rect('sand', 286, 36, 146, 248),
    hall('paper', 46),
    path('teal', 'M300 54l-24-5v240l24-5z'),
    path('tealShade', 'M296 66l-16-3v86l16 1zM296 166l-16 1v96l16-3z'),
    wing('teal', 'tealShade'),
    sideWindow(),
    path('leafShade', 'M436 0h44v62q-14 18-24 4-18 2-18-18-12-20-2-48z'),
    circle('rose', 446, 22, 7),
    circle('rose', 462, 44, 8),
    circle('roseShade', 472, 14, 7),
    circle('rose', 452, 60, 6),
    circle('roseShade', 440, 42, 5),
  ],
  plants: [pot(462, 302, 1.3), pot(266, 300, 1)],
  from: ['tan', 'helmet'],
  to: { skin: 'fair', cover: 'scarf', coverColour: 'rose', top: 'teal', robe: true },
});

/** A flat with a balcony on a street of plane trees, stone steps, and a woman in a blouse. */
export const TURKEY = handover({
  street: [
    cloud(40, 72, 1),
    cloud(156, 52, 0.8),
    path('hill', 'M0 196q70-34 140-12 50-16 100 4v46H0z'),
    block('rose', -8, 230, 70, 128, 10),
    windows(6, 118, { columns: 3, rows: 3, gapX: 18, gapY: 32 }),
    block('sand', 66, 230, 62, 104, 10),
    windows(78, 140, { columns: 2, rows: 3, gapX: 24, gapY: 28 }),
    path('clay', 'M60 126h74l-10-16H70z'),
    block('paper', 132, 230, 80, 142, 12),
    windows(146, 104, { columns: 3, rows: 3, gapX: 20, gapY: 34 }),
    path('clay', 'M126 88h92l-12-18h-68z'),
    tree(220, 240, 1.5),
    road('kerb'),
    ourVan,
  ],
  house: [
    front('sand', 'sandLight'),
    hall('white', 60),
    path('white', 'M292 52h134v10H292z'),
    path('inkLight', 'M392 64l34-4v230l-34-6z'),
    path('ink', 'M398 78l22-3v78l-22 2zM398 172l22 1v94l-22-3z'),
    circle('amber', 397, 166, 3),
    rect('wood', 324, 98, 36, 28),
    rect('seaLight', 328, 102, 28, 20),
    // A balcony with flowers.
    path('paper', 'M262 26h200v10H262z'),
    path('paperShade', 'M262 34h200v6H262z'),
    path('inkShade', repeat(20, (index) => `M${266 + index * 10} 4h2v22h-2z`).join('')),
    path('inkShade', 'M262 2h200v4H262z'),
    path('leaf', 'M276 28q10-16 20 0zM300 28q12-18 22 0zM406 28q10-16 22 0z'),
    circle('rose', 286, 20, 3),
    circle('rose', 312, 18, 3),
    circle('rose', 416, 20, 3),
    sideWindow(),
  ],
  plants: [pot(462, 302, 1.3), bush(268, 302, 1)],
  from: ['tan'],
  to: { skin: 'fair', cover: 'bun', top: 'rose', trousers: 'inkLight' },
});
