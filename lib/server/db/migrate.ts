import 'server-only';
import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine';
import { up as initial } from './migrations/0001-initial';
import type { Database } from './open';

const MIGRATIONS = { '0001-initial': initial };

/** Brings the schema up to date. Returns the names of the migrations that ran; throws what stopped one, with nothing half done. */
export async function migrate(db: Database, engine: Engine): Promise<string[]> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (target: Kysely<unknown>) => up(target, engine) }]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
