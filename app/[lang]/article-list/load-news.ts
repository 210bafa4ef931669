import { CallFailure } from '@/lib/http/call-failure';
import type { NewsArticle, NewsSummary } from '@/lib/contract/content/content';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { cleanArticleHtml } from '@/lib/server/content/news-and-jobs/clean-article-html';
import { loadNewsSummaries } from '@/lib/server/web/load-news-summaries';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads every article of the market, newest first. */
export function loadNews(choice: MarketChoice): Promise<NewsSummary[]> {
  return readCached('news', choice, () => loadNewsSummaries(choice));
}

/** Loads today's notices of lanes for the market, the most urgent first. A gateway without the call has none. */
export function loadLaneNotices(choice: MarketChoice): Promise<LaneNoticeView[]> {
  return readCached('lane-notices', choice, async () => {
    try {
      return await serverCaller(choice)('queryLaneNotices', { countryCode: choice.country });
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return [];
      throw failure;
    }
  });
}

/** `elsewhere`: the article exists, but not for this market (§8). */
export type FoundArticle = { kind: 'article'; article: NewsArticle } | { kind: 'elsewhere' } | { kind: 'missing' };

async function fetchArticle(choice: MarketChoice, id: string): Promise<FoundArticle> {
  try {
    const article = await serverCaller(choice)('queryFrontBlogDetail', { id, countryCode: choice.country });
    // A gateway's HTML is not trusted: it is sanitised here too.
    return { kind: 'article', article: { ...article, bodyHtml: cleanArticleHtml(article.bodyHtml) } };
  } catch (failure) {
    const code = failure instanceof CallFailure ? failure.code : 0;
    if (code === HANDLED_ERRORS.newsNotForMarket.code) return { kind: 'elsewhere' };
    if (code === HANDLED_ERRORS.notFound.code || code === HANDLED_ERRORS.invalid.code) return { kind: 'missing' };
    throw failure;
  }
}

export function loadArticle(choice: MarketChoice, id: string): Promise<FoundArticle> {
  return readCached('article', choice, () => fetchArticle(choice, id), [id]);
}
