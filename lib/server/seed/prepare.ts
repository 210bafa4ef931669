import 'server-only';
import type { Services } from '../context';
import { engineOf } from '../db/engine';
import { migrate } from '../db/migrate';
import { seed } from './seed';
import { seedSampleAccounts } from './sample-accounts';

/**
 * Brings the database up to date and fills an empty one. Sample accounts are made only where nobody named a public
 * address (SITE_URL): their passwords are published in the README.
 */
export async function prepareDatabase({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>): Promise<void> {
  await migrate(db, engineOf(config.DATABASE_URL));
  await seed(db);
  if (config.SITE_URL === undefined) await seedSampleAccounts(db, now);
}
