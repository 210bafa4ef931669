import type { GeoPoint } from '@/lib/market/distance';

/** Returns the address of directions to a place on OpenStreetMap. The decimals are precise to about a metre. */
export function directionsTo({ lat, lng }: GeoPoint): string {
  return `https://www.openstreetmap.org/directions?route=%3B${lat.toFixed(5)}%2C${lng.toFixed(5)}`;
}
