import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { ApiError } from '../errors';

type WaitContext = Pick<Context, 'throttle' | 'now'>;

/**
 * Number of running waits that a process stores, and for how long, in milliseconds. Another process may end a wait
 * early, so an entry is short. A missing entry is read from the store.
 */
const CACHE_LIMITS = { max: 20_000, ttl: 1000 };

/** Ends of running waits in milliseconds since 1970, by key. */
const waitCaches = new WeakMap<WaitContext['throttle']['waits'], LRUCache<string, number>>();

function waitCacheOf({ throttle: { waits } }: WaitContext): LRUCache<string, number> {
  const waitsBySubject = waitCaches.get(waits) ?? new LRUCache<string, number>(CACHE_LIMITS);
  waitCaches.set(waits, waitsBySubject);
  return waitsBySubject;
}

async function findEndOfWait(scope: WaitContext, key: string, now: Date): Promise<number> {
  const waits = waitCacheOf(scope);
  const before = waits.get(key);
  if (before !== undefined) return before;
  const running = await scope.throttle.waits.get(key, { now });
  if (running === null) return 0;
  const end = now.getTime() + running.msBeforeNext;
  waits.set(key, end);
  return end;
}

/**
 * Throws tooManyRequests while a wait is running. Writes nothing, so a flood of refused attempts delays no other
 * request.
 */
export async function refuseWhileWaiting(scope: WaitContext, key: string): Promise<void> {
  const now = scope.now();
  const milliseconds = (await findEndOfWait(scope, key, now)) - now.getTime();
  if (milliseconds > 0) throw new ApiError('tooManyRequests', { retryAfter: milliseconds / 1000 });
}

/** Deletes a wait. */
export async function endWait(scope: WaitContext, key: string): Promise<void> {
  await scope.throttle.waits.delete(key);
  waitCacheOf(scope).delete(key);
}
