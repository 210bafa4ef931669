import 'server-only';
import type { Context } from '../context';
import { consumeOfNetwork } from '../throttle/network-attempts';
import type { Policy } from '../throttle/policies';

/** Messages checked from one network: each tells which of its numbers exist. Times in seconds. */
const CHECKS_OF_NETWORK: Policy = {
  name: 'message-checks',
  free: 60,
  waits: [5, 15, 60, 300],
  forgetAfter: 3600,
};

/** Throws tooManyRequests. */
export async function limitChecks(ctx: Context): Promise<void> {
  await consumeOfNetwork(ctx, CHECKS_OF_NETWORK);
}
