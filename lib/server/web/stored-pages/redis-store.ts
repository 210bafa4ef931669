import 'server-only';
import type { Redis } from 'ioredis';
import type { ByteStore } from './byte-store';

/** Seconds after which a page that was not rendered again expires. */
const LIFETIME_SECONDS = 7 * 24 * 3600;

/** Opens a store that machines share. While Redis is unavailable it is empty. */
export function openRedisStore(redis: Pick<Redis, 'getBuffer' | 'set' | 'del'>, edition: string): ByteStore {
  const keyOf = (name: string) => `pages:${edition}:${name}`;
  return {
    read: (name) => redis.getBuffer(keyOf(name)).catch(() => null),
    write: (name, bytes) =>
      redis.set(keyOf(name), bytes, 'EX', LIFETIME_SECONDS).then(
        () => {},
        () => {},
      ),
    drop: (name) =>
      redis.del(keyOf(name)).then(
        () => {},
        () => {},
      ),
  };
}
