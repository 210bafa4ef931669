import 'server-only';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { engineOf } from '@/lib/server/platform/db/engine';
import { POOL_SIZES, type PoolSizes } from './pool-sizes';
import { postgresDialect, type PoolCount } from './postgres-dialect';
import { traceStatement } from '@/lib/server/platform/db/trace-statement';
import { sqliteDialect } from '@/lib/server/platform/db/sqlite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A verb's store functions take either. */
export type Queryable = Database | Transaction<Tables>;

interface DatabaseSettings {
  /** Milliseconds after which PostgreSQL gives a statement up; 0 for an operator's long work. */
  statementTimeout?: number;
  /** How much of the database SQLite's writer may keep in memory, in MB. */
  writerCache?: number;
  /** Connections of a process to PostgreSQL. */
  pools?: PoolSizes;
  /** Each statement is a span of the trace that it belongs to. */
  traced?: boolean;
}

const pools = new WeakMap<Database, () => PoolCount[]>();

/** How many connections a database has open and wanted now; null on SQLite, which has two. */
export const poolCounts = (db: Database): (() => PoolCount[]) | null => pools.get(db) ?? null;

export function openDatabase(
  databaseUrl: string,
  { statementTimeout = 0, writerCache, pools: sizes = POOL_SIZES, traced = false }: DatabaseSettings = {},
): Database {
  const engine = engineOf(databaseUrl);
  const log = traced && { log: traceStatement(engine) };
  if (engine === 'sqlite') return new Kysely<Tables>({ dialect: sqliteDialect(databaseUrl, writerCache), ...log });
  const { dialect, counts } = postgresDialect(databaseUrl, statementTimeout, sizes);
  const db = new Kysely<Tables>({ dialect, ...log });
  pools.set(db, counts);
  return db;
}

/** For one long piece of work: what a transaction changes stays in memory until its commit. */
export const openForOperator = (databaseUrl: string): Database => openDatabase(databaseUrl, { writerCache: 64 });

export function isPostgres(db: Queryable): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
