import 'server-only';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { engineOf } from './engine';
import { postgresDialect } from './postgres-dialect';
import { sqliteDialect } from './sqlite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A verb's store functions take either. */
export type Queryable = Database | Transaction<Tables>;

/** `statementTimeout`: milliseconds after which PostgreSQL gives a statement up; 0 for an operator's long work. */
export function openDatabase(databaseUrl: string, { statementTimeout = 0 } = {}): Database {
  const dialect =
    engineOf(databaseUrl) === 'sqlite' ? sqliteDialect(databaseUrl) : postgresDialect(databaseUrl, statementTimeout);
  return new Kysely<Tables>({ dialect });
}

export function isPostgres(db: Queryable): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
