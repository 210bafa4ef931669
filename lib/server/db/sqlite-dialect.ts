import 'server-only';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';

/** Kysely begins deferred; a read-modify-write would then fail with SQLITE_BUSY instead of waiting its turn. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** Opens (and creates) the database file. Durable on every commit: better-sqlite3 would relax that in WAL mode. */
export function sqliteDialect(databaseUrl: string): SqliteDialect {
  const file = databaseUrl.slice('file:'.length);
  return new ImmediateSqliteDialect({
    database: async () => {
      mkdirSync(path.dirname(file), { recursive: true });
      const database = new SQLite(file, { timeout: 5000 });
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      return database;
    },
  });
}
