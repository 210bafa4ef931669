import type { Land } from './land-shape';

/** GeoJSON: the land around a country, cut off at the box. */
export interface MarketLand extends Land {
  bbox: [west: number, south: number, east: number, north: number];
}
