import 'server-only';
import type { Selectable } from 'kysely';
import type { Country } from '@/lib/market/country';
import { COUNTRY_LIST } from '../platform/db/json-column';
import type { Queryable } from '../db/open';
import type { Tables } from '../db/tables';
import { ARTICLE, articleRow, type ArticleRecord } from './news-and-jobs/article-record';

function recordOf({ id, published_at, countries, content }: Selectable<Tables['articles']>): ArticleRecord {
  return { id, publishedAt: published_at, countries: COUNTRY_LIST.read(countries), ...ARTICLE.read(content) };
}

/** What a market may read by now. The column holds a JSON list of two-letter codes, so a quoted code matches no other. */
function published(db: Queryable, country: Country, now: string) {
  return db.selectFrom('articles').where('published_at', '<=', now).where('countries', 'like', `%"${country}"%`);
}

export interface ArticlePage {
  country: Country;
  now: string;
  /** From 1. */
  page: number;
  size: number;
}

/** One page of a market's articles, the newest first, and how many there are. */
export async function articlePage(
  db: Queryable,
  { country, now, page, size }: ArticlePage,
): Promise<{ articles: ArticleRecord[]; total: number }> {
  const rows = await published(db, country, now)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await published(db, country, now)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { articles: rows.map(recordOf), total };
}

/** A published article, whatever market it is for. */
export async function findArticle(db: Queryable, id: string, now: string): Promise<ArticleRecord | undefined> {
  const row = await db
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Every article, published or not, the newest first. */
export async function allArticles(db: Queryable): Promise<ArticleRecord[]> {
  const rows = await db.selectFrom('articles').selectAll().orderBy('published_at', 'desc').orderBy('id').execute();
  return rows.map(recordOf);
}

/** Inserts an article, or overwrites the one of its id. */
export async function storeArticles(db: Queryable, articles: readonly ArticleRecord[]): Promise<void> {
  for (const article of articles) {
    const { id, ...rest } = articleRow(article);
    await db
      .insertInto('articles')
      .values({ id, ...rest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute();
  }
}

export async function removeArticles(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.deleteFrom('articles').where('id', '=', id).execute();
}
