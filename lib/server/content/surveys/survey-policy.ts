import 'server-only';
import type { Context } from '../../platform/context';
import { describePolicy, type LimitRow } from '../../platform/reference-pages/limit-row';
import type { Policy } from '../../platform/throttle/policies';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';

/**
 * Limit of survey results from one network: enough for an office behind one address, but not for a person who invents
 * visitor keys. Times in seconds.
 */
const RESULTS_OF_NETWORK: Policy = {
  name: 'survey-results',
  free: 60,
  waits: [15, 30, 60, 120, 300],
  forgetAfter: 3600,
};

/** Row of docs/limits.md. */
export const SURVEY_RESULTS_ROW: LimitRow = {
  ...describePolicy(RESULTS_OF_NETWORK),
  per: 'network',
  subject: 'survey results from one network',
  guards: 'storage',
  others: 'people behind the same address wait too',
  calls: ['saveSurveyResult'],
};

/** Counts a survey result from the network. Throws `tooManyRequests`. */
export async function limitResults(ctx: Context): Promise<void> {
  await consumeNetworkAttempt(ctx, RESULTS_OF_NETWORK);
}
