import 'server-only';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt after the first. The tenth failure, after about three days, is the last. */
const PAUSES = [...[5, 5 * MINUTE, 30 * MINUTE], ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]];

/** Share of the pause that is added at random, so that entries that failed together are not retried together. */
const JITTER = 0.1;

/** Returns the milliseconds before the next attempt, or null to give up. `chance`: from 0 to below 1. */
export function pauseAfter(attempts: number, chance: number): number | null {
  const seconds = PAUSES[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 + JITTER * chance));
}

/** Milliseconds without a successful delivery after which a webhook is turned off. */
export const FAILING_MS = 72 * HOUR * 1000;

/** Seconds of pause for a server that does not respond: after the first failure, and after later ones. */
const REST = [5, 5 * MINUTE];

/** Returns the milliseconds by which events that were not tried yet are postponed. */
export const restAfter = (failures: number): number => (REST[failures - 1] ?? REST.at(-1)!) * 1000;
