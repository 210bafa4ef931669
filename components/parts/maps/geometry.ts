import { geoInterpolate } from 'd3-geo';
import type { Coordinates, Frame } from './frame';
import { curveData } from './path-data';

/** Two cubics follow any great circle on our maps to within half a unit; tests/unit/network proves it. */
const ARC_PARTS = 2;

/** The great circle between two places, as SVG path data that begins at `from`. */
export function arcPath(frame: Frame, from: Coordinates, to: Coordinates): string {
  const along = geoInterpolate([...from], [...to]);
  return curveData((t) => frame.project(along(t)), ARC_PARTS);
}
