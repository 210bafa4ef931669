import type { Country } from '@/lib/market/country';

/** Units of the world map's drawing. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 529;

export interface WorldPlace {
  x: number;
  y: number;
  /** The great circle from Guangzhou; it begins there. */
  arc: string | null;
}

/** Where the markets stand on the world map (`WORLD_FRAME`), drawn ahead so that a browser needs no projection. Tested against it. */
export const WORLD_PLACES: Readonly<Record<Country, WorldPlace>> = {
  GH: {
    x: 248.7,
    y: 306.5,
    arc: 'M764.7 212.7C675.8 186.7 581.6 182.5 493.9 202.7C405.8 222.2 324.6 262.8 248.7 306.5',
  },
  NG: {
    x: 265.3,
    y: 301.6,
    arc: 'M764.7 212.7C678.5 188.9 587.9 185.4 503.2 204.2C418.1 222.4 339.2 260.2 265.3 301.6',
  },
  KE: { x: 419.2, y: 343.3, arc: 'M764.7 212.7C702.3 220.7 642.9 239.1 585.9 262.8C528.9 286.4 474 315.1 419.2 343.3' },
  UG: { x: 399.6, y: 334.6, arc: 'M764.7 212.7C698.9 216.9 635.7 232.6 575.4 255C514.9 277.3 457 305.9 399.6 334.6' },
  CN: { x: 764.7, y: 212.7, arc: null },
  MA: { x: 228.5, y: 156.5, arc: 'M764.7 212.7C698.6 151.5 613.9 96.1 512 82.8C410.1 67.8 305.8 102.4 228.5 156.5' },
  EG: {
    x: 397.1,
    y: 175.5,
    arc: 'M764.7 212.7C708.4 184.6 646.9 163.7 583.7 156.7C520.6 149.4 456.6 156.6 397.1 175.5',
  },
  PK: {
    x: 556.2,
    y: 203.4,
    arc: 'M764.7 212.7C730.1 204.8 695.1 199.8 660.1 198.2C625.2 196.5 590.3 198.4 556.2 203.4',
  },
  SA: {
    x: 465.1,
    y: 204.2,
    arc: 'M764.7 212.7C715.7 197.6 664.9 188.2 614.2 186.7C563.6 185.1 513.3 191.4 465.1 204.2',
  },
  AE: { x: 503.6, y: 201.5, arc: 'M764.7 212.7C721.8 200.6 677.8 193 633.8 191C589.8 189 546.1 192.7 503.6 201.5' },
  TR: {
    x: 390.9,
    y: 116.7,
    arc: 'M764.7 212.7C714.2 174.2 656.3 140.4 591.6 121.7C527.2 102.6 456.3 100.6 390.9 116.7',
  },
};
