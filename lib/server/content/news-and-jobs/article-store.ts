import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import type { Country } from '@/lib/market/country';
import { COUNTRIES_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { ARTICLE_COLUMN, articleRow, type ArticleRecord } from './article-record';

type Row = Omit<Selectable<Tables['articles']>, 'shipped'>;

function recordOf({ id, published_at, countries, content }: Row): ArticleRecord {
  return {
    id,
    publishedAt: published_at,
    countries: COUNTRIES_COLUMN.read(countries),
    ...ARTICLE_COLUMN.read(content),
  };
}

/**
 * Articles that are published in a market. The column is a JSON list of two-letter codes, so a quoted code matches only
 * itself.
 */
function selectPublished(db: Queryable, country: Country, now: string) {
  return db.selectFrom('articles').where('published_at', '<=', now).where('countries', 'like', `%"${country}"%`);
}

export interface ArticlePage {
  country: Country;
  now: string;
  /** Starts at 1. */
  page: number;
  size: number;
}

/** Returns one page of a market's articles, newest first, and the total number. */
export async function listArticlesOfPage(
  db: Queryable,
  { country, now, page, size }: ArticlePage,
): Promise<{ articles: ArticleRecord[]; total: number }> {
  const rows = await selectPublished(db, country, now)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await selectPublished(db, country, now)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { articles: rows.map(recordOf), total };
}

/** Returns a published article of any market. */
export async function findArticle(db: Queryable, id: string, now: string): Promise<ArticleRecord | undefined> {
  const row = await db
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Returns every article, published or not, newest first. */
export async function listArticles(db: Queryable): Promise<ArticleRecord[]> {
  const rows = await db.selectFrom('articles').selectAll().orderBy('published_at', 'desc').orderBy('id').execute();
  return rows.map(recordOf);
}

/** Inserts articles, or overwrites those with the same id. */
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

/**
 * Updates the articles that no operator has changed since an earlier release wrote them. Adds none, because an operator
 * may have removed them. Returns the number of updated articles.
 */
export async function refreshArticles(db: Queryable, shipped: readonly Insertable<Tables['articles']>[]) {
  const unchanged = await db
    .selectFrom('articles')
    .select(['id', 'content'])
    .whereRef('content', '=', 'shipped')
    .execute();
  const storedContents = new Map(unchanged.map(({ id, content }) => [id, content]));
  const stale = shipped.filter(({ id, content }) => storedContents.has(id) && storedContents.get(id) !== content);
  for (const { id, content } of stale) {
    const update = db.updateTable('articles').set({ content, shipped: content });
    await update.where('id', '=', id).whereRef('content', '=', 'shipped').execute();
  }
  return stale.length;
}

export async function removeArticles(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.deleteFrom('articles').where('id', '=', id).execute();
}
