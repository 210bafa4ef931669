import 'server-only';
import { pauseAfter, type RetrySchedule } from '@/lib/server/platform/pause-after';
import { WEBHOOK_FAILING_HOURS } from '@/lib/market/limits';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/time/durations';

/** Retries of one event. The tenth failure, after about three days, is the last. */
export const WEBHOOK_RETRIES: RetrySchedule = {
  pauses: [
    5,
    5 * MINUTE_SECONDS,
    30 * MINUTE_SECONDS,
    2 * HOUR_SECONDS,
    5 * HOUR_SECONDS,
    10 * HOUR_SECONDS,
    14 * HOUR_SECONDS,
    20 * HOUR_SECONDS,
    24 * HOUR_SECONDS,
  ],
  factors: [1, 1.1],
};

/** Milliseconds without a successful delivery after which a webhook is turned off. */
export const FAILING_MS = WEBHOOK_FAILING_HOURS * HOUR_SECONDS * 1000;

/** Seconds of pause for a server that does not respond: after the first failure, and after later ones. */
const PAUSE_SECONDS = { first: 5, later: 5 * MINUTE_SECONDS };
/** Failures in a row that may come from some events: enough to split the largest batch down to single events. */
const SPLITTING_FAILURES = 20;

/** Returns true if a server that refuses events with 4xx has refused so many in a row that it refuses all. */
export const refusesAll = (failures: number): boolean => failures > SPLITTING_FAILURES;

/**
 * Returns the milliseconds for which nothing is sent to a server that does not respond. They stay short while a batch
 * is split, because one of its events may be the cause. `events`: number of events in the failed request.
 */
export function webhookPauseAfter(failures: number, events: number): number {
  const isSplit = events > 1 && failures <= SPLITTING_FAILURES;
  return (failures === 1 || isSplit ? PAUSE_SECONDS.first : PAUSE_SECONDS.later) * 1000;
}

/** Failures of the same batch after which it is split. */
const SPLIT_AFTER = 2;

/**
 * Returns the milliseconds until the events of a failed request are retried, `split` to send them in two smaller
 * requests, or `give up`. `attempts`: failures of these events together, with this one. `chance`: random number from 0
 * to 1.
 */
export function actionAfterFailure(events: number, attempts: number, chance: number): number | 'split' | 'give up' {
  // A batch has no random pause, so that it is due when the pause of its webhook ends.
  if (events > 1) return attempts >= SPLIT_AFTER ? 'split' : pauseAfter(WEBHOOK_RETRIES, attempts, 0)!;
  return pauseAfter(WEBHOOK_RETRIES, attempts, chance) ?? 'give up';
}
