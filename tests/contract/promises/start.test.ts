import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '@/lib/server/platform/db/migrate';
import { MIGRATION_STEPS } from '@/lib/server/platform/db/migrations/steps';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { seedDatabase } from '@/lib/server/programs/seed/seed';

/** PostgreSQL creates tables in transactions by default. SQLite needs an explicit one. */
let folder: string;
let databases: Database[];
const open = () => {
  const db = openDatabase(`file:${path.join(folder, 'first.db')}`);
  databases.push(db);
  return db;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-start-'));
  databases = [];
});
afterEach(async () => {
  await Promise.all(databases.map((db) => db.destroy()));
  rmSync(folder, { recursive: true, force: true });
});

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
}

it('an interrupted first start leaves no partial tables, and the next one creates them', async () => {
  const db = open();
  // The last table of the first migration is there already, so it stops at the very end.
  await sql`create table enquiries (id text)`.execute(db);
  await expect(migrate(db, 'sqlite')).rejects.toThrow(/enquiries/);
  expect(await tablesOf(db)).toEqual(['enquiries']);
  await sql`drop table enquiries`.execute(db);
  expect(await migrate(db, 'sqlite')).toHaveLength(MIGRATION_STEPS.length);
  expect(await tablesOf(db)).toContain('orders');
});

it('two programs that start at once on an empty file set it up together', async () => {
  const both = [open(), open()];
  const ran = await Promise.all(both.map((db) => migrate(db, 'sqlite')));
  expect(ran.flat()).toHaveLength(MIGRATION_STEPS.length);
  const seedResults = await Promise.all(both.map((db) => seedDatabase(db, new Date())));
  expect(seedResults.filter(Boolean)).toHaveLength(1);
});
