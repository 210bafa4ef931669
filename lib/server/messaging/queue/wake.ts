import 'server-only';
import type { Database } from '../../platform/db/open';

const sleepers = new WeakMap<Database, Set<() => void>>();

/**
 * Wakes the workers of this process after a commit. Workers of other processes see the entries within half a second.
 */
export function wakeSleepers(db: Database): void {
  for (const onWakeUp of sleepers.get(db) ?? []) onWakeUp();
}

/** Calls `waken` at each `wakeSleepers` of the database. Returns a function that ends this. */
export function onWake(db: Database, waken: () => void): () => void {
  const waitingSleepers = sleepers.get(db) ?? new Set();
  sleepers.set(db, waitingSleepers);
  waitingSleepers.add(waken);
  return () => void waitingSleepers.delete(waken);
}
