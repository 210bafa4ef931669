import 'server-only';
import type { NewsArticle, NewsSummary } from '@/lib/contract/content';
import type { Language } from '@/lib/market/language';
import type { ArticleRecord } from './news-and-jobs/article-record';
import { cleanArticleHtml } from './news-and-jobs/clean-article-html';

export function presentSummary({ id, title, summary, publishedAt }: ArticleRecord, language: Language): NewsSummary {
  return { id, title: title[language], summary: summary[language], publishedAt };
}

/** The HTML is cleaned again: a row may have been written by other means than ours. */
export function presentArticle(article: ArticleRecord, language: Language): NewsArticle {
  return {
    ...presentSummary(article, language),
    bodyHtml: cleanArticleHtml(article.bodyHtml[language]),
    countries: article.countries,
  };
}
