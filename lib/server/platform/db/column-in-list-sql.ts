import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Queryable } from './open';

/**
 * Returns `column in (values)` for lists of any length, with a single parameter. The text stays the same, so compiling
 * and planning are fast.
 */
export function columnInListSql(db: Queryable, column: string, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${values})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}
