import 'server-only';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Policy } from '../throttle/policies';
import { consumeAttempt } from '../throttle/consume-attempt';
import { consumeOfNetwork } from '../throttle/network-attempts';

/** Enquiries from one network: each one sends a mail to an office. Times in seconds. */
const ENQUIRIES_OF_NETWORK: Policy = {
  name: 'enquiries',
  free: 20,
  waits: [30, 60, 120, 300, 900],
  forgetAfter: 3600,
};

/** Confirmation mails to one address a day: the address is not verified, so anybody could have typed it. */
const CONFIRMATIONS_TO_ADDRESS: Policy = {
  name: 'confirmations',
  free: 5,
  waits: [3600, 4 * 3600, 24 * 3600],
  forgetAfter: 24 * 3600 + 1,
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

export async function mayConfirm(ctx: Context, address: string): Promise<boolean> {
  try {
    await consumeAttempt(ctx, CONFIRMATIONS_TO_ADDRESS, address.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.error === 'tooManyRequests') return false;
    throw error;
  }
}
