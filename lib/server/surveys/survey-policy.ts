import 'server-only';
import type { Context } from '../context';
import { clientNetwork } from '../throttle/client-network';
import type { Policy } from '../throttle/policies';
import { consumeAttempt } from '../throttle/consume-attempt';

/** Results from one network: the limit allows an office that answers together, and stops one person who invents visitors. Seconds. */
const RESULTS_OF_NETWORK: Policy = {
  name: 'survey-results',
  free: 60,
  waits: [15, 30, 60, 120, 300],
  forgetAfter: 3600,
};

/** Throws tooManyRequests. */
export async function limitResults(ctx: Context): Promise<void> {
  await consumeAttempt(ctx, RESULTS_OF_NETWORK, clientNetwork(ctx.clientAddress));
}
