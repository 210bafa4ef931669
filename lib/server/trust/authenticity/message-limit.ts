import 'server-only';
import type { Context } from '../../platform/context';
import { describePolicy, type LimitRow } from '../../platform/reference-pages/limit-row';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';
import type { Policy } from '../../platform/throttle/policies';

/** Limit for messages checked from one network, because each check shows which numbers exist. Times in seconds. */
const CHECKS_OF_NETWORK: Policy = {
  name: 'message-checks',
  free: 60,
  waits: [5, 15, 60, 300],
  forgetAfter: 3600,
};

/** Row of docs/limits.md. */
export const MESSAGE_CHECKS_ROW: LimitRow = {
  ...describePolicy(CHECKS_OF_NETWORK),
  per: 'network',
  subject: 'messages checked from one network',
  guards: 'secrets',
  others: 'people behind the same address wait too',
  calls: ['checkMessage'],
};

/** Counts a check. Throws tooManyRequests. */
export async function limitChecks(ctx: Context): Promise<void> {
  await consumeNetworkAttempt(ctx, CHECKS_OF_NETWORK);
}
