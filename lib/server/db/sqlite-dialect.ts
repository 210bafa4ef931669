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

  /** A full disk has rolled back already; the error that says so must not give way to one about this rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
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

/** Statements kept prepared; longer ones are imports whose text differs every time. */
const KEPT_STATEMENTS = 300;
const KEPT_LENGTH = 4000;

/** Kysely prepares every query anew, which costs more than most of ours take to run. */
function keepStatements(database: SQLite.Database): void {
  const prepare = database.prepare.bind(database);
  const kept = new Map<string, SQLite.Statement>();
  database.prepare = ((text: string) => {
    const known = kept.get(text);
    if (known && !known.busy) return known;
    const statement = prepare(text);
    if (text.length > KEPT_LENGTH) return statement;
    if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
    kept.set(text, statement);
    return statement;
  }) as typeof database.prepare;
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
      keepStatements(database);
      return database;
    },
  });
}
