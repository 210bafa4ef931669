import 'server-only';

/** Pauses between the attempts of a task that may fail. */
export interface RetrySchedule {
  /** Seconds before each attempt after the first. */
  pauses: readonly number[];
  /**
   * Lowest and highest factor by which a pause is multiplied. The factor is random, so that tasks that failed together
   * are not retried together.
   */
  factors: readonly [lowest: number, highest: number];
}

/**
 * Returns the milliseconds until the next attempt after this many attempts, or null to give up. `chance` is at least 0
 * and below 1.
 */
export function pauseAfter({ pauses, factors }: RetrySchedule, attempts: number, chance: number): number | null {
  const seconds = pauses[attempts - 1];
  const [lowest, highest] = factors;
  return seconds === undefined ? null : Math.round(seconds * 1000 * (lowest + (highest - lowest) * chance));
}
