import { JobListQuery, JobListResponse } from '../content/jobs';
import { defineCall } from './define-call';

/** Open jobs. */
export const jobCalls = {
  queryJobList: defineCall({
    method: 'GET',
    path: '/v1/api/recruit/queryJobList',
    auth: 'none',
    group: 'Content',
    summary: 'List jobs',
    description: 'Returns the open jobs.',
    request: JobListQuery,
    response: JobListResponse,
  }),
};
