import { unstable_cache } from 'next/cache';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';

/** Seconds. */
const KEPT_FOR = 600;
const TEASERS = 3;

/** The points of the network, in the market's language; none when they cannot be had, since a page without a map is better than none. */
export async function loadLocations(choice: MarketChoice) {
  const load = unstable_cache(() => serverCaller(choice)('queryAllLocation', {}), ['locations', formatPrefix(choice)], {
    tags: ['locations'],
    revalidate: KEPT_FOR,
  });
  return load().catch(() => []);
}

/** The market's latest articles; none when they cannot be had. */
export async function loadTeasers(choice: MarketChoice) {
  const load = unstable_cache(
    () => serverCaller(choice)('queryShowyBlogList', { countryCode: choice.country, size: TEASERS }),
    ['teasers', formatPrefix(choice)],
    { tags: ['news'], revalidate: KEPT_FOR },
  );
  return load().then(
    ({ items }) => items,
    () => [],
  );
}
