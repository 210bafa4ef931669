import 'server-only';
import type { Database } from '../open';

/**
 * Takes the write lock without a change. If the database cannot be written, throws an error that `isUnavailable`
 * accepts.
 */
export async function proveWritable(db: Database): Promise<void> {
  await db.updateTable('content_changes').set({ version: 0 }).where('tag', '=', '').execute();
}
