import { api } from '@/lib/client/api/api';
import { fetchOnce } from '@/lib/client/api/fetch-once';
import type { LocationView } from '@/lib/contract/content/content';
import { MAX_SITES_A_PAGE } from '@/lib/contract/places/site-terms';
import type { SiteView } from '@/lib/contract/places/sites';
import type { Country } from '@/lib/market/country';

/** Sites of a country, and the cities that its map names. */
export interface CountrySites {
  country: Country;
  sites: readonly SiteView[];
  cities: readonly LocationView[];
}

const quiet = { quiet: true };

async function loadAllSites(countryCode: Country): Promise<SiteView[]> {
  const sites: SiteView[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api('listSites', { countryCode, page, size: MAX_SITES_A_PAGE }, quiet);
    sites.push(...items);
    if (items.length === 0 || sites.length >= total) return sites;
  }
}

/** Loads the sites and cities of a country once. Rejects with CallFailure. */
export function loadCountrySites(country: Country): Promise<CountrySites> {
  return fetchOnce(`sites ${country}`, async () => {
    const [sites, cities] = await Promise.all([
      loadAllSites(country),
      api('queryLocationByCountry', { countryCode: country }, quiet),
    ]);
    return { country, sites, cities };
  });
}

/** Returns the country of a linked site; null for an unknown code or without a response. */
export async function findCountryOfSite(siteCode: string): Promise<Country | null> {
  return api('getSiteBySiteCode', { siteCode }, quiet).then(
    ({ countryCode }) => countryCode,
    () => null,
  );
}
