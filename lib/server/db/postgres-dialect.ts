import 'server-only';
import { PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../errors';
import { preparedName } from './prepared-statements';
import { ReadWriteDriver } from './read-write-driver';

const INT8 = 20;

/** bigint and count(*) arrive as text by default; every one of ours fits a double exactly. */
pg.types.setTypeParser(INT8, Number);

/** Milliseconds. Waiting for a connection and then for a lock stays below the 4.5 seconds after which our client gives up. */
const WAITS = { connectionTimeoutMillis: 2000, lock_timeout: 2000 } as const;

/** How much longer we wait for an answer than the server may work on it, in milliseconds. */
const SILENCE_MS = 500;

/** A connection that went silent is closed: pg would use it for the next query, which would wait as long. */
class TimedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that breaks, idle or in use, must not end the process: its queries fail, the next one opens another.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const timed = (...given: unknown[]) => {
      const [text, values] = given;
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      const answer = name === undefined ? query(...given) : query({ name, text, values });
      const closeIfSilent = (error: unknown) => {
        if (/Query read timeout/.test(messageOf(error))) void this.end();
      };
      if (answer instanceof Promise) answer.catch(closeIfSilent);
      return answer;
    };
    this.query = timed as typeof this.query; // its overloads stay what they are
  }
}

function driver(connectionString: string, max: number, statementTimeout: number): PostgresDriver {
  const timeouts = statementTimeout > 0 && {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE_MS,
  };
  return new PostgresDriver({
    pool: async () => {
      const pool = new pg.Pool({ connectionString, max, keepAlive: true, ...WAITS, ...timeouts, Client: TimedClient });
      pool.on('error', () => undefined);
      return pool;
    },
  });
}

/** Connections that write. */
export const WRITERS = 10;

/** Writers that wait for a lock keep their connections; readers have connections of their own. */
export function postgresDialect(databaseUrl: string, statementTimeout: number): Dialect {
  const open = (connections: number) => driver(databaseUrl, connections, statementTimeout);
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ReadWriteDriver({ readers: open(5), writers: open(WRITERS) }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
