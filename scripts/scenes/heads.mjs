// Heads, looking to the right; the chin is at 0 0. Faces have no features: at this size they would be caricatures.
import { circle, path } from './shapes.mjs';

const face = (skin) => [
  path(`${skin}Shade`, 'M-4-4h9v11q-4 4-9 0z'),
  path(skin, 'M-9-13q0-10 9.500-10t9 10l1.600 4.500-1.800 1q0 8.500-7.500 8.500-10.800 0-10.800-14z'),
];

const ear = (skin) => circle(`${skin}Shade`, -2.5, -9.5, 2.4);

/** Headwear and hair. `colour` is the colour of the cloth. */
const COVERS = {
  short: () => [path('hair', 'M-3-8q-1-5 0-7 5 0 10-3l3 0q0-8-9-8-12 0-12 12 0 5 3 8 2 1 5-2z')],
  cropped: () => [path('hair', 'M-4-9q0-5 1-7 7 0 12-2-1-7-9-7-11 0-11 11 0 3 2 6z')],
  beard: () => [
    path('hair', 'M-3-8q-1-5 0-7 5 0 10-3l3 0q0-8-9-8-12 0-12 12 0 5 3 8 2 1 5-2z'),
    path('hair', 'M-3-9q2 5 5 5 5-2 8-1l-.500 3q-2 4-6.500 4-6-.500-8.500-7.500z'),
  ],
  bun: () => [
    circle('hair', -10, -22, 6),
    circle('hairLight', -11.5, -23.5, 3),
    path('hair', 'M-3-8q0-5 1-7 7-1 9-6l2 2q0-9-9-9-12 0-12 12 0 6 4 10z'),
  ],
  braids: () => [
    path('hair', 'M-2-12q6-2 10-7-1-7-9-7-12 0-12 12-1 16-5 26 8 4 13-1 3-9 3-23z'),
    path('hairLight', 'M-8-20q-4 14-6 30l2 1q2-18 7-31zM-3-21q-4 14-4 31l2-2q0-16 5-30z'),
  ],
  /** A scarf round head and neck. */
  scarf: (colour) => [
    path(colour, 'M0-27q-13 0-13 15 0 8 2 13l-4 9q14 8 27 0l-3-10q-6 1-8-1-5-3-5-10 1-7 9-10l3 1q-1-7-8-7z'),
    path(`${colour}Shade`, 'M-9-3q3 8 18 8l1 5q-12 6-25 0l4-9z'),
  ],
  /** A cloth tied round the head. */
  wrap: (colour) => [
    path(colour, 'M-10-14q-5-4-2-10 4-9 14-6 9 2 8 10-10-1-20 6z'),
    path(`${colour}Shade`, 'M-10-14q-2-2-3-5 9-8 22-6l1 5q-10-1-20 6z'),
    path(colour, 'M-9-24q-8-2-9 5 4 4 9 1z'),
  ],
  /** A cap without a peak. */
  kufi: (colour) => [
    path('hair', 'M-9-14q0 5 3 6l2-1q0-4 1-6z'),
    path(colour, 'M-10-15v-8q10-6 19 0v6q-9-1-19 2z'),
    path(`${colour}Shade`, 'M-10-15v-3.500q10-4 19-2v4q-9-2-19 1.500z'),
  ],
  /** A cap with a peak, as our couriers wear. */
  cap: (colour) => [
    path('hair', 'M-9-14q0 6 3 7l2-1q0-4 1-6z'),
    path(colour, 'M-10-14q-1-12 9-12.500 10 0 10 9.500-9 0-19 3z'),
    path(`${colour}Shade`, 'M-1-16q9-3 16 0 1 2-2 2-5-2-14 .500z'),
  ],
  /** A white headcloth with its cord. */
  ghutra: () => [
    path('cloth', 'M0-27q-11 0-11.500 13-1 14-6 24 9 3 14-2 1-8-.500-14 1-8 13-11-1-10-9-10z'),
    path('clothShade', 'M-11-10q-1 12-6.500 20 9 3 14-2 .500-5 0-9-4 6-10 7 3-7 2.500-16z'),
    path('hair', 'M-11-19q9-5 20-3l.500 2.500q-11-2-21 3z'),
  ],
  helmet: (colour) => [
    path(colour, 'M-12-8q-2-21 11-21 13 0 13 13l-9 1q-4 3-3 8-6 3-12-1z'),
    path(`${colour}Shade`, 'M-12-8q-1-6 0-9 6 6 12 8v3q-6 3-12-2z'),
    path('glass', 'M12-16q2 5 0 8l-8 1q-2-5 1-8z'),
  ],
  hardHat: (colour) => [
    path('hair', 'M-9-14q0 6 3 7l2-1q0-4 1-6z'),
    path(colour, 'M-10-15q0-13 10-13 10 0 10 11z'),
    path(`${colour}Shade`, 'M-12-13.500q12-6 25-4 1 2-1 2.500-12-1-23 3.500-2 0-1-2z'),
  ],
};

/** Covers that hide the ear. */
const COVERED = new Set(['scarf', 'braids', 'ghutra', 'helmet']);

export function head({ skin, cover, colour = 'ink' }) {
  return [face(skin), !COVERED.has(cover) && ear(skin), COVERS[cover](colour)];
}
