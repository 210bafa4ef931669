/** A position in degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const [dLat, dLng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns a copy sorted by distance, each place with its distance in kilometres. */
export function sortByDistance<Place extends GeoPoint>(
  places: readonly Place[],
  from: GeoPoint,
): { place: Place; km: number }[] {
  return places.map((place) => ({ place, km: kilometresBetween(from, place) })).sort((one, other) => one.km - other.km);
}
