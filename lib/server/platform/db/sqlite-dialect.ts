import 'server-only';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
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
import { messageOf } from '../errors';
import { isBusy } from './engine';
import { ReadWriteDriver } from './read-write-driver';
import { SQLite, type SQLiteDatabase, type SQLiteStatement } from './sqlite-driver';

/** How long a writer waits for another program's, from when it asked. A call may wait more than once; our client gives up after 4.5 seconds. */
const BUSY_TIMEOUT_MS = 1000;
const RETRY_MS = 20;

/** Waits for another program's lock between tries: SQLite itself would block the whole process. */
class PatientConnection implements DatabaseConnection {
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
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Kysely begins deferred; a read-modify-write would then fail with SQLITE_BUSY instead of waiting for the lock. */
class WritingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const until = performance.now() + BUSY_TIMEOUT_MS;
    return new PatientConnection(await super.acquireConnection(), until);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back already; its error must not be replaced by one about this rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(messageOf(error))) throw error;
    }
  }
}

/** SQLite's tables are made in a transaction like anything else; Kysely would leave half of them after a crash. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Statements kept prepared; longer ones are imports whose text differs every time. */
const KEPT_STATEMENTS = 300;
const KEPT_LENGTH = 4000;

/** Kysely prepares every query anew, which costs more than most of ours take to run. */
function keepStatements(database: SQLiteDatabase): void {
  const prepare = database.prepare.bind(database);
  const kept = new LRUCache<string, SQLiteStatement>({ max: KEPT_STATEMENTS });
  database.prepare = ((text: string) => {
    const known = kept.get(text);
    if (known && !known.busy) return known;
    const statement = prepare(text);
    if (text.length > KEPT_LENGTH) return statement;
    kept.set(text, statement);
    return statement;
  }) as typeof database.prepare;
}

/** The log grows to 40 MB before its pages are copied into the file. */
const LOG_PAGES = 10_000;

/** Opens (and creates) the database file. Durable on every commit: the driver would relax that in WAL mode. `cache`: MB. */
function openFile(file: string, cache: number): SQLiteDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite's further files take the mode of this one: people's names and addresses are for the site's own user.
  closeSync(openSync(file, 'a', 0o600));
  const database = new SQLite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = ${-1024 * cache}`);
  // Pages that a statement of many rows would need to be taken back stand in memory; most of them are written to the disk for nothing.
  database.pragma('temp_store = MEMORY');
  // Pages that many commits change are copied into the file once.
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  // From here on PatientConnection waits.
  database.pragma('busy_timeout = 0');
  keepStatements(database);
  return database;
}

/** A second look at the file: it sees what is committed and waits for no writer (WAL). */
function openReadOnly(file: string): SQLiteDatabase {
  const database = new SQLite(file, { timeout: 1000 });
  database.pragma('query_only = ON');
  keepStatements(database);
  return database;
}

/** `writerCache`: pages that the writer may keep in memory, in MB. */
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
