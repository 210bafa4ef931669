import 'server-only';
import type { Country } from '@/lib/market/country';
import { createFrame, type MapRegion } from './map-frame';

/** The chooser's world: every market with room around it for labels, middle meridian 48 degrees east. */
export const WORLD_FRAME = createFrame({ west: -21, east: 132, south: -8, north: 52.5 }, 960);

/** Largest area that the map of a country's sites shows. The wide margin fills a map of any shape. */
export const MARKET_REGIONS: Readonly<Record<Country, MapRegion>> = {
  GH: { west: -10, east: 8, south: 0, north: 16 },
  NG: { west: -4, east: 22, south: -2, north: 20 },
  KE: { west: 26, east: 50, south: -12, north: 12 },
  UG: { west: 24, east: 42, south: -8, north: 11 },
  CN: { west: 62, east: 146, south: 4, north: 58 },
  MA: { west: -24, east: 8, south: 17, north: 44 },
  EG: { west: 16, east: 45, south: 14, north: 40 },
  PK: { west: 52, east: 86, south: 14, north: 44 },
  SA: { west: 24, east: 66, south: 6, north: 42 },
  AE: { west: 42, east: 66, south: 14, north: 34 },
  TR: { west: 16, east: 54, south: 26, north: 50 },
};
