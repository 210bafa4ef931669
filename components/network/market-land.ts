import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { geoIdentity } from 'd3-geo';
import { feature } from 'topojson-client';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { Point, Region } from './frame';
import { projectedRings } from './geometry';
import type { Land } from './land-shape';
import type { MarketLand } from './market-land-shape';
import { MARKET_REGIONS } from './market-regions';
import { ringArea, simplifyRing } from './simplify';

/** Of the region's width: corners and islands that cover less than its square go. About a pixel where the whole region is seen. */
const FINEST = 1 / 2500;
/** Decimals of a degree: a hundred metres. */
const DIGITS = 1000;

type Topology = Parameters<typeof feature>[0];

let wholeWorld: Promise<Land> | undefined;

/** The world's land at 1:10 million; 3 MB that are read while the site is built and never sent. Land only, never borders. */
async function readLand(): Promise<Land> {
  const file = path.join(process.cwd(), 'node_modules/world-atlas/land-10m.json');
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology;
  const collection = feature(topology, topology.objects.land!) as unknown as { features: { geometry: Land }[] };
  return { type: 'MultiPolygon', coordinates: collection.features.flatMap(({ geometry }) => geometry.coordinates) };
}

/** The land around a country as the map of its sites draws it. */
export async function marketLand(country: Country): Promise<MarketLand> {
  wholeWorld ??= readLand();
  return cutLand(await wholeWorld, MARKET_REGIONS[country]);
}

/** All of them, for the files of the site's build (scripts/draw-land.mjs). */
export async function* drawMarkets(): AsyncGenerator<{ country: Country; land: MarketLand }> {
  for (const country of COUNTRIES) yield { country, land: await marketLand(country) };
}

/** A region's part of the land: degrees stay degrees, cut at the region's edges. */
export function cutLand(land: Land, region: Region): MarketLand {
  const { west, east, south, north } = region;
  // Plain degrees: nothing near our regions crosses the date line or a pole, where a sphere would matter.
  const plane = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  const least = ((east - west) * FINEST) ** 2;
  const near: Land = { ...land, coordinates: land.coordinates.filter(([shore]) => mayMeet(shore!, region)) };
  const rings = projectedRings(plane, near)
    .filter((ring) => ringArea(ring) >= least)
    .map((ring) => simplifyRing(thinned(ring, Math.sqrt(least)), least));
  return { type: 'MultiPolygon', bbox: [west, south, east, north], coordinates: polygonsOf(rings) };
}

/** Land elsewhere is left out at once. */
function mayMeet(shore: readonly (readonly [number, number])[], { west, east, south, north }: Region): boolean {
  const within = (of: 0 | 1, low: number, high: number) =>
    shore.some((corner) => corner[of] >= low) && shore.some((corner) => corner[of] <= high);
  return within(0, west, east) && within(1, south, north);
}

/** Without points that lie nearer to the one before than `step`: simplifying costs the square of what is left. */
function thinned(ring: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept.length >= 3 ? kept : [...ring];
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** A ring within an odd number of others is water, whichever way round it was drawn. */
function polygonsOf(rings: readonly Point[][]): Land['coordinates'] {
  const around = rings.map((ring) => rings.filter((other) => other !== ring && isInside(ring[0]!, other)));
  const isLake = (index: number) => around[index]!.length % 2 === 1;
  return rings.flatMap((shore, index) => {
    if (isLake(index)) return [];
    const lakes = rings.filter((_, other) => isLake(other) && around[other]!.at(-1) === shore);
    return [[shore, ...lakes].map(closedRing)];
  });
}

/** GeoJSON repeats the first corner. */
function closedRing(ring: readonly Point[]): [number, number][] {
  const round = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS;
  const corners = ring.map(([x, y]): [number, number] => [round(x), round(y)]);
  return [...corners, corners[0]!];
}
