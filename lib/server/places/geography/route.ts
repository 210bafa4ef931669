import 'server-only';
import type { RouteHub, RouteView } from '@/lib/contract/tracking/route';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { nearestHub } from '@/lib/parcel/nearest-hub';
import { printedHubCode } from '@/lib/parcel/printed-hub-code';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { listHubs, type Hub } from './hub-store';
import type { CityRow } from './places-by-code-store';

/** Finds the hubs of these countries. */
const listHubsByCountry = cachedLookup<readonly Hub[], Country>(async (db, countries) => {
  const hubs = await listHubs(db);
  return new Map(countries.map((code) => [code, hubs.filter(({ country }) => country === code)]));
});

type City = Pick<CityRow, 'countryCode' | 'lat' | 'lng'>;

const nearestHubIn =
  (hubs: ReadonlyMap<Country, readonly Hub[]>) =>
  ({ countryCode, lat, lng }: City): Hub | undefined => {
    const countryHubs = hubs.get(countryCode) ?? [];
    return lat === null || lng === null ? countryHubs[0] : nearestHub({ lat, lng }, countryHubs);
  };

/** Returns a lookup of the hub nearest to a city of these countries. */
export const loadNearestHubs = async (db: Queryable, countries: readonly Country[]) =>
  nearestHubIn(await listHubsByCountry(db, [...new Set(countries)]));

/** Returns a hub as labels print it. */
export const viewHub = ({ code, names }: Hub, language: Language): RouteHub => ({
  code: printedHubCode(code),
  name: placeName({ names }, language),
});

/** Function that returns the hubs of a parcel's route. Undefined if they are unknown or the same. */
export type RouteOf = (from: City | undefined, to: City | undefined, language: Language) => RouteView | undefined;

/**
 * Returns a lookup of routes between cities of these countries. A parcel travels to the hub nearest to its receiver. An
 * international one starts at the origin hub (§9: Guangzhou), others at the hub nearest to their sender.
 */
export async function loadRoutes(db: Queryable, countries: readonly Country[]): Promise<RouteOf> {
  const hubs = await listHubsByCountry(db, [...new Set(countries)]);
  const hubNear = nearestHubIn(hubs);
  const startHub = (from: City, to: City) =>
    from.countryCode === to.countryCode
      ? hubNear(from)
      : hubs.get(from.countryCode)?.find(({ role }) => role === 'origin');
  return (from, to, language) => {
    const start = from && to && startHub(from, to);
    const end = to && hubNear(to);
    if (!start || !end || start.code === end.code) return undefined;
    return { from: viewHub(start, language), to: viewHub(end, language) };
  };
}
