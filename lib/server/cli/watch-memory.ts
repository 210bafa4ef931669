import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FULL } from './supervise';

/** Milliseconds between two looks. */
const LOOK_MS = 500;
const MB = 1024 * 1024;

/** V8 puts collecting off while the machine has memory to spare. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Keeps this process below `limit` megabytes (resident): collects what is garbage when it grows beyond, and tells the
 * supervisor when that was not enough, until it is replaced.
 */
export function watchMemory(limit: number): void {
  const collect = openCollector();
  const isFull = () => process.memoryUsage.rss() > limit * MB;
  let told = false;
  const look = setInterval(() => {
    if (isFull() && !told) collect();
    told &&= isFull();
    if (!isFull()) return;
    told = true;
    process.send?.(FULL);
  }, LOOK_MS);
  look.unref();
}
