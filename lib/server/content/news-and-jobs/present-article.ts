import 'server-only';
import type { NewsArticle, NewsSummary } from '@/lib/contract/content/content';
import type { Language } from '@/lib/market/language';
import type { Words } from '../../platform/db/json-column';
import type { ArticleRecord } from './article-record';
import { cleanArticleHtml } from './clean-article-html';
import { fillFacts } from './fill-facts';

export function presentArticleSummary(
  { id, title, summary, publishedAt, topic }: ArticleRecord,
  language: Language,
): NewsSummary {
  const filled = (words: Words) => fillFacts(words[language], language);
  return { id, title: filled(title), summary: filled(summary), publishedAt, topic };
}

/** Returns an article with its HTML cleaned again, because the row may come from another program. */
export function presentArticle(article: ArticleRecord, language: Language): NewsArticle {
  return {
    ...presentArticleSummary(article, language),
    bodyHtml: cleanArticleHtml(fillFacts(article.bodyHtml[language], language)),
    countries: article.countries,
  };
}
