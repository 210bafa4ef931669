import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineOf } from '@/lib/server/platform/db/engine';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase, type Database } from '@/lib/server/db/open';
import { onServer, postgresServer } from './template';

export interface FreshDatabase {
  url: string;
  db: Database;
  /** A second connection, as another process would have. */
  another: () => Database;
  drop: () => Promise<void>;
}

/** A database of its own without any table; `postgres` needs TEST_POSTGRES_URL. */
export async function emptyDatabase(engine: 'sqlite' | 'postgres'): Promise<FreshDatabase> {
  const name = `site_fresh_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const directory = mkdtempSync(path.join(tmpdir(), 'site-fresh-'));
  let url = `file:${path.join(directory, 'fresh.db')}`;
  if (engine === 'postgres') {
    await onServer(`create database ${name}`);
    const address = new URL(postgresServer!);
    address.pathname = `/${name}`;
    url = address.href;
  }
  const opened: Database[] = [];
  const open = (): Database => {
    const db = openDatabase(url);
    opened.push(db);
    return db;
  };
  const drop = async () => {
    await Promise.all(opened.map((each) => each.destroy()));
    if (engine === 'postgres') await onServer(`drop database if exists ${name} with (force)`);
    rmSync(directory, { recursive: true, force: true });
  };
  return { url, db: open(), another: open, drop };
}

/** An empty, migrated database of its own; `postgres` needs TEST_POSTGRES_URL. */
export async function freshDatabase(engine: 'sqlite' | 'postgres'): Promise<FreshDatabase> {
  const fresh = await emptyDatabase(engine);
  await migrate(fresh.db, engineOf(fresh.url));
  return fresh;
}
