import 'server-only';
import type { Queryable } from './open';

const MOST = 5000;
const LIFE_MS = 60_000;

interface Memory<Row> {
  row: Row;
  until: number;
}

type Load<Row, Code> = (db: Queryable, codes: readonly Code[]) => Promise<ReadonlyMap<Code, Row>>;

/**
 * `load`, keeping what it found for a minute: for reference data, which is read with every order and changes with a release. What was
 * not found is asked for again. Inside a transaction nothing is kept, and nothing kept is used.
 */
export function remembered<Row, Code extends string = string>(load: Load<Row, Code>): Load<Row, Code> {
  const memories = new WeakMap<Queryable, Map<Code, Memory<Row>>>();
  return async (db, codes) => {
    if (db.isTransaction) return load(db, codes);
    const memory = memories.get(db) ?? new Map<Code, Memory<Row>>();
    memories.set(db, memory);
    const now = performance.now();
    const found = new Map<Code, Row>();
    for (const code of codes) {
      const known = memory.get(code);
      if (known && known.until > now) found.set(code, known.row);
    }
    const missing = codes.filter((code) => !found.has(code));
    if (missing.length === 0) return found;
    if (memory.size > MOST) memory.clear();
    for (const [code, row] of await load(db, missing)) {
      memory.set(code, { row, until: now + LIFE_MS });
      found.set(code, row);
    }
    return found;
  };
}
