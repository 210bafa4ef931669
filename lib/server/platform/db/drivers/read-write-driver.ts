import 'server-only';
import { isInBackground } from '../../background';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

import { nameStatement } from './failed-statement';

const READS = /^\s*select\b/i;

/** Runs tasks one after the other. */
class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** Uses a reader for each `select`. From the first other statement on, it uses a single writer's connection. */
class ReadWriteConnection implements DatabaseConnection {
  #writer: Promise<DatabaseConnection> | null = null;

  constructor(
    readonly readers: Driver,
    readonly writers: Driver,
    /** Queue for reads of background work. They share one reader and leave the others to visitors. */
    readonly turns: SerialQueue,
  ) {}

  writer(): Promise<DatabaseConnection> {
    this.#writer ??= this.writers.acquireConnection();
    return this.#writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#execute<Row>(query);
    } catch (error) {
      throw nameStatement(error, query.sql);
    }
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#writer || !READS.test(query.sql)) return (await this.writer()).executeQuery<Row>(query);
    return isInBackground() ? this.turns.take(() => this.#read<Row>(query)) : this.#read<Row>(query);
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
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
 * Read-write splitting: two drivers on one database. A read outside a transaction never waits for a write. Reads still
 * work while another program holds the write lock or the disk is full (docs/qualities.md#failures-and-releases).
 */
export class ReadWriteDriver implements Driver {
  readonly readers: Driver;
  readonly writers: Driver;
  readonly #turns = new SerialQueue();

  constructor({ readers, writers }: { readers: Driver; writers: Driver }) {
    this.readers = readers;
    this.writers = writers;
  }

  async init(): Promise<void> {
    // The writer creates the file that the reader opens.
    await this.writers.init();
    await this.readers.init();
  }

  async acquireConnection(): Promise<ReadWriteConnection> {
    return new ReadWriteConnection(this.readers, this.writers, this.#turns);
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
