import 'server-only';
import { ArticleRecord } from '../content/article-record';
import { allArticles, removeArticles, storeArticles } from '../content/store';
import type { ListKind } from '../list-kind';

export const NEWS: ListKind<ArticleRecord> = {
  name: 'news',
  plural: 'articles',
  schema: ArticleRecord,
  keyOf: ({ id }) => id,
  tag: 'news',
  readAll: allArticles,
  store: storeArticles,
  remove: removeArticles,
};
