// An officer looks at the picture of a parcel that goes through the scanner.
import { parcel } from './parcels.mjs';
import { person } from './people.mjs';
import { circle, path, rect, repeat, scaled, turned } from './shapes.mjs';

const HALL = [
  path('paper', 'M0 0h480v248H0z'),
  path('white', 'M0 0h480v26H0z'),
  path('paperShade', 'M0 26h480v4H0z'),
  // A long window with a view of the apron.
  path('steel', 'M24 52h300v108H24z'),
  path('sky', 'M30 58h288v96H30z'),
  path('skyLow', 'M30 120h288v34H30z'),
  path('hillFar', 'M30 132q60-26 130-8 80-24 158 2v28H30z'),
  path('kerb', 'M30 144h288v10H30z'),
  path('white', 'M236 96l-8-14h8l12 10 46-12q12-2 16 3-4 6-14 9l-44 12q-10 2-20-8z'),
  path('inkPale', 'M262 100l26-7-22 28h-9z'),
  path('steel', 'M124 52h6v108h-6zM222 52h6v108h-6z'),
  path('kerb', 'M0 240h480v80H0z'),
  path('steel', 'M0 240h480v5H0z'),
  path('steel', repeat(5, (index) => `M${-20 + index * 120} 320l40-75h3l-34 75z`).join('')),
];

const MACHINE = [
  // The belt runs through.
  path('steelShade', 'M30 262h8v40h-8zM420 262h8v40h-8z'),
  path('hair', 'M-10 244h470v10H-10z'),
  path('steel', 'M-10 252h470v12H-10z'),
  repeat(11, (index) => circle('steelShade', 12 + index * 42, 258, 3)),
  parcel(22, 244, 56, 44),
  path('white', 'M118 134q0-12 12-12h118q12 0 12 12v168H118z'),
  path('paperShade', 'M236 122h12q12 0 12 12v168h-24z'),
  path('inkLight', 'M118 146h142v10H118z'),
  path('ink', 'M118 190h16v62h-16z'),
  path('inkShade', repeat(3, (index) => `M${119 + index * 5} 192h4v56h-4z`).join('')),
  path('ink', 'M246 190h14v62h-14z'),
  path('inkShade', repeat(3, (index) => `M${246 + index * 5} 192h4v56h-4z`).join('')),
  path('ink', 'M118 252h142v14H118z'),
  circle('leafLight', 136, 170, 4),
  rect('steel', 150, 280, 76, 4, 2),
  rect('steel', 150, 288, 76, 4, 2),
  // The tunnel, seen through a pane.
  rect('ink', 152, 186, 74, 50, 4),
  path('inkPale', 'M162 232v-30h34v30zM200 232v-20h18v20z'),
  path('window', 'M168 226q8-20 22 0zM204 226h10v-8h-10z'),
];

const DESK = [
  path('woodShade', 'M318 232h140v80H318z'),
  path('wood', 'M318 232h128v80H318z'),
  path('sandLight', 'M306 224h166v9H306z'),
  path('sand', 'M306 230h166v3H306z'),
  path('ink', 'M314 152h72v52h-72z'),
  path('tealShade', 'M319 157h62v42h-62z'),
  path('leafLight', 'M328 192v-20h24v20zM357 192v-14h16v14z'),
  path('teal', 'M333 188q7-14 14 0z'),
  path('inkShade', 'M345 204h10v14h14v6h-38v-6h14z'),
  // Documents.
  path('cloth', 'M420 218l34-2 4 8h-40z'),
  path('clothShade', 'M424 220l24-1 1 1.500-24 1z'),
];

const OFFICER = person({
  skin: 'brown',
  cover: 'short',
  top: 'olive',
  trousers: 'oliveShade',
  turned: true,
  arms: { near: [0, -66, 22, -58], far: [16, -66, 34, -62] },
});

const HELPER = person({
  skin: 'deep',
  cover: 'cap',
  top: 'ink',
  trousers: 'inkShade',
  arms: { near: [4, -70, 26, -74], far: [16, -70, 34, -78] },
});

export const SCENE = [HALL, scaled(66, 292, 1.2, HELPER), MACHINE, turned(436, 300, 1.36, OFFICER), DESK];
