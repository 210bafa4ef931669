import 'server-only';
import type { Services } from '../context';
import { ApiError } from '../platform/errors';
import type { Outcome } from '../outbox/entry';
import { consumeAttempt, refundAttempt } from '../throttle/consume-attempt';
import type { Policy } from '../throttle/policies';
import type { Message } from './message';
import { consumeSmsCaps, refundSmsCaps } from './sms-caps';

type Scope = Pick<Services, 'throttle' | 'now' | 'log' | 'config'>;

/** Mails to one address that nobody has proven to be theirs: anybody could have typed it. Times in seconds. */
const MAILS_TO_UNPROVEN: Policy = {
  name: 'confirmations',
  free: 5,
  waits: [3600, 4 * 3600, 24 * 3600],
  forgetAfter: 24 * 3600 + 1,
};

type Limited = { refusal: Outcome } | { refusal: null; takeBack: () => Promise<void> };

/** A limit's refusal in seconds; anything else is thrown. */
async function refusedFor(consumed: Promise<unknown>): Promise<number | null> {
  try {
    await consumed;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.error !== 'tooManyRequests') throw refusal;
    return refusal.details.retryAfter ?? 0;
  }
}

/** Counts a message under what limits its channel and its address. The day's SMS used up, it waits for the next day. */
export async function consumeLimits(scope: Scope, { channel, to, unproven }: Message): Promise<Limited> {
  if (channel === 'sms') {
    const seconds = await refusedFor(consumeSmsCaps(scope, to));
    if (seconds === null) return { refusal: null, takeBack: () => refundSmsCaps(scope, to) };
    const notBefore = new Date(scope.now().getTime() + seconds * 1000);
    return { refusal: { result: 'failed', reason: 'daily cap', notBefore } };
  }
  if (!unproven) return { refusal: null, takeBack: () => Promise.resolve() };
  const subject = to.toLowerCase();
  if ((await refusedFor(consumeAttempt(scope, MAILS_TO_UNPROVEN, subject))) !== null)
    return { refusal: { result: 'dropped', reason: 'too many' } };
  return { refusal: null, takeBack: () => refundAttempt(scope, MAILS_TO_UNPROVEN, subject) };
}
