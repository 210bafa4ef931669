import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CALL_NAMES } from '@/lib/contract/calls';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { REGISTRY } from '@/lib/contract/registry';
import { span, type LimitRow } from '../../platform/limit-row';

/** Length of the period in which calls are counted. */
const SECONDS = 60;

/** Calls per minute: 20 a second for a live key, and enough for trials with a test key. */
export const CALLS_OF_KEY: Record<KeyMode, number> = { live: 1200, test: 300 };

// Counted in this process: a counter in the database would cost as much as most calls.
const limiter = (mode: KeyMode) =>
  new RateLimiterMemory({ keyPrefix: mode, points: CALLS_OF_KEY[mode], duration: SECONDS });
const limiters: Record<KeyMode, RateLimiterMemory> = { live: limiter('live'), test: limiter('test') };

const keyRow = (mode: KeyMode): LimitRow => ({
  name: `${mode} key`,
  per: 'account',
  subject: `calls of one ${mode} key, in one process`,
  guards: 'processor',
  most: `${CALLS_OF_KEY[mode]} in ${span(SECONDS)}`,
  beyond: '429 with the RateLimit fields until the minute is over',
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

/** Counts a call of a key and returns its allowance. */
export async function countCallOfKey({ id, mode }: { id: string; mode: KeyMode }): Promise<KeyAllowance> {
  const counted = await limiters[mode].consume(id).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });
  return {
    isUsedUp: counted.consumedPoints > CALLS_OF_KEY[mode],
    limit: CALLS_OF_KEY[mode],
    window: SECONDS,
    remaining: Math.max(0, counted.remainingPoints),
    reset: Math.ceil(counted.msBeforeNext / 1000),
  };
}
