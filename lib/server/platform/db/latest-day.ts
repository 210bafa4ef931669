import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Queryable } from './open';

/** Returns SQL for the last expected day in `parcels.expected`: the fifth value of its last window (windows-column.ts). */
export function latestDay(db: Queryable): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql<string | null>`parcels.expected::json #>> '{windows,-1,4}'`
    : sql<string | null>`json_extract(parcels.expected, '$.windows[#-1][4]')`;
}
