import 'server-only';
import type { Database } from '../db/open';

const sleepers = new WeakMap<Database, Set<() => void>>();

/** Tells the workers of this process that something was committed; those of other processes see it within half a second. */
export function wake(db: Database): void {
  for (const waken of sleepers.get(db) ?? []) waken();
}

/** Calls `waken` at each `wake` of the database; answers a function that ends it. */
export function onWake(db: Database, waken: () => void): () => void {
  const known = sleepers.get(db) ?? new Set();
  sleepers.set(db, known);
  known.add(waken);
  return () => void known.delete(waken);
}
