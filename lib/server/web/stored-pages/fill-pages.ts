import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds before the first page, between two pages (because visitors come first), and before failed ones are tried
 * again.
 */
const PAUSES_MS = { before: 5000, between: 200, again: 30_000 };
const MAX_ROUNDS = 3;

/** Result for a page: it was already stored, was rendered now, or failed. */
export type FillResult = 'there' | 'rendered' | 'failed';

/** Awaited before each step. Resolves true when the step may start, and false when no further step may. */
export type StepGate = () => Promise<boolean>;

interface Settings {
  /**
   * Returns every page that search engines may list. Called when filling starts. It awaits `mayStep` before each step.
   */
  paths: (mayStep: StepGate) => Promise<readonly string[]>;
  /** Returns the known number of requests of a page. */
  requestsOf: (path: string) => number;
  fill: (path: string) => Promise<FillResult>;
  /** Resolves true when no visitor is served, and false if `signal` aborts first. */
  whenQuiet: (signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal;
  pausesMs?: typeof PAUSES_MS;
}

/** Returns paths by number of requests, then by depth: home pages before articles. */
export function sortByRequests(paths: readonly string[], requestsOf: (path: string) => number): string[] {
  const depth = (path: string) => path.split('/').length;
  return [...paths].sort((one, other) => requestsOf(other) - requestsOf(one) || depth(one) - depth(other));
}

/**
 * Renders every page that is not stored yet, one at a time, while no visitor is served. Tries failed pages again, in at
 * most three rounds. Ends early if `signal` aborts.
 */
export async function fillPages({
  paths,
  requestsOf,
  fill,
  whenQuiet,
  signal,
  pausesMs = PAUSES_MS,
}: Settings): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const mayStep: StepGate = () => whenQuiet(signal);
  await pause(pausesMs.before);
  let pathsToRender = signal.aborted ? [] : sortByRequests(await paths(mayStep), requestsOf);
  for (let round = 1; round <= MAX_ROUNDS && pathsToRender.length > 0; round += 1) {
    const failedPaths: string[] = [];
    for (const path of pathsToRender) {
      if (!(await mayStep())) return;
      const result = await fill(path);
      if (result === 'failed') failedPaths.push(path);
      if (result !== 'there') await pause(pausesMs.between);
    }
    pathsToRender = failedPaths;
    if (pathsToRender.length > 0) await pause(pausesMs.again);
  }
}
