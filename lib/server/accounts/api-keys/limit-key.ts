import 'server-only';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CALL_NAMES } from '@/lib/contract/calls';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { REGISTRY } from '@/lib/contract/registry';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { durationText, type LimitRow } from '../../platform/reference-pages/limit-row';
import { countTogether, type LimiterCount } from '../../platform/throttle/count-together';

/** Length of the period in which calls are counted. */
const PERIOD_SECONDS = 60;

/** Calls per minute: 20 a second for a live key, and enough for trials with a test key. */
export const CALLS_OF_KEY: Record<KeyMode, number> = { live: 1200, test: 300 };

/** Counts of this process, used only while the store is unavailable. */
const fallbackLimiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: PERIOD_SECONDS });

/**
 * Ends of periods that are used up, in milliseconds since 1970, by key. A refused call then writes nothing: the count
 * only rises until the period ends.
 */
const usedUpUntil = new LRUCache<string, number>({ max: 10_000 });

const keyRow = (mode: KeyMode): LimitRow => ({
  name: `${mode} key`,
  per: 'account',
  subject: `calls of one ${mode} key, in all processes together`,
  guards: 'processor',
  most: `${CALLS_OF_KEY[mode]} in ${durationText(PERIOD_SECONDS)}`,
  whenExceeded: '429 with the RateLimit fields until the minute is over',
  others: 'nothing',
  calls: CALL_NAMES.filter((name) => REGISTRY[name].scope),
});

/** Rows of docs/limits.md. */
export const KEY_ROWS: readonly LimitRow[] = [keyRow('live'), keyRow('test')];

export interface KeyAllowance {
  isUsedUp: boolean;
  limit: number;
  /** Length of the period of the limit, in seconds. */
  window: number;
  remaining: number;
  /** Seconds until the whole allowance is available again. */
  reset: number;
}

type KeyLimitServices = Pick<Services, 'throttle' | 'now' | 'log'>;

async function countStored({ throttle, log }: KeyLimitServices, id: string, now: Date): Promise<LimiterCount> {
  try {
    return await countTogether(throttle.calls, id, { now, customDuration: PERIOD_SECONDS });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, keyId: id, counts: 'in this process only' }, 'shared count of a key failed');
    const { consumedPoints, msBeforeNext } = await fallbackLimiter.consume(id);
    return { count: consumedPoints, msBeforeNext };
  }
}

async function countCall(scope: KeyLimitServices, id: string, limit: number): Promise<LimiterCount> {
  const now = scope.now();
  const msLeft = (usedUpUntil.get(id) ?? 0) - now.getTime();
  if (msLeft > 0) return { count: limit + 1, msBeforeNext: msLeft };
  const storedCount = await countStored(scope, id, now);
  if (storedCount.count >= limit) usedUpUntil.set(id, now.getTime() + storedCount.msBeforeNext);
  return storedCount;
}

/** Counts a call of a key, together with the calls in other processes, and returns its allowance. */
export async function consumeCallOfKey(
  scope: KeyLimitServices,
  { id, mode }: { id: string; mode: KeyMode },
): Promise<KeyAllowance> {
  const limit = CALLS_OF_KEY[mode];
  const { count, msBeforeNext } = await countCall(scope, id, limit);
  return {
    isUsedUp: count > limit,
    limit,
    window: PERIOD_SECONDS,
    remaining: Math.max(0, limit - count),
    reset: Math.ceil(msBeforeNext / 1000),
  };
}
