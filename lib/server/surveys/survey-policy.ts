import 'server-only';
import type { Context } from '../context';
import type { Policy } from '../throttle/policies';
import { consumeOfNetwork } from '../throttle/network-attempts';

/**
 * Survey results from one network: enough for an office behind one address, but not for one person with invented visitor keys.
 * Times in seconds.
 */
const RESULTS_OF_NETWORK: Policy = {
  name: 'survey-results',
  free: 60,
  waits: [15, 30, 60, 120, 300],
  forgetAfter: 3600,
};

/** Throws tooManyRequests. */
export async function limitResults(ctx: Context): Promise<void> {
  await consumeOfNetwork(ctx, RESULTS_OF_NETWORK);
}
