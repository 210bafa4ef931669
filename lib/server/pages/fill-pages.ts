import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before the first page and between two: visitors come first; and before what failed is tried again. */
const TIMES = { before: 5000, between: 200, again: 30_000 };
const ROUNDS = 3;

/** Whether a page lay there already, was drawn now, or could not be. */
export type Filling = 'there' | 'drawn' | 'failed';

interface Settings {
  /** Every page that may be listed; read when the filling begins. */
  paths: () => Promise<readonly string[]>;
  /** How often each was asked for, as far as it is known. */
  asked: (path: string) => number;
  fill: (path: string) => Promise<Filling>;
  signal: AbortSignal;
  times?: typeof TIMES;
}

/** Most asked first, then short addresses: homes before articles. */
export function inOrder(paths: readonly string[], asked: (path: string) => number): string[] {
  const depth = (path: string) => path.split('/').length;
  return [...paths].sort((one, other) => asked(other) - asked(one) || depth(one) - depth(other));
}

/** Draws every page that is not kept yet, one at a time, while the site serves. Ends when all are there or `signal` says so. */
export async function fillPages({ paths, asked, fill, signal, times = TIMES }: Settings): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  await pause(times.before);
  let due = signal.aborted ? [] : inOrder(await paths(), asked);
  for (let round = 1; round <= ROUNDS && due.length > 0; round += 1) {
    const failed: string[] = [];
    for (const path of due) {
      if (signal.aborted) return;
      const filling = await fill(path);
      if (filling === 'failed') failed.push(path);
      if (filling !== 'there') await pause(times.between);
    }
    due = failed;
    if (due.length > 0) await pause(times.again);
  }
}
