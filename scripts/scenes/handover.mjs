// A courier hands a parcel to a woman at her door.
import { houseRow } from './houses.mjs';
import { cloud, palm, pot, sun } from './nature.mjs';
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { at, circle, path, rect, scaled, turned } from './shapes.mjs';
import { van } from './vehicles.mjs';

const STREET = [
  sun(74, 60, 20),
  cloud(112, 70, 1),
  cloud(16, 112, 0.7),
  path('hillFar', 'M0 190q60-40 130-16 60-26 110-4v60H0z'),
  at(-10, 228, houseRow()),
  palm(150, 236, 1.15),
  path('sandLight', 'M0 226h480v94H0z'),
  path('road', 'M0 240h300v20H0z'),
  path('kerb', 'M0 260h300v5H0z'),
  scaled(14, 252, 0.92, van()),
];

const HOUSE = [
  path('sand', 'M238 0h242v282H238z'),
  path('sandLight', 'M238 0h14v282h-14z'),
  path('sandShade', 'M238 262h242v22H238z'),
  // The open door with a lit hall behind it.
  path('clayShade', 'M300 70q0-16 16-16h86q16 0 16 16v214H300z'),
  path('lamp', 'M310 76q0-12 12-12h74q12 0 12 12v208h-98z'),
  path('sun', 'M310 236h98v48h-98z'),
  path('sandLight', 'M326 92h30v40h-30z'),
  path('tealShade', 'M330 96h22v32h-22z'),
  path('leafLight', 'M330 118l8-10 6 6 8-12v26h-22z'),
  path('teal', 'M392 58l34-6v238l-34-6z'),
  path('tealShade', 'M398 72l22-3v84l-22 2zM398 172l22 1v94l-22-3z'),
  circle('amber', 397, 166, 3),
  // A roof over the door casts its shadow on the wall.
  path('sandShade', 'M278 46h174l-12 20H300z'),
  path('clay', 'M270 22h176l16 24H262z'),
  path('clayShade', 'M262 46h200v6H262zM292 22h10l-8 24h-10zM330 22h8l-3 24h-9zM368 22h8l3 24h-9zM406 22h10l9 24h-11z'),
  rect('white', 448, 96, 32, 60, 2),
  rect('window', 452, 100, 28, 52),
  path('windowLight', 'M452 100h14l-14 30z'),
];

const STEPS = [
  path('paper', 'M286 272h150v14H286z'),
  path('paperShade', 'M274 286h174v16H274z'),
  path('steel', 'M436 272h12v14h-12z'),
];

const COURIER = person({
  skin: 'deep',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  arms: { near: [-2, -66, 26, -64], far: [16, -68, 38, -74] },
  legs: { far: [10, -28, 14, 0], near: [-6, -28, -10, 0] },
  holds: parcel(18, -56, 34, 28),
});

const RECEIVER = person({
  skin: 'brown',
  cover: 'scarf',
  coverColour: 'plum',
  top: 'rose',
  robe: true,
  turned: true,
  arms: { near: [2, -68, 20, -66], far: [14, -70, 26, -74] },
});

export const SCENE = [
  STREET,
  HOUSE,
  path('kerb', 'M0 302h480v18H0z'),
  path('paperShade', 'M0 265h274v19h206v18H0z'),
  STEPS,
  pot(462, 302, 1.3),
  pot(268, 300, 1),
  turned(352, 274, 1.36, RECEIVER),
  path('steel', 'M186 300q40-8 78 0 -40 8-78 0z'),
  scaled(214, 300, 1.42, COURIER),
];
