import 'server-only';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds until a command fails. A visitor waits for it, and the database can be used instead. */
const TIMEOUT_MS = 500;
const MAX_RETRY_DELAY_MS = 5000;

/** Connects to Redis. Commands fail at once while Redis is unavailable. The connection is restored automatically. */
export function connectRedis(url: string, log: Logger, keyPrefix: string): Redis {
  const redis = new Redis(url, {
    keyPrefix,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, MAX_RETRY_DELAY_MS),
  });
  redis.on('error', (error: { code?: string }) => log.warn({ code: error.code }, 'connection to Redis failed'));
  return redis;
}
