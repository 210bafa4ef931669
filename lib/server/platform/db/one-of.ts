import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Queryable } from '@/lib/server/db/open';

/** `column in (values)` for lists of any length: one parameter, so that the text stays the same and is compiled and planned quickly. */
export function oneOf(db: Queryable, column: string, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${values})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}
