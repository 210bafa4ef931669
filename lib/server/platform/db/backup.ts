import 'server-only';
import { chmod, rename, rm } from 'node:fs/promises';
import { SQLite } from './drivers/sqlite-driver';

/**
 * More pages than any database has. All pages are copied in one step, so the copy is consistent and no writer can make
 * it restart.
 */
const ALL_PAGES = 0x7fffffff;

/** Copies a SQLite database while others may write to it. The file gets its final name only when it is complete. */
export async function backupSqlite(databaseUrl: string, file: string): Promise<void> {
  const source = new SQLite(databaseUrl.slice('file:'.length), { readonly: true, fileMustExist: true, timeout: 5000 });
  const partial = `${file}.partial`;
  try {
    await source.backup(partial, { progress: () => ALL_PAGES });
    await chmod(partial, 0o600);
    await rename(partial, file);
  } finally {
    source.close();
    await rm(partial, { force: true });
  }
}
