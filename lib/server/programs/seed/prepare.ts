import 'server-only';
import { StartError } from '../../platform/config';
import { recordContentChange } from '../../platform/content-changes';
import type { Services } from '../../platform/context';
import { engineOf } from '../../platform/db/engine';
import { migrate, readSchema } from '../../platform/db/migrate';
import type { Queryable } from '../../platform/db/open';
import { waitForLock } from '../../platform/db/drivers/wait-for-lock';
import { refreshArticles } from '../../content/news-and-jobs/article-store';
import { refreshDictionaryEntries } from '../../places/dictionaries/dictionary-store';
import { articleRows, dictionaryRows } from './rows';
import { seedDatabase } from './seed';
import { disableSampleAccounts, seedSampleAccounts } from './sample-accounts';

type PreparationServices = Pick<Services, 'config' | 'db' | 'now'>;

/** Updates the texts of dictionaries and articles that nobody changed since an earlier release wrote them. */
async function refreshTexts(db: Queryable, now: Date): Promise<void> {
  await refreshDictionaryEntries(db, dictionaryRows());
  if ((await refreshArticles(db, articleRows())) > 0) await recordContentChange(db, 'news', now);
}

/**
 * Fills an empty database, or refreshes the texts of a filled one. Creates the sample accounts, or disables them with
 * SITE_URL.
 */
async function fillDatabase({ config, db, now }: PreparationServices): Promise<void> {
  const isFilled = await seedDatabase(db, now());
  if (!isFilled) await waitForLock(() => refreshTexts(db, now()));
  await (config.SITE_URL === undefined ? seedSampleAccounts(db, now) : disableSampleAccounts(db));
}

/** Runs every migration step and fills an empty database, for a machine with its own database. */
export async function prepareDatabase(needs: PreparationServices): Promise<void> {
  await migrate(needs.db, engineOf(needs.config.DATABASE_URL));
  await fillDatabase(needs);
}

/** Throws StartError if the database lacks a step that this release needs. The error names all of them. */
export async function assertSchema({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { pending, unknown } = await readSchema(db);
  const missingSteps = pending.filter(({ phase }) => phase === 'expand').map(({ name }) => name);
  if (missingSteps.length > 0) {
    const steps = missingSteps.join(', ');
    throw new StartError(`The database lacks ${steps}. Run \`npm run ops -- db migrate\`, then start again.`);
  }
  if (unknown.length > 0) log.warn({ steps: unknown }, 'schema of a later release found');
}

/**
 * Prepares the database before a process serves. A new database is created. A database of an earlier release is not
 * migrated, because other processes may use it. Throws StartError if it lacks a step that this release needs. With
 * MIGRATE_AT_START, steps run here too.
 */
export async function openPreparedDatabase(needs: PreparationServices & Pick<Services, 'log'>): Promise<void> {
  const { config, db } = needs;
  const { isNew } = await readSchema(db);
  if (isNew || config.MIGRATE_AT_START) return prepareDatabase(needs);
  await assertSchema(needs);
  await fillDatabase(needs);
}
