import 'server-only';
import { CompiledQuery, type Insertable } from 'kysely';
import { isPostgres, type Queryable } from './open';
import type { Tables } from './tables';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

interface InsertSettings {
  /** Leaves rows out that are there already. */
  known?: 'skip';
  /** Columns to answer of each row that was inserted. */
  returning?: readonly string[];
}

/** Rows of one statement. SQLite's text stays short enough to be kept prepared; to PostgreSQL each statement is a journey. */
const atOnce = (db: Queryable) => (isPostgres(db) ? 500 : 50);

const texts = new Map<string, string>();

/** The text of an insert, compiled once: for the few tables that are written most, compiling costs more than inserting. */
function textOf<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  { known, returning = [] }: InsertSettings,
): string {
  const key = `${isPostgres(db)} ${table} ${Object.keys(rows[0]!).join()} ${rows.length} ${known} ${returning.join()}`;
  const kept = texts.get(key);
  if (kept !== undefined) return kept;
  const insert = db.insertInto(table).values(rows);
  const { sql } = known === 'skip' ? insert.onConflict((conflict) => conflict.doNothing()).compile() : insert.compile();
  const text = returning.length > 0 ? `${sql} returning ${returning.join()}` : sql;
  texts.set(key, text);
  return text;
}

/** Inserts rows of the same columns; every column has a value (null is one). Answers what `returning` names. */
export async function insertRows<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  settings: InsertSettings = {},
): Promise<unknown[]> {
  const answered: unknown[] = [];
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row<Table>)[];
  const size = atOnce(db);
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size);
    const parameters = some.flatMap((row) => columns.map((column) => row[column]));
    const query = CompiledQuery.raw(textOf(db, table, some, settings), parameters);
    const result = await db.executeQuery(query);
    for (const row of result.rows) answered.push(row);
  }
  return answered;
}

/** Inserts one row; every column of it has a value (null is one). */
export async function insertRow<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  row: Row<Table>,
): Promise<void> {
  await insertRows(db, table, [row]);
}
