import type { Country } from '@/lib/market/country';

/** Units of the world map's drawing. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 415;

export interface WorldPlace {
  x: number;
  y: number;
  /** The route from Guangzhou; it begins there. */
  arc: string | null;
}

/**
 * Positions of the markets on the world map (`WORLD_FRAME`), computed ahead so that a browser needs no projection. A
 * test compares them.
 */
export const WORLD_PLACES: Readonly<Record<Country, WorldPlace>> = {
  GH: { x: 205, y: 318.8, arc: 'M843.6 202.6C730.1 149.1 613.8 124.7 507.8 150.3C401.2 173.9 299.7 243.5 205 318.8' },
  NG: {
    x: 225.5,
    y: 312.7,
    arc: 'M843.6 202.6C733.6 151.9 621.6 128.3 519.1 152.2C416.2 174.1 317.8 240.3 225.5 312.7',
  },
  KE: {
    x: 416.1,
    y: 364.4,
    arc: 'M843.6 202.6C763.6 191.2 690.4 194.8 621.1 224.8C551.8 253.6 484.2 308.3 416.1 364.4',
  },
  UG: { x: 391.9, y: 353.6, arc: 'M843.6 202.6C759.3 186.5 681.4 186.8 608 215.2C534.6 242.3 463.2 296.9 391.9 353.6' },
  CN: { x: 843.6, y: 202.6, arc: null },
  MA: { x: 179.5, y: 133.1, arc: 'M843.6 202.6C761.6 126.9 656 58.3 529.8 41.8C403.4 23.3 274.8 66.1 179.5 133.1' },
  EG: { x: 388.3, y: 156.6, arc: 'M843.6 202.6C773.8 167.9 697.5 142 619.3 133.3C541 124.2 461.8 133.1 388.3 156.6' },
  PK: {
    x: 585.4,
    y: 191.1,
    arc: 'M843.6 202.6C798.1 171.5 752.4 146.1 710 144.7C667.5 142.1 627 163.5 585.4 191.1',
  },
  SA: {
    x: 472.6,
    y: 192.1,
    arc: 'M843.6 202.6C780 162.6 715.1 131.8 653.9 130.6C592.4 128 532.6 155 472.6 192.1',
  },
  AE: { x: 520.3, y: 188.8, arc: 'M843.6 202.6C787.7 166.4 731 137.7 677.8 135.9C624.4 132.8 572.7 156.6 520.3 188.8' },
  TR: { x: 380.2, y: 83.8, arc: 'M843.6 202.6C780.9 155 709 113.1 628.7 89.9C548.8 66.3 461 63.9 380.2 83.8' },
};
