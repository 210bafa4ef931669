import 'server-only';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where attempts are counted. */
export interface Limiters {
  /** How often a subject tried; forgotten after a while without an attempt. */
  counts: RateLimiterAbstract;
  /** The wait a subject is in: one point a wait, consumed by the attempt that begins it. */
  waits: RateLimiterAbstract;
  /** Lets the connections go. */
  close: () => void;
}
