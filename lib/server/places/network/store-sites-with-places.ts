import 'server-only';
import type { ListProblem } from '../../platform/list-kind';
import type { Queryable } from '../../platform/db/open';
import type { SiteRecord } from './site-record';
import { listPlacePaths, storeSites, type PlacePath } from './site-list-store';

interface Places {
  provinces: Map<string, PlacePath>;
  cities: Map<string, PlacePath>;
  areas: Map<string, PlacePath>;
}

async function findPlaces(db: Queryable, sites: readonly SiteRecord[]): Promise<Places> {
  return {
    provinces: await listPlacePaths(
      db,
      'provinces',
      sites.map(({ provinceCode }) => provinceCode),
    ),
    cities: await listPlacePaths(
      db,
      'cities',
      sites.map(({ cityCode }) => cityCode),
    ),
    areas: await listPlacePaths(
      db,
      'areas',
      sites.flatMap(({ areaCode }) => areaCode || []),
    ),
  };
}

/** Returns the fields whose place does not exist or is in a different parent place. */
function wrongPlaces(site: SiteRecord, { provinces, cities, areas }: Places): string[] {
  const wrong: string[] = [];
  if (provinces.get(site.provinceCode)?.country !== site.countryCode) wrong.push('provinceCode');
  if (cities.get(site.cityCode)?.parent !== site.provinceCode) wrong.push('cityCode');
  if (site.areaCode && areas.get(site.areaCode)?.parent !== site.cityCode) wrong.push('areaCode');
  return wrong;
}

/** Checks the places of sites and returns the problems, each with the position of its site in `sites` from 1. */
export async function loadPlaceProblems(db: Queryable, sites: readonly SiteRecord[]): Promise<ListProblem[]> {
  const places = await findPlaces(db, sites);
  return sites.flatMap((site, index) =>
    wrongPlaces(site, places).map((field) => ({
      item: index + 1,
      field,
      message: `no such place in ${field === 'provinceCode' ? 'the country' : 'the parent place'}`,
    })),
  );
}

/** Stores sites so that the names of their places also find them. */
export async function storeSitesWithPlaces(db: Queryable, sites: readonly SiteRecord[]): Promise<void> {
  const { provinces, cities, areas } = await findPlaces(db, sites);
  await storeSites(db, sites, ({ provinceCode, cityCode, areaCode }) =>
    [provinces.get(provinceCode), cities.get(cityCode), areas.get(areaCode)].flatMap((place) => place?.names ?? []),
  );
}
