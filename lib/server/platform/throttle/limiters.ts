import 'server-only';
import type { Logger } from 'pino';
import type { Database } from '../../db/open';
import { DatabaseLimiter } from './database-limiter';
import type { Limiters } from '../../limiter-pair';
import { openRedisLimiters } from './redis-limiters';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** On the same database; on Redis where one is given, and then on the database while Redis cannot be reached. */
export function createLimiters({ db, log, redisUrl }: { db: Database; log: Logger; redisUrl?: string }): Limiters {
  const counts = new DatabaseLimiter({ db, keyPrefix: '', points: UNLIMITED, mode: 'sliding' });
  const waits = new DatabaseLimiter({ db, keyPrefix: 'wait', points: 1, mode: 'fixed' });
  if (redisUrl === undefined) return { counts, waits, close: () => undefined };
  return openRedisLimiters(redisUrl, log, { counts, waits });
}
