import 'server-only';
import type { Logger } from 'pino';
import type { Database } from '../db/open';
import { DatabaseLimiter } from './database-limiter';
import type { Limiters } from '../ports/limiters';
import { openRedisLimiters } from './redis-limiters';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Creates limiters on the database, or on Redis if configured. While Redis is unavailable, they use the database. */
export function createLimiters({ db, log, redisUrl }: { db: Database; log: Logger; redisUrl?: string }): Limiters {
  const counts = new DatabaseLimiter({ db, keyPrefix: '', points: UNLIMITED, mode: 'sliding' });
  const waits = new DatabaseLimiter({ db, keyPrefix: 'wait', points: 1, mode: 'fixed' });
  const calls = new DatabaseLimiter({ db, keyPrefix: 'calls', points: UNLIMITED, mode: 'fixed', isLoose: true });
  if (redisUrl === undefined) return { counts, waits, calls, fullUntil: new Map(), close: () => undefined };
  return openRedisLimiters(redisUrl, log, { counts, waits, calls });
}
