import type { GeoPoint } from '@/lib/market/distance';
import { pixelsAt } from './pixels-at';

/** Pixels within which two pins would cover each other. */
export const CLUSTER_RADIUS = 44;

export interface SiteCluster<Site extends GeoPoint> extends GeoPoint {
  sites: Site[];
}

/**
 * Groups sites that would be within `radius` pixels of each other at a zoom into one point in their middle. A grid with
 * cells of that size finds nearby sites, so the cost grows linearly with their number.
 */
export function clusterSites<Site extends GeoPoint>(
  sites: readonly Site[],
  zoom: number,
  radius: number,
): SiteCluster<Site>[] {
  const placedSites = sites.map((site) => ({ site, at: pixelsAt(site, zoom), taken: false }));
  const cells = new Map<string, typeof placedSites>();
  const cellOf = ([x, y]: readonly [number, number], dx = 0, dy = 0) =>
    `${Math.floor(x / radius) + dx} ${Math.floor(y / radius) + dy}`;
  for (const point of placedSites) {
    const key = cellOf(point.at);
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }
  const cellsAround = (cell: [number, number]) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(cellOf(cell, dx, dy)) ?? []));
  return placedSites.flatMap((point) => {
    if (point.taken) return [];
    const members = cellsAround(point.at).filter(
      ({ at, taken: isTaken }) => !isTaken && Math.hypot(at[0] - point.at[0], at[1] - point.at[1]) <= radius,
    );
    for (const member of members) member.taken = true;
    const sitesHere = members.map(({ site }) => site);
    return [{ sites: sitesHere, ...middleOf(sitesHere) }];
  });
}

function middleOf(points: readonly GeoPoint[]): GeoPoint {
  const mean = (coordinate: (point: GeoPoint) => number) =>
    points.reduce((sum, point) => sum + coordinate(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
