import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import type { LimiterOptions } from '@/lib/server/platform/throttle/database-limiter';
import type { Policy } from './policies';

type Scope = Pick<Context, 'throttle' | 'now'>;

/** Subjects are addresses and accounts: their hashes alone are kept. */
function keyOf(policy: Policy, subject: string): string {
  return `${policy.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** The seconds to wait after attempt number `count`. */
export function waitAfter({ free, waits }: Policy, count: number): number {
  return count < free ? 0 : waits[Math.min(count - free, waits.length - 1)]!;
}

const options = (scope: Scope, customDuration: number): LimiterOptions => ({ now: scope.now(), customDuration });

/** A limiter's refusal as tooManyRequests (429 with Retry-After). */
export async function orTooManyRequests(consumed: Promise<unknown>): Promise<void> {
  try {
    await consumed;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('tooManyRequests', { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

/** Begins the wait after an attempt, unless one is on; of several attempts at once only one can. Throws tooManyRequests. */
function beginWait(scope: Scope, key: string, seconds: number): Promise<void> {
  return orTooManyRequests(scope.throttle.waits.consume(key, 1, options(scope, seconds)));
}

/**
 * Counts an attempt of the subject before it is made. Resolves with the seconds until the next one is allowed; throws
 * tooManyRequests (429 with Retry-After) when this one came too early.
 */
export async function consumeAttempt(scope: Scope, policy: Policy, subject: string): Promise<number> {
  const key = keyOf(policy, subject);
  const duration = options(scope, policy.forgetAfter);
  const { consumedPoints } = await scope.throttle.counts.consume(key, 1, duration);
  const wait = waitAfter(policy, consumedPoints);
  if (wait === 0) return 0;
  try {
    await beginWait(scope, key, wait);
  } catch (refusal) {
    // A refused attempt does not count: it must not lengthen the next wait.
    await scope.throttle.counts.reward(key, 1, duration);
    throw refusal;
  }
  return wait;
}

/** Takes an attempt back that succeeded, or that failed for a reason the subject did not cause. */
export async function refundAttempt(scope: Scope, policy: Policy, subject: string): Promise<void> {
  const key = keyOf(policy, subject);
  await scope.throttle.counts.reward(key, 1, options(scope, policy.forgetAfter));
  await scope.throttle.waits.delete(key);
}

/** Deletes the counts and waits of the subjects. */
export async function resetAttempts(scope: Scope, policy: Policy, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    const key = keyOf(policy, subject);
    await scope.throttle.counts.delete(key);
    await scope.throttle.waits.delete(key);
  }
}
