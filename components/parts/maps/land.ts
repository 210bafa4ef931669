import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { feature } from 'topojson-client';

/** Part of GeoJSON that land needs: polygons of rings of [longitude, latitude]. */
export interface Land {
  type: 'MultiPolygon';
  coordinates: [number, number][][][];
}

/** GeoJSON: the land around a country, cut off at the box. */
export interface MarketLand extends Land {
  bbox: [west: number, south: number, east: number, north: number];
}

/** Only Antarctica is completely south of this latitude. */
const ANTARCTIC_LIMIT = -60;

type Topology = Parameters<typeof feature>[0];

interface LandCollection {
  features: { geometry: Land }[];
}

/**
 * Reads the world's land at 1:110 million or 1:10 million, without Antarctica. Its 55 KB and 3 MB are read during the
 * build and never sent. It has no borders, because several of our markets dispute theirs.
 */
export async function readLand(scale: '110m' | '10m'): Promise<Land> {
  const file = path.join(process.cwd(), `node_modules/world-atlas/land-${scale}.json`);
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology;
  const land = topology.objects.land!;
  const collection = feature(topology, land) as unknown as LandCollection; // One collection of multipolygons.
  const polygons = collection.features.flatMap(({ geometry }) => geometry.coordinates);
  return { type: 'MultiPolygon', coordinates: polygons.filter(([shore]) => !isAntarctic(shore!)) };
}

function isAntarctic(shore: readonly (readonly [number, number])[]): boolean {
  return shore.every(([, latitude]) => latitude < ANTARCTIC_LIMIT);
}
