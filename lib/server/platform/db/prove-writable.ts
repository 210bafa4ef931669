import 'server-only';
import type { Database } from '@/lib/server/db/open';

/** Takes the right to write and changes nothing. Throws what `isUnavailable` knows while the database cannot be written. */
export async function proveWritable(db: Database): Promise<void> {
  await db.updateTable('content_changes').set({ version: 0 }).where('tag', '=', '').execute();
}
