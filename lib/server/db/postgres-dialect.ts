import 'server-only';
import { PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../platform/errors';
import type { PoolSizes } from './pool-sizes';
import { preparedName } from './prepared-statements';
import { ReadWriteDriver } from '@/lib/server/platform/db/read-write-driver';

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

interface PoolSettings {
  connectionString: string;
  /** Connections. */
  max: number;
  /** Milliseconds; 0 for none. */
  statementTimeout: number;
  onPool: (pool: pg.Pool) => void;
}

function driver({ connectionString, max, statementTimeout, onPool }: PoolSettings): PostgresDriver {
  const timeouts = statementTimeout > 0 && {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE_MS,
  };
  return new PostgresDriver({
    pool: async () => {
      const pool = new pg.Pool({ connectionString, max, keepAlive: true, ...WAITS, ...timeouts, Client: TimedClient });
      pool.on('error', () => undefined);
      onPool(pool);
      return pool;
    },
  });
}

export interface PoolCount {
  pool: 'readers' | 'writers';
  /** Connections. */
  open: number;
  /** Statements that wait for one. */
  waiting: number;
}

/** Writers that wait for a lock keep their connections; readers have connections of their own. */
export function postgresDialect(
  databaseUrl: string,
  statementTimeout: number,
  sizes: PoolSizes,
): { dialect: Dialect; counts: () => PoolCount[] } {
  const pools = new Map<PoolCount['pool'], pg.Pool>();
  const open = (name: PoolCount['pool']) =>
    driver({
      connectionString: databaseUrl,
      max: sizes[name],
      statementTimeout,
      onPool: (pool) => pools.set(name, pool),
    });
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ReadWriteDriver({ readers: open('readers'), writers: open('writers') }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const counts = () =>
    [...pools].map(([pool, { totalCount, waitingCount }]) => ({ pool, open: totalCount, waiting: waitingCount }));
  return { dialect, counts };
}
