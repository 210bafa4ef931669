import 'server-only';
import type { Database } from '../../platform/db/open';

const listenersByDatabase = new WeakMap<Database, Set<() => void>>();

/**
 * Wakes the workers of this process after a commit. Workers of other processes see the entries within half a second.
 */
export function wakeWorkers(db: Database): void {
  for (const onWakeUp of listenersByDatabase.get(db) ?? []) onWakeUp();
}

/** Calls `listener` at each `wakeWorkers` of the database. Returns a function that ends this. */
export function onWake(db: Database, listener: () => void): () => void {
  const listeners = listenersByDatabase.get(db) ?? new Set();
  listenersByDatabase.set(db, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
