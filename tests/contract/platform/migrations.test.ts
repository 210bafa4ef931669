import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, readSchema } from '@/lib/server/platform/db/migrate';
import { MIGRATION_STEPS, type MigrationStep } from '@/lib/server/platform/db/migrations/steps';
import { createApiProcess } from '../support/processes/api-process';
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database';
import { ENGINES } from '../support/world';

const add: MigrationStep = {
  name: '9001-nickname',
  phase: 'expand',
  up: async (db) => void (await sql`alter table users add column nickname text`.execute(db)),
};
const take: MigrationStep = {
  name: '9002-no-nickname',
  phase: 'contract',
  up: async (db) => void (await sql`alter table users drop column nickname`.execute(db)),
};
const later: MigrationStep = {
  name: '9003-motto',
  phase: 'expand',
  up: async (db) => void (await sql`alter table users add column motto text`.execute(db)),
};
const names = (steps: readonly MigrationStep[]) => steps.map(({ name }) => name);

describe.each(ENGINES)('a step of the schema on %s', (engine) => {
  let fresh: FreshDatabase;
  // Filled, so that a process that starts need not fill it.
  beforeEach(async () => void (fresh = await createFreshDatabase(engine, 'seeded')));
  afterEach(() => fresh.drop());

  it('runs once, and a contract step only on request', async () => {
    const steps = [...MIGRATION_STEPS, add, take, later];
    expect(names((await readSchema(fresh.db, steps)).pending)).toEqual(names([add, take, later]));
    expect(await migrate(fresh.db, engine, { runsContractSteps: false, steps })).toEqual(names([add, later]));
    expect(await migrate(fresh.db, engine, { runsContractSteps: false, steps })).toEqual([]);
    await sql`select nickname, motto from users`.execute(fresh.db);
    expect(await migrate(fresh.db, engine, { runsContractSteps: true, steps })).toEqual([take.name]);
    await expect(sql`select nickname from users`.execute(fresh.db)).rejects.toThrow(/nickname/);
  });

  it('leaves a database of a later release unchanged so that a release can be rolled back', async () => {
    await migrate(fresh.db, engine, { runsContractSteps: true, steps: [...MIGRATION_STEPS, add] });
    expect(await readSchema(fresh.db)).toEqual({ isNew: false, pending: [], unknown: [add.name] });
    expect(await migrate(fresh.db, engine)).toEqual([]);
    const process = await createApiProcess({ DATABASE_URL: fresh.url });
    await process.start();
    await process.kill('SIGTERM');
    expect(process.output()).toContain(add.name);
  });

  it.skipIf(engine === 'sqlite')('fails without changes behind a long reader, and works next time', async () => {
    await fresh
      .another()
      .transaction()
      .execute(async (trx) => {
        await sql`select 1 from users`.execute(trx);
        const began = performance.now();
        const migration = migrate(fresh.db, engine, { runsContractSteps: false, steps: [...MIGRATION_STEPS, add] });
        await expect(migration).rejects.toMatchObject({ code: '55P03' });
        expect(performance.now() - began).toBeLessThan(4000);
      });
    await expect(sql`select nickname from users`.execute(fresh.db)).rejects.toThrow(/nickname/);
    expect(await migrate(fresh.db, engine, { runsContractSteps: false, steps: [...MIGRATION_STEPS, add] })).toEqual([
      add.name,
    ]);
  });

  it('is not run by a starting process without permission, which names it and exits', async () => {
    const step = MIGRATION_STEPS.find(({ name }) => name === '0010-image-codes-in-words')!;
    await sql`alter table image_codes drop column in_words`.execute(fresh.db);
    await sql`delete from kysely_migration where name = ${step.name}`.execute(fresh.db);
    const apiProcess = await createApiProcess({ DATABASE_URL: fresh.url });
    await expect(apiProcess.start()).rejects.toThrow(
      `The database lacks ${step.name}. Run \`npm run ops -- db migrate\``,
    );
    expect(names((await readSchema(fresh.db)).pending)).toEqual([step.name]);
    const allowed = await createApiProcess({ DATABASE_URL: fresh.url, MIGRATE_AT_START: 'true' });
    await allowed.start();
    await allowed.kill('SIGTERM');
    expect((await readSchema(fresh.db)).pending).toEqual([]);
  });
});
