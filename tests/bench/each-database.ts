import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgres.mjs';
import { openBenchSite, type BenchSite } from './bench-site';
import type { BenchResult } from './result';

/** Opens a new database, filled like a new site's. */
export type OpenSite = () => Promise<BenchSite>;

type Bench = (open: OpenSite, engine: string) => Promise<BenchResult[]>;

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openOnServer(url: string): Promise<BenchSite> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  const site = await openBenchSite(database.href);
  const close = async () => {
    await site.close();
    await onServer(url, `drop database ${name} with (force)`);
  };
  return { ...site, close };
}

/**
 * Runs a bench on SQLite and on PostgreSQL. PostgreSQL is the server in BENCH_POSTGRES_URL, which must allow new
 * databases. Without that variable it is a new server with durable writes. If neither exists, PostgreSQL is left out.
 */
export async function onEachDatabase(bench: Bench): Promise<BenchResult[]> {
  const results = await bench(() => openBenchSite(), 'SQLite');
  const named = process.env.BENCH_POSTGRES_URL;
  const own = named === undefined ? await startPostgres({ durable: true }) : null;
  const url = named ?? own?.url;
  try {
    if (url !== undefined) results.push(...(await bench(() => openOnServer(url), 'PostgreSQL')));
  } finally {
    own?.stop();
  }
  return results;
}
