import 'server-only';
import { PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import pg from 'pg';
import { ReadWriteDriver } from './read-write-driver';

const INT8 = 20;

/** bigint and count(*) arrive as text by default; every one of ours fits a double exactly. */
pg.types.setTypeParser(INT8, Number);

/** Milliseconds. Waiting for a connection and then for a lock stays below the 4.5 seconds after which our client gives up. */
const WAITS = { connectionTimeoutMillis: 2000, lock_timeout: 2000 } as const;

function driver(connectionString: string, max: number): PostgresDriver {
  return new PostgresDriver({
    pool: async () => {
      const pool = new pg.Pool({ connectionString, max, ...WAITS });
      // A connection that breaks, idle or in use, must not end the process: its queries fail, the next one opens another.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return pool;
    },
  });
}

/** Writers that wait for a lock keep their connections; readers have connections of their own. */
export function postgresDialect(databaseUrl: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ReadWriteDriver({ readers: driver(databaseUrl, 5), writers: driver(databaseUrl, 10) }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
