import 'server-only';
import type { Context } from '../context';
import type { Policy } from '../throttle/policies';
import { consumeOfNetwork } from '../throttle/network-attempts';

/** Enquiries from one network: each one sends a mail to an office. Times in seconds. */
const ENQUIRIES_OF_NETWORK: Policy = {
  name: 'enquiries',
  free: 20,
  waits: [30, 60, 120, 300, 900],
  forgetAfter: 3600,
};

/** Stored forms from one network: each rejected form is stored for its page until it is corrected. */
const FORMS_OF_NETWORK: Policy = {
  name: 'forms',
  free: 60,
  waits: [5, 15, 60, 300],
  forgetAfter: 3600,
};

/** Throws tooManyRequests. */
export async function limitEnquiries(ctx: Context): Promise<void> {
  await consumeOfNetwork(ctx, ENQUIRIES_OF_NETWORK);
}

/** Throws tooManyRequests. */
export async function limitForms(ctx: Context): Promise<void> {
  await consumeOfNetwork(ctx, FORMS_OF_NETWORK);
}
