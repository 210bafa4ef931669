import 'server-only';
import type { Services } from '../context';
import type { LimiterOptions } from './database-limiter';

type Counts = Services['throttle']['counts'];

interface Waiting {
  resolve: (count: number) => void;
  reject: (reason: unknown) => void;
}

/** Calls that wait for the count in progress, by key. */
const underWay = new WeakMap<Counts, Map<string, Waiting[]>>();

/**
 * Adds one to a count with many simultaneous calls, and returns the count including this one. Calls during a write are
 * counted together by the next write. All SMS of a day change one row, which could otherwise change only once per disk
 * write.
 */
export function countTogether(counts: Counts, key: string, options: LimiterOptions): Promise<number> {
  const keys = underWay.get(counts) ?? new Map<string, Waiting[]>();
  underWay.set(counts, keys);
  return new Promise((resolve, reject) => {
    const others = keys.get(key);
    if (others) {
      others.push({ resolve, reject });
      return;
    }
    const waiting = [{ resolve, reject }];
    keys.set(key, waiting);
    void countWaiting(counts, key, options, waiting).finally(() => keys.delete(key));
  });
}

async function countWaiting(counts: Counts, key: string, options: LimiterOptions, waiting: Waiting[]): Promise<void> {
  while (waiting.length > 0) {
    const together = waiting.splice(0);
    try {
      const { consumedPoints } = await counts.consume(key, together.length, { ...options });
      const before = consumedPoints - together.length;
      together.forEach(({ resolve }, index) => resolve(before + index + 1));
    } catch (error) {
      together.forEach(({ reject }) => reject(error));
    }
  }
}
