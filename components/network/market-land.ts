import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { geoEquirectangular } from 'd3-geo';
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
const DEGREES_IN_RADIAN = 180 / Math.PI;

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
  const plane = geoEquirectangular()
    .scale(DEGREES_IN_RADIAN)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [west, -north],
      [east, -south],
    ]);
  const least = ((east - west) * FINEST) ** 2;
  const rings = projectedRings(plane, land)
    .filter((ring) => ringArea(ring) >= least)
    .map((ring) => simplifyRing(thinned(ring, Math.sqrt(least)), least));
  return { type: 'MultiPolygon', bbox: [west, south, east, north], coordinates: polygonsOf(rings) };
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

/** Which way round a ring runs tells land from the water inside it. */
function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function polygonsOf(rings: readonly Point[][]): Land['coordinates'] {
  const shores = rings.filter((ring) => signedArea(ring) > 0);
  const lakes = rings.filter((ring) => signedArea(ring) <= 0);
  return shores.map((shore) => [shore, ...lakes.filter((lake) => isInside(lake[0]!, shore))].map(closedRing));
}

/** GeoJSON repeats the first corner; upwards is north again. */
function closedRing(ring: readonly Point[]): [number, number][] {
  const round = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS;
  const corners = ring.map(([x, y]): [number, number] => [round(x), round(-y)]);
  return [...corners, corners[0]!];
}
