import 'server-only';
import { setImmediate } from 'node:timers/promises';

/**
 * Milliseconds for which long work may block the event loop. On a busy machine other requests wait a multiple of it.
 */
const SLICE_MS = 15;

/**
 * Returns a function for loops of long work. Called in each round, it lets other requests run: at the first call, and
 * whenever the loop has blocked the event loop for a slice.
 */
export function createPause(): () => Promise<void> {
  let began = -SLICE_MS;
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Maps items one after the other. Other requests run before the first item and after each slice. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const pause = createPause();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    await pause();
    results.push(await map(item, index));
  }
  return results;
}
