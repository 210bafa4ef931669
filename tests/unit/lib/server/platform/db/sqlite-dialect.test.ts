import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqliteDialect } from '@/lib/server/platform/db/drivers/sqlite-dialect';
import { SQLite } from '@/lib/server/platform/db/drivers/sqlite-driver';

interface Rows {
  counts: { name: string; value: number };
}

let folder: string;
let file: string;
let db: Kysely<Rows>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-dialect-'));
  file = path.join(folder, 'test.db');
  db = new Kysely<Rows>({ dialect: sqliteDialect(`file:${file}`) });
  await sql`create table counts (name text primary key, value integer not null)`.execute(db);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const countOf = (name: string) => db.selectFrom('counts').select('value').where('name', '=', name).executeTakeFirst();

/** docs/upgrading.md: our dialect's changes to kysely's drivers and better-sqlite3. */
describe('SQLite', () => {
  it('begins every transaction as a writer, so that reads stay valid until its writes', async () => {
    const other = new SQLite(file, { timeout: 0 });
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('counts').selectAll().execute();
      expect(() => other.exec('begin immediate')).toThrow(/database is locked/);
    });
    other.exec('begin immediate');
    other.exec('commit');
    other.close();
  });

  it('waits for another writing program, and reads meanwhile', async () => {
    const other = new SQLite(file, { timeout: 0 });
    other.exec("begin immediate; insert into counts values ('other', 1)");
    const writing = db.insertInto('counts').values({ name: 'ours', value: 2 }).execute();
    expect(await countOf('other')).toBeUndefined();
    other.exec('commit');
    other.close();
    await writing;
    expect(await countOf('ours')).toEqual({ value: 2 });
  });

  it('reports the failure that ended a transaction, not the late rollback', async () => {
    const failing = db.transaction().execute(async (trx) => {
      // SQLite does the same by itself if the disk is full.
      await sql`rollback`.execute(trx);
      throw new Error('disk is full');
    });
    await expect(failing).rejects.toThrow('disk is full');
    await db.insertInto('counts').values({ name: 'after', value: 1 }).execute();
    expect(await countOf('after')).toEqual({ value: 1 });
  });

  it('prepares a statement once for all its runs', async () => {
    const prepare = vi.spyOn(SQLite.prototype, 'prepare');
    const fresh = new Kysely<Rows>({ dialect: sqliteDialect(`file:${file}`) });
    const insert = (name: string) => fresh.insertInto('counts').values({ name, value: 1 }).execute();
    for (const name of ['a', 'b', 'c']) await insert(name);
    const prepared = prepare.mock.calls.filter(([text]) => text.startsWith('insert'));
    expect(prepared).toHaveLength(1);
    await fresh.destroy();
  });

  it('creates its tables in a transaction: all or none', async () => {
    const halfway = db.transaction().execute(async (trx) => {
      await trx.schema.createTable('half').addColumn('id', 'integer').execute();
      throw new Error('stopped');
    });
    await expect(halfway).rejects.toThrow('stopped');
    expect(await db.introspection.getTables()).toHaveLength(1);
    expect(sqliteDialect(`file:${file}`).createAdapter().supportsTransactionalDdl).toBe(true);
  });

  it('is durable at every commit', async () => {
    const result = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    expect(result.rows).toEqual([{ synchronous: 2 }]);
  });
});

describe('the folder of the database', () => {
  const modeOf = (entry: string) => (statSync(entry).mode & 0o777).toString(8);

  it('is readable only by the user of the site', async () => {
    const below = path.join(folder, 'new');
    const other = new Kysely<Rows>({ dialect: sqliteDialect(`file:${below}/site.db`) });
    await sql`create table counts (name text primary key)`.execute(other);
    expect(modeOf(below)).toBe('700');
    for (const name of ['site.db', 'site.db-wal', 'site.db-shm'])
      expect(modeOf(path.join(below, name)), name).toBe('600');
    await other.destroy();
  });
});
