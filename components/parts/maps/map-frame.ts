import { geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';

/** Degrees. */
export type Coordinates = readonly [longitude: number, latitude: number];
/** Units of the drawing, origin at its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A part of the world, in degrees. */
export interface MapRegion {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A region laid out as a drawing of `width` x `height` units. */
export interface RegionFrame {
  region: MapRegion;
  width: number;
  height: number;
  projection: GeoProjection;
  project(coordinates: Coordinates): Point;
}

/**
 * Returns a region in the Natural Earth projection, turned so that the region's middle meridian is upright. The drawing
 * cuts the region off at its edges. A region must not cross the meridian opposite its middle, so it spans less than 360
 * degrees.
 */
export function createFrame(region: MapRegion, width: number): RegionFrame {
  const projection = geoNaturalEarth1().rotate([-(region.west + region.east) / 2, 0]);
  const outline = { type: 'MultiPoint' as const, coordinates: outlineOf(region) };
  projection.fitWidth(width, outline);
  const [, [, bottom]] = geoPath(projection).bounds(outline);
  const height = Math.round(bottom);
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  return { region, width, height, projection, project: (coordinates) => projectOrThrow(projection, coordinates) };
}

function projectOrThrow(projection: GeoProjection, [longitude, latitude]: Coordinates): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new RangeError(`No place on the map for ${longitude}, ${latitude}`);
  return point;
}

function outlineOf({ west, east, south, north }: MapRegion): [number, number][] {
  const middle = (south + north) / 2;
  const latitudes = [south, middle, 0, north].filter((latitude) => latitude >= south && latitude <= north);
  return latitudes.flatMap((latitude): [number, number][] => [
    [west, latitude],
    [east, latitude],
  ]);
}
