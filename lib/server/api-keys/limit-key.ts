import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyMode } from '@/lib/contract/key-scopes';

const SECONDS = 60;

/** Calls a minute: 20 a second for a shop, and enough to try everything for a test key. */
export const CALLS_OF_KEY: Record<KeyMode, number> = { live: 1200, test: 300 };

// Counted in this process: a count in the database would cost as much as most calls.
const limiter = (mode: KeyMode) =>
  new RateLimiterMemory({ keyPrefix: mode, points: CALLS_OF_KEY[mode], duration: SECONDS });
const limiters: Record<KeyMode, RateLimiterMemory> = { live: limiter('live'), test: limiter('test') };

export interface KeyAllowance {
  isUsedUp: boolean;
  limit: number;
  remaining: number;
  /** Seconds until it is whole again. */
  reset: number;
}

/** Counts a call of a key. */
export async function countCallOfKey({ id, mode }: { id: string; mode: KeyMode }): Promise<KeyAllowance> {
  const counted = await limiters[mode].consume(id).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });
  return {
    isUsedUp: counted.consumedPoints > CALLS_OF_KEY[mode],
    limit: CALLS_OF_KEY[mode],
    remaining: Math.max(0, counted.remainingPoints),
    reset: Math.ceil(counted.msBeforeNext / 1000),
  };
}
