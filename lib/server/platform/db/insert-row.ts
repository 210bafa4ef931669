import 'server-only';
import { CompiledQuery, type Insertable } from 'kysely';
import { isPostgres, type Queryable } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

type PlainRow<Table extends keyof Tables> = { readonly [Column in keyof Row<Table>]?: string | number | null };

interface InsertSettings {
  /** Leaves rows out that are there already. */
  known?: 'skip';
  /** Columns to answer of each row that was inserted. */
  returning?: readonly string[];
}

/** Rows of one statement: its text stays short enough to be kept prepared. */
const AT_ONCE = 50;

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

/** PostgreSQL: the parameters of arrays, one a column, that hold these rows' whole numbers or texts. */
export function arrayTypes<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, unknown>>>[],
): string[] {
  const isWhole = (column: Column) => rows.some((row) => typeof row[column] === 'number');
  return columns.map((column, index) => `$${index + 1}::${isWhole(column) ? 'integer' : 'text'}[]`);
}

/** PostgreSQL: one array a column, so that the statement is the same, and soon read, for any number of rows. */
async function insertColumns<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  { known, returning = [] }: InsertSettings,
): Promise<unknown[]> {
  const columns = Object.keys(rows[0]!) as (keyof Row<Table> & string)[];
  const text = [
    `insert into ${table} (${columns.join()}) select * from unnest(${arrayTypes(columns, rows).join()})`,
    ...(known === 'skip' ? ['on conflict do nothing'] : []),
    ...(returning.length > 0 ? [`returning ${returning.join()}`] : []),
  ].join(' ');
  const query = CompiledQuery.raw(
    text,
    columns.map((column) => rows.map((row) => row[column])),
  );
  return (await db.executeQuery(query)).rows;
}

/** As `insertRows`, for any number of rows whose columns hold texts, whole numbers or null. */
export async function insertMany<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly (Row<Table> & PlainRow<Table>)[],
  settings: InsertSettings = {},
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  return isPostgres(db) ? insertColumns(db, table, rows, settings) : insertRows(db, table, rows, settings);
}

/** Inserts rows of the same columns, whatever they hold; none is an answer too. Answers what `returning` names. */
export async function insertRows<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
  settings: InsertSettings = {},
): Promise<unknown[]> {
  const answered: unknown[] = [];
  if (rows.length === 0) return answered;
  const columns = Object.keys(rows[0]!) as (keyof Row<Table>)[];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    const parameters: unknown[] = [];
    for (const row of some) for (const column of columns) parameters.push(row[column]);
    const result = await db.executeQuery(CompiledQuery.raw(textOf(db, table, some, settings), parameters));
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
  await db.executeQuery(CompiledQuery.raw(textOf(db, table, [row], {}), Object.values(row)));
}
