import 'server-only';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { DatabaseLimiter } from './database-limiter';
import type { Limiters } from '../ports/limiters';
import { connectRedis } from '../redis';

/**
 * Script of the sliding mode, as in `DatabaseLimiter`: the count is never below zero, and every change extends its
 * expiry.
 */
const SLIDING_COUNT = `
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
if consumed < 0 then
  consumed = 0
  redis.call('set', KEYS[1], 0)
end
redis.call('expire', KEYS[1], ARGV[2])
return {consumed, 1000 * ARGV[2]}
`;

/**
 * Opens the limiters. Counts need their own connection, because the package gives the different scripts the same name.
 */
export function openRedisLimiters(
  url: string,
  log: Logger,
  insurance: Record<'counts' | 'waits' | 'calls', DatabaseLimiter>,
): Limiters {
  const [forCounts, others] = [connectRedis(url, log, 'attempts:'), connectRedis(url, log, 'attempts:')];
  const shared = { duration: 1, rejectIfRedisNotReady: true };
  const counts = new RateLimiterRedis({
    ...shared,
    storeClient: forCounts,
    insuranceLimiter: insurance.counts,
    keyPrefix: 'count',
    points: insurance.counts.points,
    customIncrTtlLuaScript: SLIDING_COUNT,
  });
  const waits = new RateLimiterRedis({
    ...shared,
    storeClient: others,
    insuranceLimiter: insurance.waits,
    keyPrefix: 'wait',
    points: insurance.waits.points,
  });
  const calls = new RateLimiterRedis({
    ...shared,
    storeClient: others,
    insuranceLimiter: insurance.calls,
    keyPrefix: 'calls',
    points: insurance.calls.points,
  });
  const close = () => [forCounts, others].forEach((redis) => redis.disconnect());
  return { counts, waits, calls, fullUntil: new Map(), close };
}
