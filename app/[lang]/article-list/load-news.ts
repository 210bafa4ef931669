import { CallFailure } from '@/lib/client/call-failure';
import type { NewsArticle, NewsSummary } from '@/lib/contract/content';
import { ERRORS } from '@/lib/contract/error-codes';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { cleanArticleHtml } from '@/lib/server/content/news-and-jobs/clean-article-html';
import { cachedRead } from '@/lib/server/pages/cached-read';

/** The most that one call answers. */
const PAGE_SIZE = 50;

async function fetchNews(choice: MarketChoice): Promise<NewsSummary[]> {
  const call = serverCaller(choice);
  const articles: NewsSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await call('queryShowyBlogList', { countryCode: choice.country, page, size: PAGE_SIZE });
    articles.push(...items);
    if (items.length === 0 || articles.length >= total) return articles;
  }
}

/** Every article of the market, the newest first. */
export function loadNews(choice: MarketChoice): Promise<NewsSummary[]> {
  return cachedRead('news', choice, () => fetchNews(choice));
}

/** `elsewhere`: it exists, but not for this market (§8). */
export type FoundArticle = { kind: 'article'; article: NewsArticle } | { kind: 'elsewhere' } | { kind: 'missing' };

async function fetchArticle(choice: MarketChoice, id: string): Promise<FoundArticle> {
  try {
    const article = await serverCaller(choice)('queryFrontBlogDetail', { id, countryCode: choice.country });
    // A gateway's HTML is not ours: it is cleaned here too, wherever it came from.
    return { kind: 'article', article: { ...article, bodyHtml: cleanArticleHtml(article.bodyHtml) } };
  } catch (failure) {
    const code = failure instanceof CallFailure ? failure.code : 0;
    if (code === ERRORS.newsNotForMarket.code) return { kind: 'elsewhere' };
    if (code === ERRORS.notFound.code || code === ERRORS.invalid.code) return { kind: 'missing' };
    throw failure;
  }
}

export function loadArticle(choice: MarketChoice, id: string): Promise<FoundArticle> {
  return cachedRead('article', choice, () => fetchArticle(choice, id), [id]);
}
