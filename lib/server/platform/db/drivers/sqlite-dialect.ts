import 'server-only';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { messageOf } from '../../errors';
import { isBusy, type MarkedAdapter } from '../engine';
import { ReadWriteDriver } from './read-write-driver';
import { SQLite, type SQLiteDatabase, type SQLiteStatement } from './sqlite-driver';

/**
 * Milliseconds that a writer waits for another program's lock. A call may wait more than once, and the client's timeout
 * is 4.5 seconds.
 */
const BUSY_TIMEOUT_MS = 1000;
const RETRY_MS = 20;

/** Retries while another program holds the lock. SQLite's own wait would block the whole process. */
class RetryingConnection implements DatabaseConnection {
  constructor(
    readonly connection: DatabaseConnection,
    readonly until: number,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return await this.connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() >= this.until) throw error;
      }
      await sleep(RETRY_MS);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

/**
 * Begins transactions with the write lock. Kysely begins them deferred: a read-modify-write would then fail with
 * SQLITE_BUSY instead of waiting.
 */
class WritingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const until = performance.now() + BUSY_TIMEOUT_MS;
    return new RetryingConnection(await super.acquireConnection(), until);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Keeps the original error. On a full disk SQLite has already rolled back, and a second rollback fails. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(messageOf(error))) throw error;
    }
  }
}

/** Runs SQLite's schema changes in a transaction. Otherwise a crash would leave some of Kysely's steps half done. */
class TransactionalAdapter extends SqliteAdapter implements MarkedAdapter {
  readonly engine = 'sqlite';

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Number of cached statements, and length in characters of the longest cached one. Longer ones are imports, whose text
 * always differs.
 */
const MAX_CACHED_STATEMENTS = 300;
const MAX_CACHED_LENGTH = 4000;

/** Caches prepared statements. Kysely prepares every query again, which costs more than running most of ours. */
function cacheStatements(database: SQLiteDatabase): void {
  const prepare = database.prepare.bind(database);
  const statements = new LRUCache<string, SQLiteStatement>({ max: MAX_CACHED_STATEMENTS });
  database.prepare = ((text: string) => {
    const cached = statements.get(text);
    if (cached && !cached.busy) return cached;
    const statement = prepare(text);
    // SQLite runs a pragma while it prepares the statement.
    if (text.length > MAX_CACHED_LENGTH || text.startsWith('pragma')) return statement;
    statements.set(text, statement);
    return statement;
  }) as typeof database.prepare;
}

/** Pages of the write-ahead log before a checkpoint: 40 MB. */
const LOG_PAGES = 10_000;

/**
 * Opens the database file, or creates it. Every commit is durable, which is not the driver's default in WAL mode.
 * `cache` is in MB.
 */
function openFile(file: string, cache: number): SQLiteDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite's other files get the mode of this one. Only the site's own user may read people's names and addresses.
  closeSync(openSync(file, 'a', 0o600));
  const database = new SQLite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = ${-1024 * cache}`);
  // Keeps the pages that undo a large statement in memory. Writing them to the disk is usually wasted work.
  database.pragma('temp_store = MEMORY');
  // Copies pages that many commits change into the file only once.
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  // From here on, RetryingConnection waits for locks.
  database.pragma('busy_timeout = 0');
  cacheStatements(database);
  return database;
}

/** Opens a read-only connection to the file. It reads committed data and waits for no writer (WAL). */
function openReadOnly(file: string): SQLiteDatabase {
  const database = new SQLite(file, { timeout: 1000 });
  database.pragma('query_only = ON');
  cacheStatements(database);
  return database;
}

/** Creates the dialect. `writerCache`: cache of the writer, in MB. */
export function sqliteDialect(databaseUrl: string, writerCache = 2): Dialect {
  const file = databaseUrl.slice('file:'.length);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () =>
      new ReadWriteDriver({
        readers: new SqliteDriver({ database: async () => openReadOnly(file) }),
        writers: new WritingDriver({ database: async () => openFile(file, writerCache) }),
      }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
