import 'server-only';
import { sql } from 'kysely';
import { isPostgres, type Database, type Queryable } from '../open';

/**
 * Runs a write that a power failure may undo, such as a count. On SQLite its commit does not wait for the disk, which
 * would block the process for about 5 ms. A killed process loses nothing. PostgreSQL already writes many commits at
 * once.
 */
export function withoutSync<Result>(db: Database, write: (db: Queryable) => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return write(db);
  // One connection writes, so no other commit runs meanwhile.
  return db.connection().execute(async (writer) => {
    await sql`pragma synchronous = normal`.execute(writer);
    try {
      return await write(writer);
    } finally {
      await sql`pragma synchronous = full`.execute(writer);
    }
  });
}
