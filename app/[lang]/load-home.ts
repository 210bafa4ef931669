import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { keptRead } from '@/lib/server/pages/kept-read';

const TEASERS = 3;

/** The points of the network, in the market's language. */
export function loadLocations(choice: MarketChoice) {
  return keptRead('locations', choice, () => serverCaller(choice)('queryAllLocation', {}));
}

/** The market's latest articles. */
export function loadTeasers(choice: MarketChoice) {
  return keptRead('teasers', choice, async () => {
    const { items } = await serverCaller(choice)('queryShowyBlogList', { countryCode: choice.country, size: TEASERS });
    return items;
  });
}
