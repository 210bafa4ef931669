import 'server-only';
import { chmod, rename, rm } from 'node:fs/promises';
import { SQLite } from './sqlite-driver';

/** More pages than a database has: copied in one step, the copy is of one moment and no writer can make it start again. */
const ALL_PAGES = 0x7fffffff;

/** Copies a SQLite database that others may be writing to. The copy appears under its name only when it is whole. */
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
