import 'server-only';
import { sql } from 'kysely';
import type { Engine } from './engine';
import type { Database } from './open';

/**
 * Returns the faults that the engine itself finds. PostgreSQL enforces foreign keys and checks its pages on reading.
 */
export async function findIntegrityFaults(db: Database, engine: Engine): Promise<string[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || conname as name from pg_constraint where not convalidated`.execute(db);
    return rows.map(({ name }) => `constraint ${name} is not validated`);
  }
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((message) => message !== 'ok'),
    ...keys.rows.map(({ table, rowid, parent }) => `${table} row ${rowid} points to nothing in ${parent}`),
  ];
}
