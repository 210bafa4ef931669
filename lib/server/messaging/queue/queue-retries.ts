import 'server-only';
import type { RetrySchedule } from '@/lib/server/platform/pause-after';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/time/durations';

/** Retries of an entry of the queue. The twelfth failure, after almost three days, is the last. */
export const QUEUE_RETRIES: RetrySchedule = {
  pauses: [
    10,
    MINUTE_SECONDS,
    5 * MINUTE_SECONDS,
    30 * MINUTE_SECONDS,
    2 * HOUR_SECONDS,
    6 * HOUR_SECONDS,
    ...Array<number>(5).fill(12 * HOUR_SECONDS),
  ],
  factors: [0.8, 1.2],
};
