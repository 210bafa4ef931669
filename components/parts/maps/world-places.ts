import type { Country } from '@/lib/market/country';

/** Units of the world map's drawing. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 438;

export interface WorldPlace {
  x: number;
  y: number;
  /** The route from Guangzhou, where it begins. */
  arc: string | null;
}

/**
 * Positions of the markets on the world map (`WORLD_FRAME`), computed ahead so that a browser needs no projection. A
 * test compares them with the projection.
 */
export const WORLD_PLACES: Readonly<Record<Country, WorldPlace>> = {
  GH: {
    x: 131.1,
    y: 339.7,
    arc: 'M833.3 212.1C708.5 145.6 581.7 111.8 465.7 140.1C349.2 165.7 235.6 249.3 131.1 339.7',
  },
  NG: { x: 153.6, y: 333, arc: 'M833.3 212.1C712.3 148.5 590.1 115.7 478 142.1C365.5 165.9 255.6 245.7 153.6 333' },
  KE: {
    x: 362.8,
    y: 389.8,
    arc: 'M833.3 212.1C744.7 191.8 664.3 188.7 588.3 221.9C512.4 253.4 437.5 320.4 362.8 389.8',
  },
  UG: {
    x: 336.2,
    y: 377.9,
    arc: 'M833.3 212.1C740.1 186.6 654.5 179.9 574.1 211.3C493.6 240.9 414.5 307.9 336.2 377.9',
  },
  CN: { x: 833.3, y: 212.1, arc: null },
  MA: { x: 105.5, y: 135.8, arc: 'M833.3 212.1C744.4 129 630.8 53.7 492.9 35.5C354.8 15.2 211.7 62.2 105.5 135.8' },
  EG: { x: 334.3, y: 161.6, arc: 'M833.3 212.1C757.3 174 674.1 145.5 588.4 136C502.7 126 415.5 135.8 334.3 161.6' },
  PK: { x: 550.1, y: 199.5, arc: 'M833.3 212.1C783 170.2 732.5 135.2 686.4 133.9C640.1 130.9 596.1 161.4 550.1 199.5' },
  SA: { x: 426.2, y: 200.6, arc: 'M833.3 212.1C763.3 160.3 691.9 119.5 625.4 118.4C558.6 115.4 492.9 152 426.2 200.6' },
  AE: { x: 478.6, y: 197, arc: 'M833.3 212.1C771.6 164.5 709.2 126 651.3 124.2C593.2 120.6 536.8 153.7 478.6 197' },
  TR: { x: 327.2, y: 81.7, arc: 'M833.3 212.1C765.3 159.8 687.3 113.8 599.9 88.4C512.8 62.5 416.6 59.8 327.2 81.7' },
};
