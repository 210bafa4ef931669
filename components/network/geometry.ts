import { geoInterpolate, geoPath, type GeoProjection, type GeoStreamWrapper } from 'd3-geo';
import type { Coordinates, Frame, Point } from './frame';
import type { Land } from './land-shape';
import { curveData, ringData } from './path-data';
import { ringArea, simplifyRing } from './simplify';

/** Two cubics follow any great circle on our maps to within half a unit; tests/unit/network proves it. */
const ARC_PARTS = 2;

/** The great circle between two places, as SVG path data that begins at `from`. */
export function arcPath(frame: Frame, from: Coordinates, to: Coordinates): string {
  const along = geoInterpolate([...from], [...to]);
  return curveData((t) => frame.project(along(t)), ARC_PARTS);
}

export interface LandDetail {
  /** Corners that cover less than this are dropped, in square units of the drawing. */
  tolerance: number;
  /** Islands smaller than this are dropped, in square units of the drawing. */
  smallestIsland: number;
}

/** All land of the frame as one shape, without any line inside it. */
export function landPath(frame: Frame, land: Land, { tolerance, smallestIsland }: LandDetail): string {
  return projectedRings(frame.projection, land)
    .filter((ring) => ringArea(ring) >= smallestIsland)
    .map((ring) => ringData(simplifyRing(ring, tolerance)))
    .join('');
}

/** The outlines of the land in the plane of a projection, cut where it cuts. */
export function projectedRings(projection: GeoProjection | GeoStreamWrapper, land: Land): Point[][] {
  const rings: Point[][] = [];
  const addPoint = (x: number, y: number) => rings.at(-1)!.push([x, y]);
  const collector = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x: number, y: number) => {
      rings.push([]);
      addPoint(x, y);
    },
    lineTo: addPoint,
  };
  geoPath(projection, collector)(land);
  return rings;
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
