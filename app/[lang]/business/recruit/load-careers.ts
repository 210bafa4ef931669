import { unstable_cache } from 'next/cache';
import { loadCountries } from '@/app/[lang]/load-countries';
import type { JobView } from '@/lib/contract/jobs';
import { homeAddress } from '@/lib/seo/page-metadata';
import { formatPrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { serverCaller } from '@/lib/server/caller';
import { getConfig } from '@/lib/server/config';

/** Seconds. A job whose last day has passed is gone within the hour. */
const KEPT_FOR = 3600;

/** The open jobs of every market, in the page's language; none when they cannot be had. */
async function loadJobs(choice: MarketChoice): Promise<JobView[]> {
  const load = unstable_cache(() => serverCaller(choice)('queryJobList', {}), ['jobs', formatPrefix(choice)], {
    tags: ['jobs'],
    revalidate: KEPT_FOR,
  });
  return load().catch(() => []);
}

/** All that the page of jobs shows. */
export async function loadCareers(market: MarketChoice & { prefix: Prefix }) {
  const { prefix, ...choice } = market;
  const url = new URL(paths.recruit(prefix), homeAddress(getConfig().siteUrl, choice)).href;
  const [countries, jobs] = await Promise.all([loadCountries(choice), loadJobs(choice)]);
  return { market, url, countries, jobs };
}
