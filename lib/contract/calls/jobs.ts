import { JobListQuery, JobListResponse } from '../content/jobs';
import { defineCall } from './define-call';

export const jobCalls = {
  queryJobList: defineCall({
    method: 'GET',
    path: '/v1/api/recruit/queryJobList',
    auth: 'none',
    group: 'Content',
    summary: 'List jobs',
    description: 'Returns the open jobs in the language of the request, of one field of work if you name it.',
    request: JobListQuery,
    response: JobListResponse,
  }),
};
