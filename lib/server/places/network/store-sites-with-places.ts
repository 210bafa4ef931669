import 'server-only';
import type { Problem } from '../../list-kind';
import type { Queryable } from '../../db/open';
import type { SiteRecord } from './site-record';
import { placePaths, storeSites, type PlacePath } from './site-list-store';

interface Places {
  provinces: Map<string, PlacePath>;
  cities: Map<string, PlacePath>;
  areas: Map<string, PlacePath>;
}

async function placesOf(db: Queryable, sites: readonly SiteRecord[]): Promise<Places> {
  return {
    provinces: await placePaths(
      db,
      'provinces',
      sites.map(({ provinceCode }) => provinceCode),
    ),
    cities: await placePaths(
      db,
      'cities',
      sites.map(({ cityCode }) => cityCode),
    ),
    areas: await placePaths(
      db,
      'areas',
      sites.flatMap(({ areaCode }) => areaCode || []),
    ),
  };
}

/** The fields that name a place which is not there, or lies elsewhere. */
function wrongPlaces(site: SiteRecord, { provinces, cities, areas }: Places): string[] {
  const wrong: string[] = [];
  if (provinces.get(site.provinceCode)?.country !== site.countryCode) wrong.push('provinceCode');
  if (cities.get(site.cityCode)?.parent !== site.provinceCode) wrong.push('cityCode');
  if (site.areaCode && areas.get(site.areaCode)?.parent !== site.cityCode) wrong.push('areaCode');
  return wrong;
}

/** What the tables of places have against these sites, by their index in `sites`. */
export async function placeProblems(db: Queryable, sites: readonly SiteRecord[]): Promise<Problem[]> {
  const places = await placesOf(db, sites);
  return sites.flatMap((site, index) =>
    wrongPlaces(site, places).map((field) => ({
      item: index + 1,
      field,
      message: `there is no such place within ${field === 'provinceCode' ? 'the country' : 'the place above it'}`,
    })),
  );
}

/** Stores the sites so that they are found by the names of their places as well. */
export async function storeSitesWithPlaces(db: Queryable, sites: readonly SiteRecord[]): Promise<void> {
  const { provinces, cities, areas } = await placesOf(db, sites);
  await storeSites(db, sites, ({ provinceCode, cityCode, areaCode }) =>
    [provinces.get(provinceCode), cities.get(cityCode), areas.get(areaCode)].flatMap((place) => place?.names ?? []),
  );
}
