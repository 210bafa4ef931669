import 'server-only';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Seconds before each attempt after the first. The twelfth failure, after almost three days, is the last. */
const PAUSES = [
  10,
  MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
  6 * HOUR_SECONDS,
  ...Array<number>(5).fill(12 * HOUR_SECONDS),
];

/** Share by which a pause varies, so that entries that failed together are not retried together. */
const JITTER = 0.2;

/**
 * Returns the milliseconds until the next attempt after this many attempts, or null to give up. `chance` is at least 0
 * and below 1.
 */
export function pauseAfter(attempts: number, chance: number): number | null {
  const seconds = PAUSES[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * chance));
}
