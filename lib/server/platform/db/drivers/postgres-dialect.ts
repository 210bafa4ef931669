import 'server-only';
import { PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../../errors';
import type { MarkedAdapter } from '../engine';
import type { PoolSizes } from './pool-sizes';
import { preparedName } from './prepared-statements';
import { ReadWriteDriver } from './read-write-driver';

const INT8 = 20;

/** pg returns bigint and count(*) as text by default. All our values fit a double exactly. */
pg.types.setTypeParser(INT8, Number);

/**
 * Milliseconds. Waiting for a connection and then for a lock takes less than the client's timeout of 4.5 seconds. A
 * read waits for no lock, so it may wait longer for a connection.
 */
const WAITS = {
  readers: { connectionTimeoutMillis: 3500 },
  writers: { connectionTimeoutMillis: 2000, lock_timeout: 2000 },
} as const;

/** Milliseconds that we wait for a response beyond the server's own time limit. */
const RESPONSE_MARGIN_MS = 500;

/**
 * Closes a connection that no longer responds. Otherwise pg would use it for the next query, which would wait as long.
 */
class TimedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener, a broken connection would end the process. Its queries fail, and the next query opens a new
    // one.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const timed = (...args: unknown[]) => {
      const [text, values] = args;
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      const result = name === undefined ? query(...args) : query({ name, text, values });
      const closeIfSilent = (error: unknown) => {
        if (/Query read timeout/.test(messageOf(error))) void this.end();
      };
      if (result instanceof Promise) result.catch(closeIfSilent);
      return result;
    };
    this.query = timed as typeof this.query; // the overloads of `query` stay the same
  }
}

class MarkedPostgresAdapter extends PostgresAdapter implements MarkedAdapter {
  readonly engine = 'postgres';
}

interface PoolSettings {
  connectionString: string;
  /** Maximum number of connections. */
  max: number;
  /** Connections that stay open while idle, because a new one can take seconds on a busy machine. */
  min: number;
  waits: (typeof WAITS)[PoolCount['pool']];
  /** Milliseconds. 0 means no limit. */
  statementTimeout: number;
  onPool: (pool: pg.Pool) => void;
}

function driver({ connectionString, max, min, waits, statementTimeout, onPool }: PoolSettings): PostgresDriver {
  const timeouts = statementTimeout > 0 && {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + RESPONSE_MARGIN_MS,
  };
  return new PostgresDriver({
    pool: async () => {
      const limits = { max, min, ...waits, ...timeouts };
      const pool = new pg.Pool({ connectionString, keepAlive: true, ...limits, Client: TimedClient });
      pool.on('error', () => undefined);
      onPool(pool);
      return pool;
    },
  });
}

export interface PoolCount {
  pool: 'readers' | 'writers';
  /** Open connections. */
  open: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

interface DialectSettings {
  /** Milliseconds. 0 means no limit. */
  statementTimeout: number;
  sizes: PoolSizes;
  /** Readers that stay open while idle. */
  idleReaders: number;
}

/**
 * Creates the dialect with separate pools, so that writers waiting for a lock do not use up the readers' connections.
 */
export function postgresDialect(
  databaseUrl: string,
  { statementTimeout, sizes, idleReaders }: DialectSettings,
): { dialect: Dialect; counts: () => PoolCount[] } {
  const pools = new Map<PoolCount['pool'], pg.Pool>();
  const open = (name: PoolCount['pool']) =>
    driver({
      connectionString: databaseUrl,
      max: sizes[name],
      min: name === 'readers' ? idleReaders : 0,
      waits: WAITS[name],
      statementTimeout,
      onPool: (pool) => pools.set(name, pool),
    });
  const dialect: Dialect = {
    createAdapter: () => new MarkedPostgresAdapter(),
    createDriver: () => new ReadWriteDriver({ readers: open('readers'), writers: open('writers') }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const counts = () =>
    [...pools].map(([pool, { totalCount, waitingCount }]) => ({ pool, open: totalCount, waiting: waitingCount }));
  return { dialect, counts };
}
