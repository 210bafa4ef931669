import type { Country } from '@/lib/market/country';

/** Units of the world map's drawing. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 415;

export interface WorldPlace {
  x: number;
  y: number;
  /** The great circle from Guangzhou; it begins there. */
  arc: string | null;
}

/**
 * Positions of the markets on the world map (`WORLD_FRAME`), computed ahead so that a browser needs no projection. A
 * test compares them.
 */
export const WORLD_PLACES: Readonly<Record<Country, WorldPlace>> = {
  GH: { x: 205, y: 318.8, arc: 'M843.6 202.6C733.4 170.5 616.7 165.3 508.3 190.3C399.3 214.4 298.9 264.7 205 318.8' },
  NG: { x: 225.5, y: 312.7, arc: 'M843.6 202.6C736.8 173.2 624.6 168.8 519.8 192.1C414.5 214.6 317 261.4 225.5 312.7' },
  KE: { x: 416.1, y: 364.4, arc: 'M843.6 202.6C766.4 212.5 693 235.3 622.5 264.6C551.9 293.9 484 329.5 416.1 364.4' },
  UG: { x: 391.9, y: 353.6, arc: 'M843.6 202.6C762.2 207.8 684 227.3 609.4 255C534.6 282.7 463 318.1 391.9 353.6' },
  CN: { x: 843.6, y: 202.6, arc: null },
  MA: { x: 179.5, y: 133.1, arc: 'M843.6 202.6C761.6 126.9 656 58.3 529.8 41.8C403.4 23.3 274.8 66.1 179.5 133.1' },
  EG: { x: 388.3, y: 156.6, arc: 'M843.6 202.6C773.8 167.9 697.5 142 619.3 133.3C541 124.2 461.8 133.1 388.3 156.6' },
  PK: {
    x: 585.4,
    y: 191.1,
    arc: 'M843.6 202.6C800.8 192.9 757.4 186.6 714.1 184.7C670.8 182.7 627.7 184.9 585.4 191.1',
  },
  SA: {
    x: 472.6,
    y: 192.1,
    arc: 'M843.6 202.6C782.9 183.9 719.9 172.4 657.2 170.5C594.5 168.5 532.3 176.3 472.6 192.1',
  },
  AE: { x: 520.3, y: 188.8, arc: 'M843.6 202.6C790.5 187.7 735.9 178.2 681.4 175.8C627 173.3 572.8 177.9 520.3 188.8' },
  TR: { x: 380.2, y: 83.8, arc: 'M843.6 202.6C780.9 155 709 113.1 628.7 89.9C548.8 66.3 461 63.9 380.2 83.8' },
};
