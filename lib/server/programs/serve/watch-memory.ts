import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FULL_MESSAGE } from './supervision';

/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 500;
/**
 * Milliseconds after a collection until its memory has returned to the system. V8 of Node.js 20 needs up to one second
 * for that, V8 of Node.js 24 up to nine.
 */
const RELEASE_MS = 12_000;
/** Factor by which a process may exceed its limit until the memory has returned. */
const LIMIT_MARGIN = 1.1;
const MB = 1024 * 1024;

/** Makes V8's collector callable. V8 delays collections while the machine has memory to spare. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

interface Settings {
  /** Limit in bytes. */
  limit: number;
  /** Returns the resident bytes of this process. */
  measure: () => number;
  collect: () => void;
  /** Called at each check after a collection that was not enough. */
  report: () => void;
  /** Current time in milliseconds. */
  now?: () => number;
}

/**
 * Returns a function to call regularly. It collects garbage when the process exceeds its limit. Later it calls `report`
 * if the process is above the limit after `RELEASE_MS`, or above `LIMIT_MARGIN` times the limit.
 */
export function createMemoryCheck({ limit, measure, collect, report, now = () => performance.now() }: Settings) {
  let collectedAt: number | null = null;
  return (): void => {
    const size = measure();
    if (size <= limit) {
      collectedAt = null;
    } else if (collectedAt === null) {
      collectedAt = now();
      collect();
    } else if (size > limit * LIMIT_MARGIN || now() - collectedAt >= RELEASE_MS) report();
  };
}

/**
 * Keeps this process below `limit` megabytes (resident). If that fails, notifies the supervisor repeatedly until this
 * process is replaced.
 */
export function watchMemory(limit: number): void {
  const look = createMemoryCheck({
    limit: limit * MB,
    measure: () => process.memoryUsage.rss(),
    collect: openCollector(),
    report: () => void process.send?.(FULL_MESSAGE),
  });
  setInterval(look, CHECK_INTERVAL_MS).unref();
}
