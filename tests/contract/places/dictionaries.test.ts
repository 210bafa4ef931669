import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WORDS_COLUMN, type Words } from '@/lib/server/platform/db/json-column';
import { migrate } from '@/lib/server/platform/db/migrate';
import { MIGRATION_STEPS } from '@/lib/server/platform/db/migrations/steps';
import { refreshDictionaryEntries } from '@/lib/server/places/dictionaries/dictionary-store';
import dictionaries from '@/lib/server/programs/seed/data/dictionaries.json';
import { dictionaryRows } from '@/lib/server/programs/seed/rows';
import { seedDatabase } from '@/lib/server/programs/seed/seed';
import { createApiProcess } from '../support/processes/api-process';
import { createEmptyDatabase, type FreshDatabase } from '../support/fresh-database';
import { ENGINES } from '../support/world';

const STEP = '0036-shipped-words';
/** Texts that step 0009 wrote. */
const LOST_BEFORE: Words = {
  en: 'Lost',
  'zh-CN': '已丢失',
  fr: 'Perdu',
  ar: 'مفقودة',
  ur: 'گم شدہ',
  tr: 'Kayıp',
};
const OWN: Words = { ...LOST_BEFORE, en: 'Missing' };
const today = (code: string) => dictionaries.find((entry) => entry.code === code)!.names;

describe.each(ENGINES)('an entry of a dictionary on %s', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => void (fresh = await createEmptyDatabase(engine)));
  afterEach(() => fresh.drop());

  const namesOf = async (code: string) => {
    const { names } = await fresh.db
      .selectFrom('dictionaries')
      .select('names')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return WORDS_COLUMN.read(names);
  };

  /** Creates the database of the release before the step, with one new entry and one of our states. */
  async function fillBefore(code: string, names: Words): Promise<void> {
    await migrate(fresh.db, engine, {
      runsContractSteps: true,
      steps: MIGRATION_STEPS.filter(({ name }) => name < STEP),
    });
    const entry = { type: 'ORDER_STATUS', code, sort: 11, names: WORDS_COLUMN.write(names) } as const;
    await fresh.db.insertInto('dictionaries').values(entry).execute();
    await migrate(fresh.db, engine);
  }
  const refresh = () => refreshDictionaryEntries(fresh.db, dictionaryRows());

  it('becomes that of this release, and a missing one is added', async () => {
    expect(LOST_BEFORE).not.toEqual(today('LOST'));
    await fillBefore('LOST', LOST_BEFORE);
    expect(await refresh()).toBe(dictionaries.length);
    expect(await namesOf('LOST')).toEqual(today('LOST'));
    expect(await namesOf('MONTHLY')).toEqual(today('MONTHLY'));
    expect(await refresh()).toBe(0);
  });

  it('stays as an operator wrote it, before and after the step', async () => {
    await fillBefore('LOST', OWN);
    await refresh();
    expect(await namesOf('LOST')).toEqual(OWN);
    await fresh.db
      .updateTable('dictionaries')
      .set({ names: WORDS_COLUMN.write(OWN) })
      .where('code', '=', 'SIGNED')
      .execute();
    await refresh();
    expect(await namesOf('SIGNED')).toEqual(OWN);
    expect(await namesOf('DAILY')).toEqual(today('DAILY'));
  });

  it('is updated by a process that starts on a filled database', async () => {
    await migrate(fresh.db, engine);
    await seedDatabase(fresh.db, new Date());
    const before = WORDS_COLUMN.write(LOST_BEFORE);
    await fresh.db
      .updateTable('dictionaries')
      .set({ names: before, shipped: before })
      .where('code', '=', 'LOST')
      .execute();
    const process = await createApiProcess({ DATABASE_URL: fresh.url });
    await process.start();
    await process.kill('SIGTERM');
    expect(await namesOf('LOST')).toEqual(today('LOST'));
  });
});
