import 'server-only';
import { feature } from 'topojson-client';
import landTopology from 'world-atlas/land-110m.json';
import type { Land } from './land-shape';

/** Nothing but Antarctica lies wholly south of this latitude. */
const ANTARCTIC_LIMIT = -60;

type Topology = Parameters<typeof feature>[0];
type Polygon = Land['coordinates'][number];

/**
 * The world's land at 1:110 million, without Antarctica. 55 KB that must stay on the server: the browser gets finished paths.
 * Land only, never borders: several of our markets dispute theirs.
 */
export const LAND: Land = {
  type: 'MultiPolygon',
  coordinates: readPolygons().filter((polygon) => !isAntarctic(polygon)),
};

function readPolygons(): Polygon[] {
  const topology = landTopology as unknown as Topology;
  const collection = feature(topology, topology.objects.land!) as unknown as { features: { geometry: Land }[] };
  return collection.features.flatMap(({ geometry }) => geometry.coordinates);
}

function isAntarctic([outer]: Polygon): boolean {
  return outer!.every(([, latitude]) => latitude < ANTARCTIC_LIMIT);
}
