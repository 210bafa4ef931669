import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { engineOf } from '@/lib/server/platform/db/engine';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/platform/db/open';
import { seedDatabase } from '@/lib/server/programs/seed/seed';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { makeMemoryFolder } from '../../../scripts/testing/memory-folder.mjs';

/**
 * Databases for the contract tests. Two templates are made once for each run and copied for every test file: `empty` is
 * migrated, `seeded` is filled too. PostgreSQL takes part if TEST_POSTGRES_URL names a server that may create
 * databases.
 */
export interface Template {
  /** The folder of the templates of SQLite, and of their copies. */
  folder: string;
  /** The beginning of the names of the templates on PostgreSQL. */
  postgresName: string;
}
export type DatabaseContent = 'empty' | 'seeded';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
    /** Folder of api.mjs, worker.mjs, ops.mjs and the programs of worker pools, bundled once for each run. */
    programs: string;
  }
}

export const postgresServer = process.env.TEST_POSTGRES_URL;

export async function runOnServer(statement: string): Promise<void> {
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

async function migrateAt(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  await migrate(db, engineOf(databaseUrl));
  await db.destroy();
}

async function seedAt(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  await seedDatabase(db, new Date());
  await db.destroy();
}

const sqliteFile = ({ folder }: Template, content: DatabaseContent) => path.join(folder, `${content}.db`);
const nameOf = ({ postgresName }: Template, content: DatabaseContent) => `${postgresName}_${content}`;

async function makeTemplates(template: Template): Promise<void> {
  await migrateAt(`file:${sqliteFile(template, 'empty')}`);
  copyFileSync(sqliteFile(template, 'empty'), sqliteFile(template, 'seeded'));
  await seedAt(`file:${sqliteFile(template, 'seeded')}`);
  if (!postgresServer) return;
  const [empty, seeded] = [nameOf(template, 'empty'), nameOf(template, 'seeded')];
  await runOnServer(`create database ${empty}`);
  await migrateAt(onDatabase(empty));
  await runOnServer(`create database ${seeded} template ${empty}`);
  await seedAt(onDatabase(seeded));
}

/** Bundles the programs into a folder of node_modules, where they find their packages. Returns the folder. */
async function bundlePrograms(): Promise<string> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/programs-');
  await bundle(
    {
      api: 'lib/server/programs/serve/serve-api.ts',
      worker: 'lib/server/programs/serve/serve-worker.ts',
      ops: 'lib/server/programs/ops/main.ts',
      'pdf-worker': 'lib/server/parcels/documents/pdf/pdf-worker.ts',
      'sheet-worker': 'lib/server/platform/sheet-files/sheet-worker.ts',
      'photo-worker': 'lib/server/platform/photos/photo-worker.ts',
    },
    folder,
  );
  return path.resolve(folder);
}

/** Vitest's global setup, which runs for each project. Returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeMemoryFolder('site-template');
  const template = { folder, postgresName: `site_test_template_${project.name}_${process.pid}` };
  await makeTemplates(template);
  const programs = await bundlePrograms();
  project.provide('programs', programs);
  project.provide('template', template);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(programs, { recursive: true, force: true });
    if (!postgresServer) return;
    for (const content of ['empty', 'seeded'] as const)
      await runOnServer(`drop database if exists ${nameOf(template, content)} with (force)`);
  };
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

export async function copyTemplate(
  template: Template,
  engine: 'sqlite' | 'postgres',
  content: DatabaseContent = 'seeded',
): Promise<TestDatabase> {
  const name = `site_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  if (engine === 'sqlite') {
    const file = path.join(template.folder, `${name}.db`);
    copyFileSync(sqliteFile(template, content), file);
    return {
      url: `file:${file}`,
      drop: async () => ['', '-wal', '-shm'].forEach((suffix) => rmSync(file + suffix, { force: true })),
    };
  }
  await runOnServer(`create database ${name} template ${nameOf(template, content)}`);
  return { url: onDatabase(name), drop: () => runOnServer(`drop database if exists ${name} with (force)`) };
}
