import 'server-only';
import { Kysely, type Transaction } from 'kysely';
import { engineOf } from './engine';
import { postgresDialect } from './postgres-dialect';
import { sqliteDialect } from './sqlite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A verb's store functions take either. */
export type Queryable = Database | Transaction<Tables>;

export function openDatabase(databaseUrl: string): Database {
  const dialect = engineOf(databaseUrl) === 'sqlite' ? sqliteDialect(databaseUrl) : postgresDialect(databaseUrl);
  return new Kysely<Tables>({ dialect });
}
