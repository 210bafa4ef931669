import 'server-only';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before the next attempt: after the tenth failure, some three days in all, there is none. */
const PAUSES = [...[5, 5 * MINUTE, 30 * MINUTE], ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]];

/** What failed together must not come back together: up to a tenth later. */
const JITTER = 0.1;

/** Milliseconds until the next attempt after this many, or null when it is to be given up. `chance`: from 0 to below 1. */
export function pauseAfter(attempts: number, chance: number): number | null {
  const seconds = PAUSES[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 + JITTER * chance));
}

/** A webhook to which nothing was delivered for as long is switched off. */
export const FAILING_MS = 72 * HOUR * 1000;

/** Seconds for which a server that does not answer is left alone, after it was found so once and more often. */
const REST = [5, 5 * MINUTE];

/** Milliseconds for which events wait that were not tried yet. */
export const restAfter = (failures: number): number => (REST[failures - 1] ?? REST.at(-1)!) * 1000;
