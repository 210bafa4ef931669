import 'server-only';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimiterOptions } from './database-limiter';

export interface LimiterCount {
  /** The count including this one. */
  count: number;
  msBeforeNext: number;
}

interface WaitingCall {
  options: LimiterOptions;
  resolve: (counted: LimiterCount) => void;
  reject: (reason: unknown) => void;
}

/** Calls that wait for the count in progress, by key. */
const underWay = new WeakMap<RateLimiterAbstract, Map<string, WaitingCall[]>>();

/**
 * Adds one to a count with many simultaneous calls. Calls during a write are counted together by the next write. All
 * SMS of a day change one row, which could otherwise change only once per disk write.
 */
export function countTogether(
  counts: RateLimiterAbstract,
  key: string,
  options: LimiterOptions,
): Promise<LimiterCount> {
  const keys = underWay.get(counts) ?? new Map<string, WaitingCall[]>();
  underWay.set(counts, keys);
  return new Promise((resolve, reject) => {
    const others = keys.get(key);
    if (others) {
      others.push({ options, resolve, reject });
      return;
    }
    const waitingCalls = [{ options, resolve, reject }];
    keys.set(key, waitingCalls);
    void countWaiting(counts, key, waitingCalls).finally(() => keys.delete(key));
  });
}

async function countWaiting(counts: RateLimiterAbstract, key: string, waiting: WaitingCall[]): Promise<void> {
  while (waiting.length > 0) {
    const together = waiting.splice(0);
    try {
      // Uses the latest time of the calls: the calls of a busy key never stop, and its period must still end.
      const { consumedPoints, msBeforeNext } = await counts.consume(key, together.length, {
        ...together.at(-1)!.options,
      });
      const before = consumedPoints - together.length;
      together.forEach(({ resolve }, index) => resolve({ count: before + index + 1, msBeforeNext }));
    } catch (error) {
      together.forEach(({ reject }) => reject(error));
    }
  }
}
