import 'server-only';
import type { Insertable } from 'kysely';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Tables } from '../db/tables';
import { cleanArticleHtml } from './clean-article-html';

type InSixLanguages = Record<Language, string>;

export interface ArticleRecord {
  id: string;
  publishedAt: string;
  /** The markets that may read it. */
  countries: Country[];
  title: InSixLanguages;
  summary: InSixLanguages;
  bodyHtml: InSixLanguages;
}

/** The row of an article, its HTML cleaned: nothing that could run is ever stored. */
export function articleRow(article: ArticleRecord): Insertable<Tables['articles']> {
  const bodyHtml = Object.fromEntries(
    Object.entries(article.bodyHtml).map(([language, html]) => [language, cleanArticleHtml(html)]),
  );
  return {
    id: article.id,
    published_at: article.publishedAt,
    countries: JSON.stringify(article.countries),
    content: JSON.stringify({ title: article.title, summary: article.summary, bodyHtml }),
  };
}
