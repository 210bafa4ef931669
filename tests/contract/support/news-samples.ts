import { LANGUAGES } from '@/lib/market/language';
import type { ArticleRecord } from '@/lib/server/content/news-and-jobs/article-record';

/** The text of an article in each language. */
export const articleTexts = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as ArticleRecord['title'];

/** An article for Uganda, with the same text in each language. */
export const articleSample = (id: string, rest: Partial<ArticleRecord> = {}): ArticleRecord => ({
  id,
  publishedAt: '2026-01-01T08:00:00.000Z',
  countries: ['UG'],
  topic: null,
  title: articleTexts(`Title of ${id}`),
  summary: articleTexts('Summary'),
  bodyHtml: articleTexts('<p>Body</p>'),
  ...rest,
});
