import { STATUS_DAYS } from '@/lib/market/availability';
import { StatusResponse } from '../content/status';
import { emptyInputSchema } from '../fields';
import { defineCall } from './define-call';

export const statusCalls = {
  queryStatus: defineCall({
    method: 'GET',
    path: '/v1/api/status/queryStatus',
    auth: 'none',
    beyond: true,
    group: 'Content',
    summary: 'Retrieve availability and incidents',
    description: `Returns what our own probes measured in the last ${STATUS_DAYS} days: seconds up, down and unknown by part and day, in UTC. Also returns our target availability and the incidents that our staff reported. Time without a result is unknown and does not count as up.`,
    request: emptyInputSchema,
    response: StatusResponse,
  }),
};
