import 'server-only';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

/** Maximum number of bound values per statement. SQLite accepts 32,766, PostgreSQL 65,535. */
const MAX_BOUND_VALUES = 16_000;

/** Inserts the rows in order, as many per statement as both engines accept. */
export async function insertInBatches<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  if (columns === 0) return;
  const size = Math.floor(MAX_BOUND_VALUES / columns);
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}
