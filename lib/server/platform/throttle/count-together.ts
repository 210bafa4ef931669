import 'server-only';
import type { Services } from '../../context';
import type { LimiterOptions } from './database-limiter';

type Counts = Services['throttle']['counts'];

interface Waiting {
  resolve: (count: number) => void;
  reject: (reason: unknown) => void;
}

/** Those who wait for the count that is under way, by key. */
const underWay = new WeakMap<Counts, Map<string, Waiting[]>>();

/**
 * Counts one for a key that many count at once, and answers the count with this one. Those who ask while a count is under way are counted
 * together by the next: every SMS of a day writes one row, which could otherwise change only as often as the disk is done.
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
