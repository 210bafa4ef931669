import 'server-only';
import { CompiledQuery, PostgresAdapter, type Insertable } from 'kysely';
import type { Queryable } from './open';
import type { Tables } from './tables';

const texts = new Map<string, string>();

/** The text of an insert, compiled once: for the few rows that are written most, compiling costs more than inserting. */
function textOf<Table extends keyof Tables>(db: Queryable, table: Table, row: Insertable<Tables[Table]>): string {
  const engine = db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
  const key = `${engine} ${table} ${Object.keys(row).join()}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const { sql } = db.insertInto(table).values(row).compile();
  texts.set(key, sql);
  return sql;
}

/** Inserts one row; every column of it has a value (null is one). */
export async function insertRow<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(textOf(db, table, row), Object.values(row)));
}
