import type { GeoPoint } from './distance';

/** The way to a place, on the map of OpenStreetMap; digits after the comma: about a metre. */
export function directionsTo({ lat, lng }: GeoPoint): string {
  return `https://www.openstreetmap.org/directions?route=%3B${lat.toFixed(5)}%2C${lng.toFixed(5)}`;
}

/** A `tel:` address. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
