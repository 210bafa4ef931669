import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Queryable } from './open';

const TTL_MS = 60_000;

type Load<Row, Code> = (db: Queryable, codes: readonly Code[]) => Promise<ReadonlyMap<Code, Row>>;

/**
 * `load` with a cache of one minute a code, for reference data that every order or quote reads and that seldom changes. Codes that were
 * not found are not cached. A transaction neither reads nor fills the cache.
 */
export function cachedLookup<Row extends NonNullable<unknown>, Code extends string = string>(
  load: Load<Row, Code>,
): Load<Row, Code> {
  const caches = new WeakMap<Queryable, LRUCache<Code, Row>>();
  return async (db, codes) => {
    if (db.isTransaction) return load(db, codes);
    const cache = caches.get(db) ?? new LRUCache<Code, Row>({ max: 5000, ttl: TTL_MS, perf: performance });
    caches.set(db, cache);
    const found = new Map<Code, Row>();
    for (const code of codes) {
      const row = cache.get(code);
      if (row !== undefined) found.set(code, row);
    }
    const missing = codes.filter((code) => !found.has(code));
    if (missing.length === 0) return found;
    for (const [code, row] of await load(db, missing)) {
      cache.set(code, row);
      found.set(code, row);
    }
    return found;
  };
}
