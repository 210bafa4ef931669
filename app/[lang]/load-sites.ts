import { MAX_SITES_A_PAGE, type SiteKind } from '@/lib/contract/places/site-terms';
import type { SiteView } from '@/lib/contract/places/sites';
import type { Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

export interface SitesToLoad {
  countryCode?: Country;
  kind?: SiteKind;
}

async function fetchSites(choice: MarketChoice, query: SitesToLoad): Promise<SiteView[]> {
  const call = serverCaller(choice);
  const sites: SiteView[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await call('listSites', { ...query, page, size: MAX_SITES_A_PAGE });
    sites.push(...items);
    if (items.length === 0 || sites.length >= total) return sites;
  }
}

/** Loads the sites of a country or a kind, named in the market's language. */
export function loadSites(choice: MarketChoice, query: SitesToLoad): Promise<SiteView[]> {
  const about = [query.countryCode ?? 'all', query.kind ?? 'all'];
  return readCached('sites', choice, () => fetchSites(choice, query), about);
}
