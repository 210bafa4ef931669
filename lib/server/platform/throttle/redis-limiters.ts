import 'server-only';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { DatabaseLimiter } from './database-limiter';
import type { Limiters } from '../../limiter-pair';
import { connectRedis } from '../redis';

/** As DatabaseLimiter's sliding mode: never below zero, and every change puts off the day it is forgotten. */
const SLIDING_COUNT = `
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
if consumed < 0 then
  consumed = 0
  redis.call('set', KEYS[1], 0)
end
redis.call('expire', KEYS[1], ARGV[2])
return {consumed, 1000 * ARGV[2]}
`;

/** The package names its script after itself, so that two limiters of different scripts need a connection each. */
export function openRedisLimiters(
  url: string,
  log: Logger,
  insurance: { counts: DatabaseLimiter; waits: DatabaseLimiter },
): Limiters {
  const [forCounts, forWaits] = [connectRedis(url, log, 'attempts:'), connectRedis(url, log, 'attempts:')];
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
    storeClient: forWaits,
    insuranceLimiter: insurance.waits,
    keyPrefix: 'wait',
    points: insurance.waits.points,
  });
  const close = () => [forCounts, forWaits].forEach((redis) => redis.disconnect());
  return { counts, waits, close };
}
