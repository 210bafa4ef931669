import 'server-only';
import { LRUCache } from 'lru-cache';
import { loadContentStamp } from './load-content-stamp';
import type { Queryable } from './open';

/** Milliseconds for which a row is cached. Limits the delay of changes without an import, such as a migration step. */
const TTL_MS = 60_000;

type Load<Row, Code> = (db: Queryable, codes: readonly Code[]) => Promise<ReadonlyMap<Code, Row>>;

interface Cache<Row extends NonNullable<unknown>, Code extends string> {
  rows: LRUCache<Code, Row>;
  /** Content stamp under which the rows were read. */
  stamp: string;
}

/**
 * Returns `load` with a cache by code, for reference data that every order or quote reads and that rarely changes. An
 * import invalidates the cache in every process within `STAMP_LIFE_MS`. Missing codes are not cached. Transactions
 * neither read nor fill the cache. `stampOf` returns the state of imported data.
 */
export function cachedLookup<Row extends NonNullable<unknown>, Code extends string = string>(
  load: Load<Row, Code>,
  stampOf: (db: Queryable) => Promise<string> = loadContentStamp,
): Load<Row, Code> {
  const caches = new WeakMap<Queryable, Cache<Row, Code>>();

  async function currentCache(db: Queryable): Promise<Cache<Row, Code>> {
    const stamp = await stampOf(db);
    const current = caches.get(db);
    if (current?.stamp === stamp) return current;
    // A load that began before the import fills the old cache, which is no longer read.
    const cache = { stamp, rows: new LRUCache<Code, Row>({ max: 5000, ttl: TTL_MS, perf: performance }) };
    caches.set(db, cache);
    return cache;
  }

  return async (db, codes) => {
    if (codes.length === 0) return new Map();
    if (db.isTransaction) return load(db, codes);
    const { rows } = await currentCache(db);
    const rowsByCode = new Map<Code, Row>();
    for (const code of codes) {
      const row = rows.get(code);
      if (row !== undefined) rowsByCode.set(code, row);
    }
    const missing = codes.filter((code) => !rowsByCode.has(code));
    if (missing.length === 0) return rowsByCode;
    for (const [code, row] of await load(db, missing)) {
      rows.set(code, row);
      rowsByCode.set(code, row);
    }
    return rowsByCode;
  };
}
