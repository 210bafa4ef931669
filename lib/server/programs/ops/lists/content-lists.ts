import 'server-only';
import { ArticleRecord } from '../../../content/news-and-jobs/article-record';
import { listArticles, removeArticles, storeArticles } from '../../../content/news-and-jobs/article-store';
import type { ListKind } from '../../../platform/list-kind';
import { JobRecord } from '../../../content/news-and-jobs/job-record';
import { listJobRecords, removeJobs, storeJobs } from '../../../content/news-and-jobs/job-store';

export const NEWS_LIST: ListKind<ArticleRecord> = {
  name: 'news',
  plural: 'articles',
  schema: ArticleRecord,
  keyOf: ({ id }) => id,
  tag: 'news',
  readAll: listArticles,
  store: storeArticles,
  remove: removeArticles,
};

export const JOB_LIST: ListKind<JobRecord> = {
  name: 'jobs',
  plural: 'jobs',
  schema: JobRecord,
  keyOf: ({ number }) => number,
  tag: 'jobs',
  readAll: listJobRecords,
  store: storeJobs,
  remove: removeJobs,
};
