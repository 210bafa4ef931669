import { geoInterpolate } from 'd3-geo';
import type { Coordinates, RegionFrame } from './map-frame';
import { curveData } from './path-data';

/** Two cubics follow any route on our maps to within half a unit, as tests/unit/components/parts/maps proves. */
const ARC_PARTS = 2;
/**
 * Degrees of latitude: a route that ends south of this is bowed, or its great circle would meet the markets on its way.
 */
const SOUTHERN_LATITUDE = 30;
const MAX_BOW = 8;

/**
 * Returns the great circle between two places, bowed to the north where it ends in the south. `t` is 0 at `from` and 1
 * at `to`.
 */
export function routeBetween(from: Coordinates, to: Coordinates): (t: number) => Coordinates {
  const pointAt = geoInterpolate([...from], [...to]);
  const bow = to[1] < SOUTHERN_LATITUDE ? MAX_BOW : 0;
  return (t) => {
    const [longitude, latitude] = pointAt(t);
    return [longitude, latitude + bow * Math.sin(Math.PI * t)];
  };
}

/** Returns the route between two places as SVG path data that begins at `from`. */
export function arcPath(frame: RegionFrame, from: Coordinates, to: Coordinates): string {
  const pointAt = routeBetween(from, to);
  return curveData((t) => frame.project(pointAt(t)), ARC_PARTS);
}
