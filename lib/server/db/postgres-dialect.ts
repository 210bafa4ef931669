import 'server-only';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** bigint and count(*) arrive as text by default; every one of ours fits a double exactly. */
pg.types.setTypeParser(INT8, Number);

export function postgresDialect(databaseUrl: string): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 4000 });
      // An idle connection that breaks must not end the process; the next query opens another.
      pool.on('error', () => undefined);
      return pool;
    },
  });
}
