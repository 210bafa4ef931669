interface Position {
  lat: number;
  lng: number;
}

/** Returns the hub nearest to a place, or undefined without hubs. Exact enough within one country. */
export function nearestHub<Hub extends Position>(place: Position, hubs: readonly Hub[]): Hub | undefined {
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const distance = ({ lat, lng }: Hub) => Math.hypot(lat - place.lat, (lng - place.lng) * shrink);
  return hubs.reduce<Hub | undefined>(
    (nearest, hub) => (nearest && distance(nearest) <= distance(hub) ? nearest : hub),
    undefined,
  );
}
