import 'server-only';
import type { Insertable } from 'kysely';
import { jobRow, type JobRecord } from '../content/job-record';
import type { Tables } from '../db/tables';
import jobs from './data/jobs.json';

export function jobRows(): Insertable<Tables['jobs']>[] {
  return (jobs as JobRecord[]).map(jobRow);
}
