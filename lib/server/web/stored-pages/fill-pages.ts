import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before the first page, between two pages (because visitors come first), and before failed ones are tried again. */
const TIMES = { before: 5000, between: 200, again: 30_000 };
const ROUNDS = 3;

/** Result for a page: it was already stored, was rendered now, or failed. */
export type Filling = 'there' | 'rendered' | 'failed';

/** Awaited before each step. Resolves true when the step may start, and false when no further step may. */
export type Turn = () => Promise<boolean>;

interface Settings {
  /** Returns every page that search engines may list. Called when filling starts, one step per `turn`. */
  paths: (turn: Turn) => Promise<readonly string[]>;
  /** Returns the known number of requests of a page. */
  requestsOf: (path: string) => number;
  fill: (path: string) => Promise<Filling>;
  /** Resolves true when no visitor is served, and false if `signal` aborts first. */
  whenQuiet: (signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal;
  times?: typeof TIMES;
}

/** Returns paths by number of requests, then by depth: home pages before articles. */
export function inOrder(paths: readonly string[], requestsOf: (path: string) => number): string[] {
  const depth = (path: string) => path.split('/').length;
  return [...paths].sort((one, other) => requestsOf(other) - requestsOf(one) || depth(one) - depth(other));
}

/** Renders every page that is not stored yet, one at a time, while no visitor is served. Ends when all are stored or `signal` aborts. */
export async function fillPages({
  paths,
  requestsOf,
  fill,
  whenQuiet,
  signal,
  times = TIMES,
}: Settings): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const turn: Turn = () => whenQuiet(signal);
  await pause(times.before);
  let due = signal.aborted ? [] : inOrder(await paths(turn), requestsOf);
  for (let round = 1; round <= ROUNDS && due.length > 0; round += 1) {
    const failed: string[] = [];
    for (const path of due) {
      if (!(await turn())) return;
      const filling = await fill(path);
      if (filling === 'failed') failed.push(path);
      if (filling !== 'there') await pause(times.between);
    }
    due = failed;
    if (due.length > 0) await pause(times.again);
  }
}
