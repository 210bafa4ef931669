import 'server-only';
import { isLocked } from '../engine';

/**
 * Retry limit in milliseconds: long enough for another process to seed a new database, short enough not to block the
 * site's start.
 */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Runs work that is safe to repeat, and repeats it while another program holds a lock: on the SQLite file, or on a row
 * or table of PostgreSQL. Visitors' calls wait only for one or two seconds. `isWorthWaiting` returns true for an error
 * after which the work is repeated.
 */
export async function waitForLock<Result>(work: () => Promise<Result>, isWorthWaiting = isLocked): Promise<Result> {
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthWaiting(error) || performance.now() >= until) throw error;
    }
  }
}
