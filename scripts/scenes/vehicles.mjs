// Our vehicles, driving to the right. Their wheels are at 0 0.
import { circle, line, path, rect } from './shapes.mjs';

export const wheel = (x, r) => [
  circle('tyre', x, -r, r),
  circle('metal', x, -r, r * 0.5),
  circle('clothShade', x, -r, r * 0.24),
];

/** A van, 150 long and 74 high. */
export const van = () => [
  path('ink', 'M0-12v-54q0-8 8-8h82q6 0 10 5l20 27 22 6q8 2 8 10v16z'),
  path('inkLight', 'M0-40v-26q0-8 8-8h82q6 0 10 5l6 8h-84z'),
  path('glass', 'M96-62h8l16 22h-24z'),
  path('glassLight', 'M96-62h4l-4 12z'),
  rect('amber', 0, -36, 88, 5),
  path('amberShade', 'M80-44l14 10.500-14 10.500v-7.500h-12v-6h12z'),
  rect('lamp', 142, -28, 8, 7, 2),
  path('inkShade', 'M0-12h150v-8h-150z'),
  wheel(28, 13),
  wheel(120, 13),
];

/** A motorbike, 84 long; the rider is drawn on top. */
export const motorbike = () => [
  line('metal', 4, 'M58-50L72-15'),
  wheel(-2, 16),
  wheel(72, 16),
  path('inkShade', 'M8-22l14-14h22l14 10-8 14h-32z'),
  path('metal', 'M20-14h24v8h-24zM-4-12l34 4v3l-34-2z'),
  path('ink', 'M-10-40q20-8 34 0l22 2 10-12 6 2-6 22-12 4-14-14h-20l-12 6q-10-2-8-10z'),
  path('inkLight', 'M46-38l10-12 6 2-3 9q-8 4-13 1z'),
  path('hair', 'M-8-42q20-7 36 2-2 4-8 4h-22q-6-2-6-6z'),
  line('hair', 3, 'M58-50l-4-12-6-1'),
  circle('lamp', 63, -50, 5),
  path('inkShade', 'M60-34q14-8 24 6-12-4-20 2z'),
];

/** The box behind a rider. */
export const riderBox = () => [
  rect('amber', -40, -86, 40, 40, 3),
  path('amberLight', 'M-40-80v-3q0-3 3-3h34q3 0 3 3v3z'),
  path('amberShade', 'M-10-80h10v31q0 3-3 3h-7z'),
  rect('label', -34, -72, 16, 14, 1),
  path('labelInk', 'M-32-62h2v-5h-2zM-28.500-62h1.500v-5h-1.500zM-25.500-62h3v-5h-3zM-32-70h8v2h-8z'),
];

/** A lorry without its load, 210 long; `load` is 0 to 140. */
export const lorry = (body) => [
  rect('inkShade', 0, -20, 200, 8),
  body,
  path('ink', 'M146-14v-62q0-4 4-4h32q4 0 6 4l14 30q4 2 4 8v24z'),
  path('inkLight', 'M146-48v-28q0-4 4-4h32q4 0 6 4l2 4h-34z'),
  path('glass', 'M160-72h22l12 26h-34z'),
  path('glassLight', 'M160-72h10l-10 16z'),
  rect('lamp', 200, -30, 6, 8, 1),
  wheel(30, 14),
  wheel(64, 14),
  wheel(174, 14),
];
