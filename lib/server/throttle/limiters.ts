import 'server-only';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Logger } from 'pino';
import type { Database } from '../db/open';
import { DatabaseLimiter } from './database-limiter';
import { openRedisLimiters } from './redis-limiters';

/** Where attempts are counted. */
export interface Limiters {
  /** How often a subject tried; forgotten after a while without an attempt. */
  counts: RateLimiterAbstract;
  /** The wait a subject is in: one point a wait, consumed by the attempt that begins it. */
  waits: RateLimiterAbstract;
  /** Lets the connections go. */
  close: () => void;
}

const MANY = Number.MAX_SAFE_INTEGER;

/** On the same database; on Redis where one is given, and then on the database while Redis cannot be reached. */
export function createLimiters({ db, log, redisUrl }: { db: Database; log: Logger; redisUrl?: string }): Limiters {
  const counts = new DatabaseLimiter({ db, keyPrefix: '', points: MANY, mode: 'sliding' });
  const waits = new DatabaseLimiter({ db, keyPrefix: 'wait', points: 1, mode: 'fixed' });
  if (redisUrl === undefined) return { counts, waits, close: () => undefined };
  return openRedisLimiters(redisUrl, log, { counts, waits });
}
