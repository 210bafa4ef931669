import { loadCountries } from '@/app/[lang]/load-countries';
import type { JobView } from '@/lib/contract/content/jobs';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { serverCaller } from '@/lib/server/web/caller';
import { getConfig } from '@/lib/server/platform/config';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads the open jobs of every market, in the page's language. */
function loadJobs(choice: MarketChoice): Promise<JobView[]> {
  return readCached('jobs', choice, () => serverCaller(choice)('queryJobList', {}));
}

/** Loads all data of the page of jobs. */
export async function loadCareers(market: MarketChoice & { prefix: Prefix }) {
  const { prefix, ...choice } = market;
  const url = new URL(paths.recruit(prefix), homeAddress(getConfig().siteUrl, choice)).href;
  const [countries, jobs] = await Promise.all([loadCountries(choice), loadJobs(choice)]);
  return { market, url, countries, jobs };
}
