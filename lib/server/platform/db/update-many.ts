import 'server-only';
import { CompiledQuery } from 'kysely';
import { arrayParameters } from './insert-row';
import { isPostgres, type Queryable } from './open';
import type { Tables } from './tables/tables';

type PlainRow = Readonly<Record<string, string | number | null>>;

/** Rows of one statement on SQLite. Its text stays short enough to be cached. */
const MAX_ROWS_PER_STATEMENT = 100;

/** Returns a table expression for the rows, with parameters. */
function tableOf(columns: readonly string[], rows: readonly PlainRow[], types: readonly string[] | null): string {
  if (types) return `select * from unnest(${types.join()})`;
  const row = `(${columns.map(() => '?').join()})`;
  return `values ${rows.map(() => row).join()}`;
}

/**
 * Updates columns of many rows. The first column is the key. Values are texts, whole numbers or null. Unknown keys have
 * no effect.
 */
export async function updateMany<Table extends keyof Tables, Column extends keyof Tables[Table] & string>(
  db: Queryable,
  table: Table,
  columns: readonly [Column, ...Column[]],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): Promise<void> {
  const [key, ...others] = columns;
  const atOnce = isPostgres(db) ? rows.length : MAX_ROWS_PER_STATEMENT;
  for (let start = 0; start < rows.length; start += atOnce) {
    const batch = rows.slice(start, start + atOnce);
    const types = isPostgres(db) ? arrayParameters(columns, batch) : null;
    const text = `with given (${columns.join()}) as (${tableOf(columns, batch, types)})
      update ${table} set ${others.map((column) => `${column} = given.${column}`).join()} from given where ${table}.${key} = given.${key}`;
    const parameters: unknown[] = types ? columns.map((column) => batch.map((row) => row[column])) : [];
    if (!types) for (const row of batch) for (const column of columns) parameters.push(row[column]);
    await db.executeQuery(CompiledQuery.raw(text, parameters));
  }
}
