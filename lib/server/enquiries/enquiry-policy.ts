import 'server-only';
import type { Context } from '../context';
import { clientNetwork } from '../throttle/client-network';
import type { Policy } from '../throttle/policies';
import { takeAttempt } from '../throttle/take-attempt';

/** Each enquiry is a mail to an office: an hour of one network's real questions fits, a flood does not. Seconds. */
const ENQUIRIES_OF_NETWORK: Policy = {
  name: 'enquiries',
  free: 20,
  waits: [30, 60, 120, 300, 900],
  forgetAfter: 3600,
};

/** Throws tooManyRequests. */
export async function takeEnquiry(ctx: Context): Promise<void> {
  await takeAttempt(ctx, ENQUIRIES_OF_NETWORK, clientNetwork(ctx.clientAddress));
}
