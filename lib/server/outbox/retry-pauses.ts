import 'server-only';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before the next attempt: after the eleventh failure, not quite three days in all, there is none. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, ...Array<number>(5).fill(12 * HOUR)];

/** What failed together must not come back together: up to a fifth more or less. */
const JITTER = 0.2;

/** Milliseconds until the next attempt after this many, or null when it is to be given up. `chance`: from 0 to below 1. */
export function pauseAfter(attempts: number, chance: number): number | null {
  const seconds = PAUSES[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * chance));
}
