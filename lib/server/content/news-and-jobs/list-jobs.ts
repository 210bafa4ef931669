import 'server-only';
import type { JobView } from '@/lib/contract/content/jobs';
import type { Language } from '@/lib/market/language';
import { MARKETS } from '@/lib/market/country';
import { localDay } from '@/lib/time/calendar-date';
import type { Verb } from '../../platform/verb';
import type { JobRecord } from './job-record';
import { listPublishedJobs } from './job-store';

/**
 * Returns true until the end of the closing day, in the time zone of the job's market. Always true without a closing
 * day.
 */
export function isOpenJob({ closesOn, countryCode }: JobRecord, now: Date): boolean {
  return closesOn === null || localDay(now, MARKETS[countryCode].timeZone) <= closesOn;
}

function presentJob({ title, site, description, requirements, ...rest }: JobRecord, language: Language): JobView {
  return {
    ...rest,
    title: title[language],
    site: site[language],
    description: description[language],
    requirements: requirements[language],
  };
}

/** Returns the jobs that accept applications, newest first. */
export const listJobs: Verb<'queryJobList'> = async ({ ctx, input }) => {
  const now = ctx.now();
  const jobs = await listPublishedJobs(ctx.db, now.toISOString(), input);
  return jobs.filter((job) => isOpenJob(job, now)).map((job) => presentJob(job, ctx.language));
};
