import 'server-only';
import { compileOnce } from './drivers/compile-once';
import type { Queryable } from './open';

/** Milliseconds for which a stamp is reused, so that each process reads it at most once a second. */
export const STAMP_LIFE_MS = 1000;

interface StampReading {
  /** Start of the query on the monotonic clock. The stamp may miss an import after this time. */
  begunAt: number;
  stamp: Promise<string>;
}

const readChanges = compileOnce<[], { tag: string; version: number | string; changed_at: string }>((db) =>
  db.selectFrom('content_changes').selectAll().orderBy('tag'),
);

const readings = new WeakMap<Queryable, StampReading>();

/**
 * Returns a text that differs after each import of operators' data (`content_changes`). It is at most `STAMP_LIFE_MS`
 * old. Simultaneous calls share one query. Rejects if the database is unavailable. The next call then reads it again.
 */
export function loadContentStamp(db: Queryable): Promise<string> {
  const last = readings.get(db);
  if (last && performance.now() - last.begunAt < STAMP_LIFE_MS) return last.stamp;
  const reading: StampReading = {
    begunAt: performance.now(),
    stamp: readChanges(db).then((rows) =>
      rows.map(({ tag, version, changed_at }) => `${tag} ${version} ${changed_at}`).join('\n'),
    ),
  };
  readings.set(db, reading);
  reading.stamp.catch(() => {
    if (readings.get(db) === reading) readings.delete(db);
  });
  return reading.stamp;
}
