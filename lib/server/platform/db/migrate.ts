import 'server-only';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine';
import { STEPS, type MigrationStep } from './migrations/steps';
import type { Database } from '@/lib/server/db/open';
import { waitForLock } from '@/lib/server/db/wait-for-lock';

/** What a database has of the steps that this release knows. */
export interface SchemaState {
  /** No step has run. */
  isNew: boolean;
  pending: readonly MigrationStep[];
  /** Names of steps that have run and belong to a later release. */
  unknown: readonly string[];
}

const TABLE = 'kysely_migration';

async function executedSteps(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readSchema(db: Database, steps: readonly MigrationStep[] = STEPS): Promise<SchemaState> {
  const executed = await executedSteps(db);
  return {
    isNew: executed.length === 0,
    pending: steps.filter(({ name }) => !executed.includes(name)),
    unknown: executed.filter((name) => steps.every((step) => step.name !== name)),
  };
}

export interface MigrateSettings {
  /** Contract steps too: only when no earlier release runs on this database. A new database has none. */
  contract: boolean;
  steps?: readonly MigrationStep[];
}

/**
 * Runs the steps that the database lacks, all of them or none. Answers their names; throws what stopped one. Steps of a
 * later release stay as they are.
 */
export async function migrate(
  db: Database,
  engine: Engine,
  { contract, steps = STEPS }: MigrateSettings = { contract: true },
): Promise<string[]> {
  const { isNew, pending, unknown } = await readSchema(db, steps);
  const postponed = contract || isNew ? [] : pending.filter(({ phase }) => phase === 'contract');
  const migrations: Record<string, Migration> = {
    // Kysely refuses a database with steps that it is not given.
    ...Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }])),
    ...Object.fromEntries(
      steps
        .filter((step) => !postponed.includes(step))
        .map(({ name, up }) => [name, { up: (target: Kysely<unknown>) => up(target, engine) }]),
    ),
  };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // An expand step may run before a contract step that was written earlier.
    allowUnorderedMigrations: true,
  });
  // The index of a large table is sorted on the disk.
  if (engine === 'sqlite') await sql`pragma temp_store = file`.execute(db);
  const results = await waitForLock(async () => {
    const migrated = await migrator.migrateToLatest();
    if (migrated.error) throw migrated.error;
    return migrated.results ?? [];
  });
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
