import 'server-only';
import type { JobType } from '@/lib/contract/content/jobs';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../../platform/db/open';
import { jobOf, jobRow, type JobRecord } from './job-record';

export interface JobConditions {
  countryCode?: Country;
  type?: JobType;
}

/** Returns published jobs, open or closed, newest first. */
export async function listPublishedJobs(db: Queryable, now: string, filter: JobConditions): Promise<JobRecord[]> {
  let query = db.selectFrom('jobs').selectAll().where('published_at', '<=', now);
  if (filter.countryCode) query = query.where('country_code', '=', filter.countryCode);
  if (filter.type) query = query.where('type', '=', filter.type);
  return (await query.orderBy('published_at', 'desc').orderBy('number').execute()).map(jobOf);
}

export async function listJobRecords(db: Queryable): Promise<JobRecord[]> {
  return (await db.selectFrom('jobs').selectAll().orderBy('published_at', 'desc').orderBy('number').execute()).map(
    jobOf,
  );
}

/** Inserts jobs, or overwrites those with the same number. */
export async function storeJobs(db: Queryable, jobs: readonly JobRecord[]): Promise<void> {
  for (const job of jobs) {
    const { number, ...rest } = jobRow(job);
    await db
      .insertInto('jobs')
      .values({ number, ...rest })
      .onConflict((conflict) => conflict.column('number').doUpdateSet(rest))
      .execute();
  }
}

export async function removeJobs(db: Queryable, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await db.deleteFrom('jobs').where('number', '=', number).execute();
}
