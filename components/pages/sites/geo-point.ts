import type { GeoPoint } from '@/lib/market/distance';

const TILE = 256;

/** Web Mercator: pixels of the world at a zoom. */
export function pixelsAt({ lat, lng }: GeoPoint, zoom: number): [x: number, y: number] {
  const scale = TILE * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return [scale * (lng / 360 + 0.5), scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

/** Returns the address of directions to a place on OpenStreetMap. The decimals are precise to about a metre. */
export function directionsTo({ lat, lng }: GeoPoint): string {
  return `https://www.openstreetmap.org/directions?route=%3B${lat.toFixed(5)}%2C${lng.toFixed(5)}`;
}
