import 'server-only';
import { StartError } from '../config';
import type { Services } from '../context';
import { engineOf } from '../platform/db/engine';
import { migrate, readSchema } from '../platform/db/migrate';
import { waitForLock } from '../db/wait-for-lock';
import { refreshEntries } from '../places/dictionaries/store';
import { dictionaryRows } from '@/lib/server/programs/seed/rows';
import { seed } from '@/lib/server/programs/seed/seed';
import { disableSampleAccounts, seedSampleAccounts } from '@/lib/server/programs/seed/sample-accounts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

/**
 * Fills an empty database; one that is filled gets the words of this release's dictionaries, where nobody changed them.
 * Sample accounts are there only without SITE_URL.
 */
async function fillDatabase({ config, db, now }: Needs): Promise<void> {
  const isFilled = await seed(db, now());
  if (!isFilled) await waitForLock(() => refreshEntries(db, dictionaryRows()));
  await (config.SITE_URL === undefined ? seedSampleAccounts(db, now) : disableSampleAccounts(db));
}

/** Runs every migration step and fills an empty database: for a machine of its own. */
export async function prepareDatabase(needs: Needs): Promise<void> {
  await migrate(needs.db, engineOf(needs.config.DATABASE_URL));
  await fillDatabase(needs);
}

/** Throws StartError when the database lacks a step that this release needs, all of them included. */
export async function assertSchema({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { pending, unknown } = await readSchema(db);
  const lacking = pending.filter(({ phase }) => phase === 'expand').map(({ name }) => name);
  if (lacking.length > 0) {
    const steps = lacking.join(', ');
    throw new StartError(`The database lacks ${steps}. Run \`npm run ops -- db migrate\`, then start again.`);
  }
  if (unknown.length > 0) log.warn({ steps: unknown }, 'the database belongs to a later release');
}

/**
 * What a process does before it serves: a new database is prepared; one of an earlier release is not touched, because
 * other processes may use it. Throws StartError when it lacks a step that this release needs. With MIGRATE_AT_START
 * steps are run here too.
 */
export async function openPreparedDatabase(needs: Needs & Pick<Services, 'log'>): Promise<void> {
  const { config, db } = needs;
  const { isNew } = await readSchema(db);
  if (isNew || config.MIGRATE_AT_START) return prepareDatabase(needs);
  await assertSchema(needs);
  await fillDatabase(needs);
}
