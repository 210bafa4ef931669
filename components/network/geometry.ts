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

/** Meridians and parallels every `step` degrees. */
export function gridPath({ region, width, project }: Frame, step: number): string {
  const { west, east, south, north } = region;
  const middle = (west + east) / 2;
  // In Natural Earth a parallel is a straight, level line.
  const parallels = multiples(south, north, step).map((latitude) => {
    const y = project([middle, latitude])[1].toFixed(1);
    return `M0 ${y}H${width}`;
  });
  const meridians = multiples(west - step, east + step, step).map((longitude) =>
    curveData((t) => project([longitude, south + (north - south) * t]), 2),
  );
  return [...parallels, ...meridians].join('');
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
