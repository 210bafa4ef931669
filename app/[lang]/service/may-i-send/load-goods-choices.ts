import 'server-only';
import { loadDestinations } from '@/app/[lang]/load-destinations';
import type { MarketChoice } from '@/lib/market/prefix';
import { loadDictionaryOptions } from '@/lib/server/web/load-dictionaries';

/** Returns the destinations and the classes of goods, in the market's language. */
export async function loadGoodsChoices(choice: MarketChoice) {
  const [destinations, classes] = await Promise.all([
    loadDestinations(choice),
    loadDictionaryOptions(choice, 'INTL_GOODS_TYPE'),
  ]);
  return { destinations, classes };
}
