import 'server-only';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { isBusy, type Engine } from './engine';
import { MIGRATION_STEPS, type MigrationStep } from './migrations/steps';
import type { Database } from './open';
import { waitForLock } from './drivers/wait-for-lock';

/** Migration state of a database, compared with the steps of this release. */
export interface SchemaState {
  /** True if no step has run. */
  isNew: boolean;
  pending: readonly MigrationStep[];
  /** Names of steps that a later release has run. */
  unknown: readonly string[];
}

const TABLE = 'kysely_migration';

async function listExecutedSteps(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readSchema(
  db: Database,
  steps: readonly MigrationStep[] = MIGRATION_STEPS,
): Promise<SchemaState> {
  const executed = await listExecutedSteps(db);
  return {
    isNew: executed.length === 0,
    pending: steps.filter(({ name }) => !executed.includes(name)),
    unknown: executed.filter((name) => steps.every((step) => step.name !== name)),
  };
}

export interface MigrateSettings {
  /**
   * True to run contract steps too. Only safe if no earlier release uses this database. A new database always runs all
   * steps.
   */
  runsContractSteps: boolean;
  steps?: readonly MigrationStep[];
}

/**
 * Runs the missing steps in one transaction and returns their names. Throws the error of a failed step. Steps of a
 * later release stay applied.
 */
export async function migrate(
  db: Database,
  engine: Engine,
  { runsContractSteps, steps = MIGRATION_STEPS }: MigrateSettings = { runsContractSteps: true },
): Promise<string[]> {
  const { isNew, pending, unknown } = await readSchema(db, steps);
  const postponed = runsContractSteps || isNew ? [] : pending.filter(({ phase }) => phase === 'contract');
  const migrations: Record<string, Migration> = {
    // Kysely rejects a database with executed steps that it was not given.
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
    // An expand step may run before an older contract step.
    allowUnorderedMigrations: true,
  });
  // SQLite sorts the index of a large table on disk.
  if (engine === 'sqlite') await sql`pragma temp_store = file`.execute(db);
  // On PostgreSQL, visitors' queries queue behind a step that waits for a lock, so the step fails instead.
  const results = await waitForLock(async () => {
    const migrated = await migrator.migrateToLatest();
    if (migrated.error) throw migrated.error;
    return migrated.results ?? [];
  }, isBusy);
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
