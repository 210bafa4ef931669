import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorName } from '@/lib/contract/error-codes';
import type { Context } from '../context';
import { ApiError, type ErrorDetails } from '../errors';
import type { LimiterOptions } from './database-limiter';
import type { Policy } from './policies';
import { endWait, refuseWhileWaiting } from './running-waits';

type AttemptContext = Pick<Context, 'throttle' | 'now'>;

/** Returns the key of a count. It contains only a hash of the subject, which is an address or an account. */
function keyOf(policy: Policy, subject: string): string {
  return `${policy.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Returns the seconds to wait after attempt number `count`. */
export function waitAfter({ free, waits }: Policy, count: number): number {
  return count < free ? 0 : waits[Math.min(count - free, waits.length - 1)]!;
}

const limiterOptions = (scope: AttemptContext, customDuration: number): LimiterOptions => ({
  now: scope.now(),
  customDuration,
});

/** Converts a limiter's rejection to tooManyRequests (429 with Retry-After). */
export async function orTooManyRequests(consumed: Promise<unknown>): Promise<void> {
  try {
    await consumed;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('tooManyRequests', { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

/** Replaces tooManyRequests by a limit's own error, with its own message. */
export async function orThrow(
  error: ErrorName,
  counted: Promise<unknown>,
  values?: ErrorDetails['values'],
): Promise<void> {
  try {
    await counted;
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.error !== 'tooManyRequests') throw refusal;
    throw new ApiError(error, { ...refusal.details, ...(values && { values }) });
  }
}

/**
 * Starts the wait after an attempt. If several attempts arrive at once, only one can start it. Throws tooManyRequests
 * while a wait is running.
 */
function beginWait(scope: AttemptContext, key: string, seconds: number): Promise<void> {
  return orTooManyRequests(scope.throttle.waits.consume(key, 1, limiterOptions(scope, seconds)));
}

/**
 * Counts an attempt before it is made. An attempt during a wait is refused without a write. Returns the seconds until
 * the next one is allowed. Throws tooManyRequests (429 with Retry-After) if this attempt came too early.
 */
export async function consumeAttempt(scope: AttemptContext, policy: Policy, subject: string): Promise<number> {
  const key = keyOf(policy, subject);
  await refuseWhileWaiting(scope, key);
  const duration = limiterOptions(scope, policy.forgetAfter);
  const { consumedPoints } = await scope.throttle.counts.consume(key, 1, duration);
  const wait = waitAfter(policy, consumedPoints);
  if (wait === 0) return 0;
  try {
    await beginWait(scope, key, wait);
  } catch (refusal) {
    // A rejected attempt does not count, so that it does not lengthen the next wait.
    await scope.throttle.counts.reward(key, 1, duration);
    throw refusal;
  }
  return wait;
}

/**
 * Undoes the count and the wait of an attempt that succeeded, or failed for a reason that the subject did not cause.
 */
export async function refundAttempt(scope: AttemptContext, policy: Policy, subject: string): Promise<void> {
  const key = keyOf(policy, subject);
  await scope.throttle.counts.reward(key, 1, limiterOptions(scope, policy.forgetAfter));
  await endWait(scope, key);
}

/** Deletes the counts and waits of the subjects. */
export async function resetAttempts(scope: AttemptContext, policy: Policy, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    const key = keyOf(policy, subject);
    await scope.throttle.counts.delete(key);
    await endWait(scope, key);
  }
}
