import 'server-only';
import type { NewsSummary } from '@/lib/contract/content/content';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from './caller';

/** Maximum number of articles that one call returns. */
const PAGE_SIZE = 50;

/** Returns every article of the market, newest first. Throws CallFailure. */
export async function loadNewsSummaries(choice: MarketChoice): Promise<NewsSummary[]> {
  const call = serverCaller(choice);
  const articles: NewsSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await call('queryShowyBlogList', { countryCode: choice.country, page, size: PAGE_SIZE });
    articles.push(...items);
    if (items.length === 0 || articles.length >= total) return articles;
  }
}
