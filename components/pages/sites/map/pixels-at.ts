import type { GeoPoint } from '@/lib/market/distance';

const TILE_PIXELS = 256;

/** Returns the position of a point in the Web Mercator projection, in pixels of the world at a zoom. */
export function pixelsAt({ lat, lng }: GeoPoint, zoom: number): [x: number, y: number] {
  const scale = TILE_PIXELS * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return [scale * (lng / 360 + 0.5), scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}
