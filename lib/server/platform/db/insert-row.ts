import 'server-only';
import { CompiledQuery, type Insertable } from 'kysely';
import { isPostgres, type Queryable } from './open';
import type { Tables } from './tables/tables';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

type PlainRow<Table extends keyof Tables> = { readonly [Column in keyof Row<Table>]?: string | number | null };

interface InsertSettings {
  /** Skips rows that already exist. */
  onConflict?: 'skip';
  /** Columns to return for each inserted row. */
  returning?: readonly string[];
}

/** Maximum number of rows of one statement, so that its text is short enough to be prepared. */
const MAX_ROWS_PER_STATEMENT = 50;

const texts = new Map<string, string>();

/**
 * Returns the text of an insert, compiled once. For the tables with the most writes, compiling costs more than
 * inserting.
 */
function insertText<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  { onConflict, returning = [] }: InsertSettings,
): string {
  const key = `${isPostgres(db)} ${table} ${Object.keys(rows[0]!).join()} ${rows.length} ${onConflict} ${returning.join()}`;
  const knownText = texts.get(key);
  if (knownText !== undefined) return knownText;
  const insert = db.insertInto(table).values(rows);
  const { sql } =
    onConflict === 'skip' ? insert.onConflict((conflict) => conflict.doNothing()).compile() : insert.compile();
  const text = returning.length > 0 ? `${sql} returning ${returning.join()}` : sql;
  texts.set(key, text);
  return text;
}

/** Returns PostgreSQL array parameters, one for each column, of whole numbers or texts. */
export function arrayParameters<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, unknown>>>[],
): string[] {
  const isWhole = (column: Column) => rows.some((row) => typeof row[column] === 'number');
  return columns.map((column, index) => `$${index + 1}::${isWhole(column) ? 'integer' : 'text'}[]`);
}

/**
 * Inserts rows on PostgreSQL with one array for each column. The statement is short and the same for any number of
 * rows.
 */
async function insertColumns<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  { onConflict, returning = [] }: InsertSettings,
): Promise<unknown[]> {
  const columns = Object.keys(rows[0]!) as (keyof Row<Table> & string)[];
  const text = [
    `insert into ${table} (${columns.join()}) select * from unnest(${arrayParameters(columns, rows).join()})`,
    ...(onConflict === 'skip' ? ['on conflict do nothing'] : []),
    ...(returning.length > 0 ? [`returning ${returning.join()}`] : []),
  ].join(' ');
  const query = CompiledQuery.raw(
    text,
    columns.map((column) => rows.map((row) => row[column])),
  );
  return (await db.executeQuery(query)).rows;
}

/** Inserts any number of rows with texts, whole numbers or null. Returns the columns in `returning`. */
export async function insertMany<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly (Row<Table> & PlainRow<Table>)[],
  settings: InsertSettings = {},
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  return isPostgres(db) ? insertColumns(db, table, rows, settings) : insertRows(db, table, rows, settings);
}

/** Inserts rows with the same columns and any values. `rows` may be empty. Returns the columns in `returning`. */
export async function insertRows<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  settings: InsertSettings = {},
): Promise<unknown[]> {
  const returnedRows: unknown[] = [];
  if (rows.length === 0) return returnedRows;
  const columns = Object.keys(rows[0]!) as (keyof Row<Table>)[];
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + MAX_ROWS_PER_STATEMENT);
    const parameters: unknown[] = [];
    for (const row of batch) for (const column of columns) parameters.push(row[column]);
    const result = await db.executeQuery(CompiledQuery.raw(insertText(db, table, batch, settings), parameters));
    for (const row of result.rows) returnedRows.push(row);
  }
  return returnedRows;
}

/** Inserts one row. Every column needs a value, which may be null. */
export async function insertRow<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  row: Row<Table>,
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(insertText(db, table, [row], {}), Object.values(row)));
}
