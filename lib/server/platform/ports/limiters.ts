import 'server-only';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Stores in which attempts are counted. */
export interface Limiters {
  /** Number of attempts by subject. It expires after some time without an attempt. */
  counts: RateLimiterAbstract;
  /** Current wait of a subject. Each wait is one point, consumed by the attempt that starts it. */
  waits: RateLimiterAbstract;
  /** Number of calls in a period, which begins with the first of them. */
  calls: RateLimiterAbstract;
  /**
   * Hourly and daily caps that this process found full, with their end in milliseconds since 1970, by the cap's name.
   */
  fullUntil: Map<string, number>;
  /** Closes the connections. */
  close: () => void;
}
