import 'server-only';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { engineOf } from './engine';
import { postgresDialect } from './postgres-dialect';
import { sqliteDialect } from './sqlite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A verb's store functions take either. */
export type Queryable = Database | Transaction<Tables>;

interface DatabaseSettings {
  /** Milliseconds after which PostgreSQL gives a statement up; 0 for an operator's long work. */
  statementTimeout?: number;
  /** How much of the database SQLite's writer may keep in memory, in MB. */
  writerCache?: number;
}

export function openDatabase(
  databaseUrl: string,
  { statementTimeout = 0, writerCache }: DatabaseSettings = {},
): Database {
  const dialect =
    engineOf(databaseUrl) === 'sqlite'
      ? sqliteDialect(databaseUrl, writerCache)
      : postgresDialect(databaseUrl, statementTimeout);
  return new Kysely<Tables>({ dialect });
}

/** For one long piece of work: what a transaction changes stays in memory until its commit. */
export const openForOperator = (databaseUrl: string): Database => openDatabase(databaseUrl, { writerCache: 64 });

export function isPostgres(db: Queryable): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
