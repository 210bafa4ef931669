import 'server-only';
import type { OrderKind } from '@/lib/orders/choices';
import type { StoredSite } from './site-store';

/** Codes of a place; a site may belong to no area. */
export interface PlaceCodes {
  provinceCode: string;
  cityCode: string;
  areaCode: string;
}

/** 0 in the same area, 1 in the same city, 2 in the same province, 3 farther. */
function stepsTo({ site }: StoredSite, place: PlaceCodes): number {
  if (site.areaCode !== '' && site.areaCode === place.areaCode) return 0;
  if (site.cityCode === place.cityCode) return 1;
  return site.provinceCode === place.provinceCode ? 2 : 3;
}

/** The first of the nearest, at most `atMost` steps away (see stepsTo). */
export function nearestSite(sites: readonly StoredSite[], place: PlaceCodes, atMost = 3): StoredSite | null {
  const near = sites.map((site) => ({ site, steps: stepsTo(site, place) })).filter(({ steps }) => steps <= atMost);
  return near.sort((one, other) => one.steps - other.steps)[0]?.site ?? null;
}

/**
 * Where parcels are handed over (§9), of the sites of the sender's country: what goes abroad at a warehouse, that of the sender's province
 * first; what stays at a counter or partner point of the sender's province, or nowhere we could name.
 */
export function intakeSite(sites: readonly StoredSite[], kind: OrderKind, sender: PlaceCodes): StoredSite | null {
  const taking = sites.filter(({ site }) => site.services.includes('drop-off'));
  return kind === 'international'
    ? nearestSite(
        taking.filter(({ site }) => site.kind === 'warehouse'),
        sender,
      )
    : nearestSite(
        taking.filter(({ site }) => site.kind !== 'warehouse'),
        sender,
        2,
      );
}
