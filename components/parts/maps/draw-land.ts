import 'server-only';
import { geoIdentity, geoPath, type GeoProjection, type GeoStreamWrapper } from 'd3-geo';
import { planarRingArea, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { RegionFrame, Point, MapRegion } from './map-frame';
import { readLand, type Land, type MarketLand } from './land';
import { MARKET_REGIONS, WORLD_FRAME } from './maps';
import { ringData } from './path-data';

type Ring = [number, number][];

/**
 * Shares of the region's width. A corner, an island or a lake is dropped if it covers less than a square with this
 * side.
 */
const FINEST_CORNER = 1 / 1200;
/** About six pixels in the first view of a country's sites. */
const SMALLEST_ISLAND = 1 / 320;
/** Steps per degree, each about a hundred metres. */
const STEPS_PER_DEGREE = 1000;

/**
 * Returns the world's coastlines as one file (scripts/draw-land.mjs), used by reference. Inline, each page would
 * contain them twice: as markup and as React's data. The `<use>` that shows them sets their colours.
 */
export async function createLandSheet(): Promise<string> {
  const land = await readLand('110m');
  const shape = (id: string, data: string) => `<path id="${id}" fill-rule="evenodd" d="${data}"/>`;
  const world = shape('world', landPath(WORLD_FRAME, land, { tolerance: 1.5, smallestIsland: 10 }));
  return `<svg xmlns="http://www.w3.org/2000/svg">${world}</svg>\n`;
}

/** Yields the land around every country, for the map of its sites. */
export async function* listMarketLands(): AsyncGenerator<{ country: Country; land: MarketLand }> {
  const world = await readLand('10m');
  for (const country of COUNTRIES) yield { country, land: cutLand(world, MARKET_REGIONS[country]) };
}

export interface LandDetail {
  /** Corners that cover less than this are dropped, in square units of the drawing. */
  tolerance: number;
  /** Islands smaller than this are dropped, in square units of the drawing. */
  smallestIsland: number;
}

/** Returns all land of the frame as one shape, without lines inside it. */
export function landPath(frame: RegionFrame, land: Land, { tolerance, smallestIsland }: LandDetail): string {
  return simplifyRings(projectedRings(frame.projection, land), tolerance, smallestIsland).map(ringData).join('');
}

/** Returns the outlines of the land in the plane of a projection, cut where the projection cuts. */
function projectedRings(projection: GeoProjection | GeoStreamWrapper, land: Land): Ring[] {
  const rings: Ring[] = [];
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

/** Returns a region's part of the land in degrees, cut at the region's edges. */
export function cutLand(land: Land, region: MapRegion): MarketLand {
  const { west, east, south, north } = region;
  // Plain degrees: nothing near our regions crosses the date line or a pole, where a sphere would matter.
  const plane = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  const areaOf = (share: number) => ((east - west) * share) ** 2;
  const rings = simplifyRings(projectedRings(plane, land), areaOf(FINEST_CORNER), areaOf(SMALLEST_ISLAND));
  return { type: 'MultiPolygon', bbox: [west, south, east, north], coordinates: polygonsOf(rings) };
}

/**
 * Simplifies rings by Visvalingam's method and drops those that cover less than `smallest`. Both limits are in square
 * units of the plane.
 */
function simplifyRings(rings: Ring[], tolerance: number, smallest: number): Ring[] {
  const arcs = rings.filter((ring) => planarRingArea(ring) >= smallest);
  const weighed = presimplify({ type: 'Topology', objects: {}, arcs }, planarTriangleArea);
  return (simplify(weighed, tolerance).arcs as Ring[]).filter((ring) => ring.length >= 3);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/** Returns the polygons of the rings. A ring inside an odd number of others is water, in any direction. */
function polygonsOf(rings: readonly Ring[]): Land['coordinates'] {
  const ringsAround = rings.map((ring) => rings.filter((other) => other !== ring && isInside(ring[0]!, other)));
  const isLake = (index: number) => ringsAround[index]!.length % 2 === 1;
  return rings.flatMap((shore, index) => {
    if (isLake(index)) return [];
    const lakes = rings.filter((_, other) => isLake(other) && ringsAround[other]!.at(-1) === shore);
    return [[shore, ...lakes].map(closedRing)];
  });
}

/** Returns the ring with its first corner repeated, as GeoJSON requires. */
function closedRing(ring: readonly Point[]): [number, number][] {
  const round = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  const corners = ring.map(([x, y]): [number, number] => [round(x), round(y)]);
  return [...corners, corners[0]!];
}
