// Sky and plants. `x` and `y` are the base of a plant.
import { at, circle, ellipse, path, rect, scaled } from './shapes.mjs';

export const cloud = (x, y, size) =>
  scaled(x, y, size, path('cloud', 'M0 0a9 9 0 0 1 2-18 16 16 0 0 1 29-6 13 13 0 0 1 22 8 8 8 0 0 1-1 16z'));

export const sun = (x, y, r) => circle('sun', x, y, r);

export const tree = (x, y, size) =>
  scaled(
    x,
    y,
    size,
    path('woodShade', 'M-3 0l1-40h5l1 40z'),
    circle('leaf', 0, -52, 24),
    circle('leaf', -18, -42, 15),
    circle('leafShade', 14, -40, 18),
    circle('leafShade', 4, -34, 12),
    circle('leafLight', -8, -60, 12),
  );

const FROND = 'M0 0q14-16 34-4-14-3-34 4zM0 0q18-4 26 16-10-14-26-16z';

export const palm = (x, y, size) =>
  scaled(
    x,
    y,
    size,
    path('woodShade', 'M-4 0q6-40 2-78h5q4 40 2 78z'),
    path('wood', 'M-4 0q6-40 2-78h2q3 40-1 78z'),
    at(1, -78, path('leafShade', FROND), path('leafShade', 'M0 0q4-20 24-24-14 8-24 24z')),
    at(
      1,
      -78,
      path('leaf', 'M0 0q-14-16-34-4 14-3 34 4zM0 0q-18-4-26 16 10-14 26-16z'),
      path('leafLight', 'M0 0q-4-20-24-24 14 8 24 24z'),
    ),
  );

export const bush = (x, y, size) =>
  scaled(
    x,
    y,
    size,
    ellipse('leafShade', 12, -8, 16, 10),
    ellipse('leaf', -6, -9, 16, 11),
    circle('leafLight', -10, -13, 6),
  );

/** A plant in a clay pot. */
export const pot = (x, y, size) =>
  scaled(
    x,
    y,
    size,
    path('leafShade', 'M2-18q4-22 18-26 0 18-14 28zM0-18q2-26-4-36-8 16-2 36z'),
    path('leaf', 'M-2-18q-6-20-18-22 0 16 14 24zM0-18q8-20 6-32-10 10-10 32z'),
    path('clay', 'M-12-20h24l-3 20h-18z'),
    path('clayShade', 'M4-20h8l-3 20h-7z'),
    rect('clay', -14, -23, 28, 5, 1),
  );
