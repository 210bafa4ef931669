// At a service point a man brings a parcel, and the clerk weighs it.
import { pot } from './nature.mjs';
import { bag, parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { line, path, rect, repeat, scaled, turned } from './shapes.mjs';

const ROOM = [
  path('sandLight', 'M0 0h480v268H0z'),
  path('sand', 'M0 268h480v52H0z'),
  path('sandShade', 'M0 262h480v7H0z'),
  // The entrance: street and light.
  path('white', 'M18 56h98v206H18z'),
  path('sky', 'M26 64h82v198H26z'),
  path('hillFar', 'M26 190v-40h18v-20h26v34h16v-22h22v48z'),
  path('leaf', 'M26 206q20-18 40-10t42-6v30H26z'),
  path('kerb', 'M26 216h82v46H26z'),
  path('glassLight', 'M26 64h34L26 132z'),
  path('white', 'M64 64h6v198h-6z'),
  rect('steelShade', 74, 156, 4, 26, 2),
  path('sandLight', 'M26 268h82l44 52H20z'),
];

const SHELVES = [
  path('woodShade', 'M226 46h226v124H226z'),
  path('wood', 'M232 52h214v52H232zM232 110h214v54H232z'),
  parcel(240, 104, 34, 26, { depth: 6 }),
  parcel(284, 104, 24, 34, { depth: 6, label: false }),
  bag(318, 104, 36, 22),
  parcel(364, 104, 44, 30, { depth: 6 }),
  parcel(418, 104, 20, 18, { depth: 6, label: false }),
  parcel(242, 164, 26, 36, { depth: 6, label: false }),
  bag(278, 164, 32, 20),
  parcel(384, 164, 48, 32, { depth: 6 }),
  path('wood', 'M222 40h234v8H222z'),
  path('woodShade', 'M226 104h226v6H226z'),
];

const LAMPS = repeat(3, (index) => [
  line('woodShade', 1.5, `M${150 + index * 120} 0v18`),
  path('ink', `M${136 + index * 120} 32q0-14 14-14t14 14z`),
  rect('lamp', 142 + index * 120, 32, 16, 3, 1),
]);

const COUNTER = [
  path('paper', 'M236 196h260v12H236z'),
  path('paperShade', 'M236 204h260v4H236z'),
  path('ink', 'M248 208h240v104H248z'),
  path('inkLight', 'M248 208h240v6H248z'),
  path('inkShade', 'M248 300h240v12H248z'),
  // The arrow of our mark.
  path('amber', 'M300 250h70v-12l26 20-26 20v-12h-70z'),
  path('amberShade', 'M300 258h96l-26 20v-12h-70z'),
  // Scales, with a parcel on them, and a screen.
  path('steelShade', 'M268 190h78v6h-78z'),
  path('steel', 'M274 182h66l4 8h-74z'),
  rect('metal', 262, 178, 90, 5, 2),
  parcel(276, 178, 58, 42),
  path('ink', 'M428 156h46v30h-46z'),
  path('inkPale', 'M432 160h38v22h-38z'),
  path('cloth', 'M436 164h20v3h-20zM436 171h28v3h-28z'),
  path('inkShade', 'M446 186h10v10h-10z'),
];

const CLERK = person({
  skin: 'tan',
  cover: 'scarf',
  coverColour: 'teal',
  top: 'ink',
  trousers: 'inkShade',
  turned: true,
  arms: { near: [4, -66, 26, -74], far: [18, -66, 36, -68] },
});

const CUSTOMER = person({
  skin: 'brown',
  cover: 'beard',
  top: 'olive',
  trousers: 'tealShade',
  shoe: 'deepShade',
  short: true,
  arms: { near: [2, -70, 30, -78], far: [20, -72, 46, -84] },
  legs: { far: [8, -28, 10, 0], near: [-6, -28, -9, 0] },
});

export const SCENE = [
  ROOM,
  SHELVES,
  LAMPS,
  turned(410, 296, 1.32, CLERK),
  COUNTER,
  pot(136, 270, 1.25),
  path('sandShade', 'M176 306q40-8 84 0-44 8-84 0z'),
  scaled(208, 306, 1.42, CUSTOMER),
];
