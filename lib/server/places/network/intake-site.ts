import 'server-only';
import type { OrderKind } from '@/lib/orders/choices';
import type { StoredSite } from './site-store';

/** Codes of a place. `areaCode` may be empty. */
export interface PlaceCodes {
  provinceCode: string;
  cityCode: string;
  areaCode: string;
}

/** Returns 0 in the same area, 1 in the same city, 2 in the same province, 3 farther away. */
function stepsTo({ site }: StoredSite, place: PlaceCodes): number {
  if (site.areaCode !== '' && site.areaCode === place.areaCode) return 0;
  if (site.cityCode === place.cityCode) return 1;
  return site.provinceCode === place.provinceCode ? 2 : 3;
}

/** Returns the first of the nearest sites, at most `atMost` steps away (see stepsTo), or null. */
export function nearestSite(sites: readonly StoredSite[], place: PlaceCodes, atMost = 3): StoredSite | null {
  const nearSites = sites.map((site) => ({ site, steps: stepsTo(site, place) })).filter(({ steps }) => steps <= atMost);
  return nearSites.sort((one, other) => one.steps - other.steps)[0]?.site ?? null;
}

/**
 * Returns the site where parcels are handed over (§9), out of the sites of the sender's country. International parcels
 * go to a warehouse, if possible in the sender's province. Domestic parcels go to a counter or partner point in the
 * sender's province. Returns null if no site fits.
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
