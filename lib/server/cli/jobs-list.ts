import 'server-only';
import { JobRecord } from '../content/job-record';
import { allJobs, removeJobs, storeJobs } from '../content/jobs/store';
import type { ListKind } from '../list-kind';

export const JOBS: ListKind<JobRecord> = {
  name: 'jobs',
  plural: 'jobs',
  schema: JobRecord,
  keyOf: ({ number }) => number,
  tag: 'jobs',
  readAll: allJobs,
  store: storeJobs,
  remove: removeJobs,
};
