import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { HOUR_MS } from '@/lib/time/durations';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { countTogether } from './count-together';

type CapContext = Pick<Context, 'throttle' | 'now' | 'log'>;

/** Limit of an action in one day or hour (UTC), no matter who causes it. */
export interface PeriodCap {
  name: string;
  /** The limit, or a function that returns it for the current count. */
  allowed: number | ((count: number) => Promise<number>);
  period: 'daily' | 'hourly';
  /** The single subject of the cap, for instance an order. A cap with a subject raises no alarm when it is reached. */
  subject?: string;
}

/** Milliseconds of a period, and the number of characters of an ISO instant that identify it. */
const PERIODS = { daily: { length: 24 * HOUR_MS, named: 10 }, hourly: { length: HOUR_MS, named: 13 } } as const;

/** Returns the key of the current period, and the seconds until it ends. */
function currentPeriod({ name, period, subject }: PeriodCap, now: Date) {
  const { length, named } = PERIODS[period];
  const customDuration = Math.ceil((length - (now.getTime() % length)) / 1000);
  const capped = subject === undefined ? name : `${name}:${subject}`;
  return { key: `${period}:${capped}:${now.toISOString().slice(0, named)}`, options: { now, customDuration } };
}

/**
 * Records a full cap for the metrics of this process. Logs one line for each period, from the first process that finds
 * it.
 */
async function logAlarm({ throttle, now, log }: CapContext, cap: PeriodCap, allowed: number): Promise<void> {
  const { key, options } = currentPeriod(cap, now());
  throttle.fullUntil.set(cap.name, options.now.getTime() + options.customDuration * 1000);
  try {
    await throttle.waits.consume(key, 1, options);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return;
    throw refusal;
  }
  log.error({ cap: cap.name, period: cap.period, allowed }, 'cap reached');
}

/** Counts one action. Beyond the cap, throws tooManyRequests (429 with Retry-After) until the period ends. */
export async function consumePeriodPoints(scope: CapContext, cap: PeriodCap): Promise<void> {
  const { key, options } = currentPeriod(cap, scope.now());
  const { count } = await countTogether(scope.throttle.counts, key, options);
  const allowed = typeof cap.allowed === 'number' ? cap.allowed : await cap.allowed(count);
  if (count >= allowed && cap.subject === undefined) await logAlarm(scope, cap, allowed);
  if (count <= allowed) return;
  await refundPeriodPoints(scope, cap);
  throw new ApiError('tooManyRequests', { retryAfter: options.customDuration });
}

/** Undoes the count of `consumePeriodPoints`. */
export async function refundPeriodPoints(scope: CapContext, cap: PeriodCap): Promise<void> {
  const { key, options } = currentPeriod(cap, scope.now());
  await scope.throttle.counts.reward(key, 1, options);
}
