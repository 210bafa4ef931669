import 'server-only';
import { unstable_cache } from 'next/cache';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { getBackEnd } from '../get-back-end';
import { markFailedRead, outsideVisit } from '../../platform/page-visit';
import { CONTENT_TAGS } from '../../platform/content-changes';
import { HOUR_SECONDS } from '@/lib/time/durations';

interface CachePolicy {
  /** An import with one of these tags renders the page again. */
  tags: readonly string[];
  /** Seconds after which the data is read again if no import occurs. */
  seconds: number;
}

/** Lifetime of the reads that change most often. A page that uses one is rendered again after it. */
export const TEN_MINUTES_SECONDS = 600;

/** Every read of a stored page, with the imports and the time after which it is read again. */
const READS = {
  countries: { tags: ['countries'], seconds: HOUR_SECONDS },
  dictionaries: { tags: ['ship'], seconds: HOUR_SECONDS },
  'phone-rules': { tags: ['ship'], seconds: HOUR_SECONDS },
  provinces: { tags: ['ship'], seconds: HOUR_SECONDS },
  cities: { tags: ['ship'], seconds: HOUR_SECONDS },
  locations: { tags: ['locations'], seconds: TEN_MINUTES_SECONDS },
  news: { tags: ['news'], seconds: TEN_MINUTES_SECONDS },
  article: { tags: ['news'], seconds: TEN_MINUTES_SECONDS },
  'lane-notices': { tags: ['lane-notices'], seconds: TEN_MINUTES_SECONDS },
  teasers: { tags: ['news'], seconds: TEN_MINUTES_SECONDS },
  rates: { tags: ['rates'], seconds: TEN_MINUTES_SECONDS },
  quote: { tags: ['rates', 'holidays', 'customs', 'lane-notices'], seconds: TEN_MINUTES_SECONDS },
  sites: { tags: ['sites'], seconds: HOUR_SECONDS },
  senders: { tags: ['senders'], seconds: HOUR_SECONDS },
  jobs: { tags: ['jobs'], seconds: HOUR_SECONDS },
  surveys: { tags: ['surveys'], seconds: HOUR_SECONDS },
  survey: { tags: ['surveys'], seconds: HOUR_SECONDS },
  status: { tags: ['status'], seconds: TEN_MINUTES_SECONDS },
  'content-changes': { tags: CONTENT_TAGS, seconds: HOUR_SECONDS },
} as const satisfies Record<string, CachePolicy>;

export type ReadName = keyof typeof READS;

/**
 * Reads data of a page and caches it across pages. A failed read is logged and throws. A page that is rendered to be
 * stored is then not stored, and the last good one stays. A page rendered for a single request uses the last data that
 * was read. `parameters`: arguments of `load` besides the market. `choice` is null for data that does not depend on
 * the market.
 */
export async function readCached<Value>(
  name: ReadName,
  choice: MarketChoice | null,
  load: () => Promise<Value>,
  parameters: readonly string[] = [],
): Promise<Value> {
  const { tags, seconds } = READS[name];
  const market = choice ? formatPrefix(choice) : 'every-market';
  const failure: { with?: unknown } = {};
  const loadAndLog = async () => {
    try {
      return await outsideVisit(load);
    } catch (error) {
      failure.with = error;
      const { logFailedRead } = await getBackEnd();
      logFailedRead(error, { read: name, market, parameters });
      throw error;
    }
  };
  const value = await unstable_cache(loadAndLog, [name, market, ...parameters], {
    tags: [...tags],
    revalidate: seconds,
  })();
  // Next hides the failure and returns an old value, which would be stored with the page as if it were new.
  if ('with' in failure) {
    markFailedRead(name, failure.with);
    throw failure.with;
  }
  // `unstable_cache` returns undefined to a page's second read if an import came between (`pendingRevalidates` in
  // unstable-cache.js).
  return value === undefined ? load() : value;
}
