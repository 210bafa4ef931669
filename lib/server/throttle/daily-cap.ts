import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { ApiError } from '../errors';

type Scope = Pick<Context, 'throttle' | 'now' | 'log'>;

/** How often something may happen on one day (UTC), whoever causes it. */
export interface DailyCap {
  name: string;
  allowed: number;
}

const DAY_MS = 24 * 3600_000;

/** The count of the running day, and the seconds it has left. */
function today({ name }: DailyCap, now: Date) {
  const customDuration = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  return { key: `daily:${name}:${now.toISOString().slice(0, 10)}`, options: { now, customDuration } };
}

/** One line a day, whichever process comes first. */
async function alarm({ throttle, now, log }: Scope, cap: DailyCap): Promise<void> {
  const { key, options } = today(cap, now());
  try {
    await throttle.waits.consume(key, 1, options);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return;
    throw refusal;
  }
  log.error({ cap: cap.name, allowed: cap.allowed }, 'daily cap reached');
}

/** Counts one. Throws tooManyRequests (429 with Retry-After) until midnight once the cap is reached. */
export async function consumeDaily(scope: Scope, cap: DailyCap): Promise<void> {
  const { key, options } = today(cap, scope.now());
  const { consumedPoints } = await scope.throttle.counts.consume(key, 1, options);
  if (consumedPoints >= cap.allowed) await alarm(scope, cap);
  if (consumedPoints <= cap.allowed) return;
  await refundDaily(scope, cap);
  throw new ApiError('tooManyRequests', { retryAfter: options.customDuration });
}

/** Takes back what consumeDaily counted. */
export async function refundDaily(scope: Scope, cap: DailyCap): Promise<void> {
  const { key, options } = today(cap, scope.now());
  await scope.throttle.counts.reward(key, 1, options);
}
