const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance of two points { lat, lng } in kilometres. */
export function distanceKm(a, b) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** Beyond this distance from every main city, a parcel takes 3-5 working days more (§9). */
export const REMOTE_KM = 60;
/** Population of a main city, besides provincial capitals and the points of the network map. */
export const MAIN_CITY_POPULATION = 100_000;

/** Returns a function that is true for remote points of the country. */
export function createRemoteRule(network, places) {
  const mainCities = [
    ...network,
    ...places.filter((place) => place.isCapital || place.population >= MAIN_CITY_POPULATION),
  ];
  return (point) => mainCities.every((city) => distanceKm(city, point) > REMOTE_KM);
}
