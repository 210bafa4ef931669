import 'server-only';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

const READS = /^\s*select\b/i;

/** Uses a reader for each `select`; from the first other statement on it holds one writer's connection. */
class ReadWriteConnection implements DatabaseConnection {
  #writer: Promise<DatabaseConnection> | null = null;

  constructor(
    readonly readers: Driver,
    readonly writers: Driver,
  ) {}

  writer(): Promise<DatabaseConnection> {
    this.#writer ??= this.writers.acquireConnection();
    return this.#writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#writer || !READS.test(query.sql)) return (await this.writer()).executeQuery<Row>(query);
    const reader = await this.readers.acquireConnection();
    try {
      return await reader.executeQuery<Row>(query);
    } finally {
      await this.readers.releaseConnection(reader);
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.writer()).streamQuery<Row>(query, chunkSize);
  }

  async release(): Promise<void> {
    // A writer that could not be opened needs no release.
    const writer = await this.#writer?.catch(() => null);
    this.#writer = null;
    if (writer) await this.writers.releaseConnection(writer);
  }
}

/**
 * Read-write splitting: two drivers on one database. A read outside a transaction never waits for a write, so reads still work while
 * another program holds the write lock or the disk is full (docs/qualities.md#kept-promises).
 */
export class ReadWriteDriver implements Driver {
  readonly readers: Driver;
  readonly writers: Driver;

  constructor({ readers, writers }: { readers: Driver; writers: Driver }) {
    this.readers = readers;
    this.writers = writers;
  }

  async init(): Promise<void> {
    // The writer makes the file that the reader opens.
    await this.writers.init();
    await this.readers.init();
  }

  async acquireConnection(): Promise<ReadWriteConnection> {
    return new ReadWriteConnection(this.readers, this.writers);
  }

  async beginTransaction(connection: ReadWriteConnection, settings: TransactionSettings): Promise<void> {
    await this.writers.beginTransaction(await connection.writer(), settings);
  }

  async commitTransaction(connection: ReadWriteConnection): Promise<void> {
    await this.writers.commitTransaction(await connection.writer());
  }

  async rollbackTransaction(connection: ReadWriteConnection): Promise<void> {
    await this.writers.rollbackTransaction(await connection.writer());
  }

  releaseConnection(connection: ReadWriteConnection): Promise<void> {
    return connection.release();
  }

  async destroy(): Promise<void> {
    await this.readers.destroy();
    await this.writers.destroy();
  }
}
