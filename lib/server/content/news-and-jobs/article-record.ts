import 'server-only';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import { NEWS_TOPICS } from '@/lib/contract/content/content';
import { countryCode, requiredText } from '@/lib/contract/fields';
import { byLanguage } from '@/lib/market/language';
import { COUNTRIES_COLUMN, jsonColumn, textByLanguageSchema } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import { cleanArticleHtml } from './clean-article-html';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

/** Article HTML. It is cleaned when it is parsed, so importing a file twice changes nothing. */
const html = z
  .string()
  .max(50_000, 'tooLong')
  .transform((html) => cleanArticleHtml(html).trim())
  .refine((cleaned) => cleaned !== '', 'required');

const topic = z.enum(NEWS_TOPICS, 'invalid').nullable().default(null);

/** Article in the operators' import file. */
export const ArticleRecord = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'invalid'),
  publishedAt: z.iso.datetime({ error: 'dateFormat' }),
  /** Markets in which it is published. */
  countries: z.array(countryCode).min(1, 'required'),
  topic,
  title: inSixLanguages(requiredText(200)),
  summary: inSixLanguages(requiredText(400)),
  bodyHtml: inSixLanguages(html),
});
export type ArticleRecord = z.infer<typeof ArticleRecord>;

/** The column `content`. */
export const ARTICLE_COLUMN = jsonColumn(
  z.object({ topic, title: textByLanguageSchema, summary: textByLanguageSchema, bodyHtml: textByLanguageSchema }),
);

/** Returns the row of an article with cleaned HTML. Executable content is never stored. */
export function articleRow(article: ArticleRecord): Insertable<Tables['articles']> {
  const bodyHtml = byLanguage((language) => cleanArticleHtml(article.bodyHtml[language]));
  return {
    id: article.id,
    published_at: article.publishedAt,
    countries: COUNTRIES_COLUMN.write(article.countries),
    content: ARTICLE_COLUMN.write({ topic: article.topic, title: article.title, summary: article.summary, bodyHtml }),
  };
}
