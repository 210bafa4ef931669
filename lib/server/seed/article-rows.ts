import 'server-only';
import type { Insertable } from 'kysely';
import { articleRow, type ArticleRecord } from '../content/article-record';
import type { Tables } from '../db/tables';
import news from './data/news.json';

export function articleRows(): Insertable<Tables['articles']>[] {
  return (news as ArticleRecord[]).map(articleRow);
}
