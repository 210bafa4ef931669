/** Degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const [dLat, dLng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A copy with the nearest first, each with its distance in kilometres. */
export function byDistance<Place extends GeoPoint>(
  places: readonly Place[],
  from: GeoPoint,
): { place: Place; km: number }[] {
  return places.map((place) => ({ place, km: kilometresBetween(from, place) })).sort((one, other) => one.km - other.km);
}

const TILE = 256;

/** Web Mercator: pixels of the world at a zoom. */
export function pixelsAt({ lat, lng }: GeoPoint, zoom: number): [x: number, y: number] {
  const scale = TILE * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return [scale * (lng / 360 + 0.5), scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

/** The way to a place, on the map of OpenStreetMap; digits after the comma: about a metre. */
export function directionsTo({ lat, lng }: GeoPoint): string {
  return `https://www.openstreetmap.org/directions?route=%3B${lat.toFixed(5)}%2C${lng.toFixed(5)}`;
}
