import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

const MAX_TEASERS = 3;

/** Loads the points of the network, in the market's language. */
export function loadLocations(choice: MarketChoice) {
  return readCached('locations', choice, () => serverCaller(choice)('queryAllLocation', {}));
}

/** Loads the market's latest articles. */
export function loadTeasers(choice: MarketChoice) {
  return readCached('teasers', choice, async () => {
    const { items } = await serverCaller(choice)('queryShowyBlogList', {
      countryCode: choice.country,
      size: MAX_TEASERS,
    });
    return items;
  });
}
