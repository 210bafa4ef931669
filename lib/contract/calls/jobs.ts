import { JobListQuery, JobListResponse } from '../content/jobs';
import { defineCall } from './define-call';

export const jobCalls = {
  queryJobList: defineCall({
    method: 'GET',
    path: '/v1/api/recruit/queryJobList',
    auth: 'none',
    group: 'Content',
    summary: 'List jobs',
    description: 'Returns the open jobs in the language of the request. `type` limits them to one field of work.',
    request: JobListQuery,
    response: JobListResponse,
  }),
};
