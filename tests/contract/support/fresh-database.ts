import { rmSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { makeMemoryFolder } from '../../../scripts/testing/memory-folder.mjs';
import { copyTemplate, runOnServer, postgresServer, type DatabaseContent } from './template';

export interface FreshDatabase {
  url: string;
  db: Database;
  /** Opens a further connection, as another process would. `drop` closes it. */
  another: () => Database;
  drop: () => Promise<void>;
}

/** `remove` deletes the database, after its connections are closed. */
function openFresh(url: string, remove: () => Promise<void>): FreshDatabase {
  const all: Database[] = [];
  const open = (): Database => {
    const db = openDatabase(url);
    all.push(db);
    return db;
  };
  const drop = async () => {
    await Promise.all(all.map((each) => each.destroy()));
    await remove();
  };
  return { url, db: open(), another: open, drop };
}

/** Creates a separate database without tables. `postgres` needs TEST_POSTGRES_URL. */
export async function createEmptyDatabase(engine: 'sqlite' | 'postgres'): Promise<FreshDatabase> {
  const name = `site_fresh_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const directory = makeMemoryFolder('site-fresh');
  let url = `file:${path.join(directory, 'fresh.db')}`;
  if (engine === 'postgres') {
    await runOnServer(`create database ${name}`);
    const address = new URL(postgresServer!);
    address.pathname = `/${name}`;
    url = address.href;
  }
  return openFresh(url, async () => {
    if (engine === 'postgres') await runOnServer(`drop database if exists ${name} with (force)`);
    rmSync(directory, { recursive: true, force: true });
  });
}

/** Creates a separate, migrated database, without data or with the seed's data. `postgres` needs TEST_POSTGRES_URL. */
export async function createFreshDatabase(
  engine: 'sqlite' | 'postgres',
  content: DatabaseContent = 'empty',
): Promise<FreshDatabase> {
  const { url, drop } = await copyTemplate(inject('template'), engine, content);
  return openFresh(url, drop);
}
