import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { countTogether } from '@/lib/server/platform/throttle/count-together';

type Scope = Pick<Context, 'throttle' | 'now' | 'log'>;

/** How often something may happen in one day or hour (UTC), whoever causes it. */
export interface PeriodCap {
  name: string;
  allowed: number;
  period: 'daily' | 'hourly';
}

const HOUR_MS = 3600_000;

/** Milliseconds, and the characters of an ISO instant that name the period. */
const PERIODS = { daily: { length: 24 * HOUR_MS, named: 10 }, hourly: { length: HOUR_MS, named: 13 } } as const;

/** The count of the running period, and the seconds it has left. */
function running({ name, period }: PeriodCap, now: Date) {
  const { length, named } = PERIODS[period];
  const customDuration = Math.ceil((length - (now.getTime() % length)) / 1000);
  return { key: `${period}:${name}:${now.toISOString().slice(0, named)}`, options: { now, customDuration } };
}

/** One line a period, whichever process comes first. */
async function alarm({ throttle, now, log }: Scope, cap: PeriodCap): Promise<void> {
  const { key, options } = running(cap, now());
  try {
    await throttle.waits.consume(key, 1, options);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return;
    throw refusal;
  }
  log.error({ cap: cap.name, allowed: cap.allowed }, `${cap.period} cap reached`);
}

/** Counts one. Throws tooManyRequests (429 with Retry-After) until the period ends once the cap is reached. */
export async function consumeOfPeriod(scope: Scope, cap: PeriodCap): Promise<void> {
  const { key, options } = running(cap, scope.now());
  const count = await countTogether(scope.throttle.counts, key, options);
  if (count >= cap.allowed) await alarm(scope, cap);
  if (count <= cap.allowed) return;
  await refundOfPeriod(scope, cap);
  throw new ApiError('tooManyRequests', { retryAfter: options.customDuration });
}

/** Takes back what consumeOfPeriod counted. */
export async function refundOfPeriod(scope: Scope, cap: PeriodCap): Promise<void> {
  const { key, options } = running(cap, scope.now());
  await scope.throttle.counts.reward(key, 1, options);
}
