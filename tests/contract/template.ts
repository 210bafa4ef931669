import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { engineOf } from '@/lib/server/platform/db/engine';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/db/open';
import { seed } from '@/lib/server/programs/seed/seed';
import { bundle } from '../../scripts/bundle.mjs';

/**
 * Databases for the contract tests: migrated and seeded once a run as a template, copied for every test file.
 * PostgreSQL takes part when TEST_POSTGRES_URL names a server where databases may be created.
 */
export interface Template {
  sqliteFile: string;
  postgresName: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
    /** The folder of the programs that tests start: api.mjs, worker.mjs, ops.mjs and pdf-worker.mjs, built once a run. */
    programs: string;
  }
}

export const postgresServer = process.env.TEST_POSTGRES_URL;

export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresServer });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function onDatabase(name: string): string {
  const url = new URL(postgresServer!);
  url.pathname = `/${name}`;
  return url.href;
}

async function fill(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  await migrate(db, engineOf(databaseUrl));
  await seed(db, new Date());
  await db.destroy();
}

/** Below node_modules, where the programs find their packages and no build looks. */
async function bundlePrograms(): Promise<string> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/programs-');
  await bundle(
    {
      api: 'lib/server/cli/serve-api.ts',
      worker: 'lib/server/cli/serve-worker.ts',
      ops: 'lib/server/cli/main.ts',
      'pdf-worker': 'lib/server/pdf/pdf-worker.ts',
    },
    folder,
  );
  return path.resolve(folder);
}

/** Vitest's global setup, of each project for itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-template-'));
  const sqliteFile = path.join(directory, 'template.db');
  await fill(`file:${sqliteFile}`);
  const postgresName = `site_test_template_${project.name}_${process.pid}`;
  if (postgresServer) {
    await onServer(`create database ${postgresName}`);
    await fill(onDatabase(postgresName));
  }
  const programs = await bundlePrograms();
  project.provide('programs', programs);
  project.provide('template', { sqliteFile, postgresName });
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    rmSync(programs, { recursive: true, force: true });
    if (postgresServer) await onServer(`drop database if exists ${postgresName} with (force)`);
  };
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

export async function copyTemplate(template: Template, engine: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const name = `site_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  if (engine === 'sqlite') {
    const file = path.join(path.dirname(template.sqliteFile), `${name}.db`);
    copyFileSync(template.sqliteFile, file);
    return {
      url: `file:${file}`,
      drop: async () => ['', '-wal', '-shm'].forEach((suffix) => rmSync(file + suffix, { force: true })),
    };
  }
  await onServer(`create database ${name} template ${template.postgresName}`);
  return { url: onDatabase(name), drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
