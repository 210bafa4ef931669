import 'server-only';
import { Kysely, sql, type Transaction } from 'kysely';
import { engineOf, type MarkedAdapter } from './engine';
import { POOL_SIZES, type PoolSizes } from './drivers/pool-sizes';
import { postgresDialect, type PoolCount } from './drivers/postgres-dialect';
import { traceStatement } from './drivers/trace-statement';
import { sqliteDialect } from './drivers/sqlite-dialect';
import type { Tables } from './tables/tables';

export type Database = Kysely<Tables>;
/** A database or a transaction. Store functions accept either. */
export type Queryable = Database | Transaction<Tables>;

interface DatabaseSettings {
  /** Milliseconds after which PostgreSQL cancels a statement. 0 means no limit, for long work of operators. */
  statementTimeout?: number;
  /** Cache of SQLite's writer, in MB. */
  writerCache?: number;
  /** Connections of one process to PostgreSQL. */
  pools?: PoolSizes;
  /** Idle readers stay connected to PostgreSQL, for a process that serves. The connections keep the process alive. */
  staysConnected?: boolean;
  /** Records each statement as a span of its trace. */
  traced?: boolean;
}

const pools = new WeakMap<Database, () => PoolCount[]>();

/** Returns a function that reads the connection counts of a database, or null on SQLite, which has two connections. */
export const poolCounts = (db: Database): (() => PoolCount[]) | null => pools.get(db) ?? null;

/** Returns true while reads wait for a connection. Always false on SQLite. */
export const hasWaitingReads = (db: Database): boolean =>
  poolCounts(db)?.().some(({ pool, waiting }) => pool === 'readers' && waiting > 0) ?? false;

export function openDatabase(
  databaseUrl: string,
  {
    statementTimeout = 0,
    writerCache,
    pools: sizes = POOL_SIZES,
    staysConnected = false,
    traced = false,
  }: DatabaseSettings = {},
): Database {
  const engine = engineOf(databaseUrl);
  const log = traced && { log: traceStatement(engine) };
  if (engine === 'sqlite') return new Kysely<Tables>({ dialect: sqliteDialect(databaseUrl, writerCache), ...log });
  const { dialect, counts } = postgresDialect(databaseUrl, {
    statementTimeout,
    sizes,
    idleReaders: staysConnected ? sizes.readers : 0,
  });
  const db = new Kysely<Tables>({ dialect, ...log });
  pools.set(db, counts);
  return db;
}

/**
 * Opens a database for one long task, without a time limit. SQLite's writer gets 64 MB of cache for the changes of a
 * transaction.
 */
export const openForOperator = (databaseUrl: string): Database => openDatabase(databaseUrl, { writerCache: 64 });

/** Returns true on PostgreSQL. Throws for a database that `openDatabase` did not open. */
export function isPostgres(db: Queryable): boolean {
  const { engine } = db.getExecutor().adapter as Partial<MarkedAdapter>; // our dialects set it
  if (engine === undefined) throw new Error('the database was not opened by openDatabase');
  return engine === 'postgres';
}

/** Opens all connections for reading before visitors need them. Also resolves if the database is unavailable. */
export async function connectReaders(db: Database, readers: number): Promise<void> {
  const probe = () => sql`select 1`.execute(db);
  await Promise.allSettled(Array.from({ length: readers }, probe));
}
