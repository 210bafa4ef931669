import 'server-only';
import { feature } from 'topojson-client';
import type { MultiPolygon, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import landTopology from 'world-atlas/land-110m.json';

/** Nothing north of this latitude belongs to Antarctica's polygon. */
const ANTARCTIC_LIMIT = -60;

/**
 * The world's land at 1:110 million, without Antarctica. 55 KB that must stay on the server: islands get finished paths.
 * Land only, never borders: several of our markets dispute theirs.
 */
export const LAND: MultiPolygon = withoutAntarctica(readLand());

function readLand(): Position[][][] {
  const topology = landTopology as unknown as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

function withoutAntarctica(polygons: Position[][][]): MultiPolygon {
  const isAntarctic = ([outer]: Position[][]) => outer!.every((position) => position[1]! < ANTARCTIC_LIMIT);
  return { type: 'MultiPolygon', coordinates: polygons.filter((polygon) => !isAntarctic(polygon)) };
}
