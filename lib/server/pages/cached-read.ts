import 'server-only';
import { unstable_cache } from 'next/cache';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { getServices } from '../services';
import { CONTENT_TAGS } from '@/lib/server/platform/content-changes';

interface CachePolicy {
  /** An import under one of them makes the page anew; of the others nobody tells. */
  tags: readonly string[];
  /** After how many seconds what nobody told of is asked for again. */
  seconds: number;
}

const HOUR = 3600;
const TEN_MINUTES = 600;

/** Every read of a stored page. A list changes with a release, an import, or by itself when a day has passed. */
const READS = {
  countries: { tags: ['countries'], seconds: HOUR },
  dictionaries: { tags: ['ship'], seconds: HOUR },
  'phone-rules': { tags: ['ship'], seconds: HOUR },
  provinces: { tags: ['ship'], seconds: HOUR },
  cities: { tags: ['ship'], seconds: HOUR },
  locations: { tags: ['locations'], seconds: TEN_MINUTES },
  news: { tags: ['news'], seconds: TEN_MINUTES },
  article: { tags: ['news'], seconds: TEN_MINUTES },
  teasers: { tags: ['news'], seconds: TEN_MINUTES },
  rates: { tags: ['rates'], seconds: TEN_MINUTES },
  quote: { tags: ['rates'], seconds: TEN_MINUTES },
  sites: { tags: ['sites'], seconds: HOUR },
  senders: { tags: ['senders'], seconds: HOUR },
  jobs: { tags: ['jobs'], seconds: HOUR },
  surveys: { tags: ['surveys'], seconds: HOUR },
  survey: { tags: ['surveys'], seconds: HOUR },
  'content-changes': { tags: CONTENT_TAGS, seconds: HOUR },
} as const satisfies Record<string, CachePolicy>;

export type ReadName = keyof typeof READS;

/**
 * What a page shows, kept between pages. A read that fails is logged and throws: a page that is being drawn to be stored
 * is then not stored, and the last good one stays. A page drawn for one request alone goes on with what was read last.
 * `about`: what `load` asks for beside the market; null where it asks for no market.
 */
export async function cachedRead<Value>(
  name: ReadName,
  choice: MarketChoice | null,
  load: () => Promise<Value>,
  about: readonly string[] = [],
): Promise<Value> {
  const { tags, seconds } = READS[name];
  const market = choice ? formatPrefix(choice) : 'every-market';
  const failed: { with?: unknown } = {};
  const read = async () => {
    try {
      return await load();
    } catch (error) {
      failed.with = error;
      getServices().log.error({ err: error, read: name, market, about }, 'a read of a page failed');
      throw error;
    }
  };
  const value = await unstable_cache(read, [name, market, ...about], { tags: [...tags], revalidate: seconds })();
  // Next hides the failure and answers an old value, which would be stored with the page as if it were new.
  if ('with' in failed) throw failed.with;
  // And nothing to who asks twice for one page, where an import came between (`pendingRevalidates` in unstable-cache.js).
  return value === undefined ? load() : value;
}
