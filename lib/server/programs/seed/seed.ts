import 'server-only';
import { COUNTRIES } from '@/lib/market/country';
import { storeSitesWithPlaces } from '../../places/network/store-sites-with-places';
import { SiteRecord } from '../../places/network/site-record';
import type { Database, Queryable } from '../../platform/db/open';
import { waitForLock } from '../../platform/db/drivers/wait-for-lock';
import {
  articleRows,
  countryRows,
  dictionaryRows,
  exchangeRows,
  holidayRows,
  laneNoticeRows,
  hubRows,
  importRuleRows,
  payoutTermsRows,
  jobRows,
  protectionRows,
  rateRows,
  surveyRows,
} from './rows';
import sites from './data/sites.json';
import { CONTENT_TAGS, recordContentChange } from '../../platform/content-changes';
import { insertInBatches } from './insert-in-batches';
import { readProvinces, placeRows } from './places';

/** Seeds places country by country, so that only one file at a time is in memory. */
async function seedPlaces(db: Queryable): Promise<void> {
  for (const country of COUNTRIES) {
    const { provinces, cities, areas } = placeRows(country, await readProvinces(country));
    await insertInBatches(db, 'provinces', provinces);
    await insertInBatches(db, 'cities', cities);
    await insertInBatches(db, 'areas', areas);
  }
}

/**
 * Fills an empty database with the data of `data/`, in one transaction. Returns false without changes if it is already
 * filled. If two processes start at once, the second one waits for the first one's countries and then finds them.
 */
export const seedDatabase = (db: Database, now: Date): Promise<boolean> =>
  waitForLock(() => db.transaction().execute((trx) => fillTables(trx, now)));

async function fillTables(trx: Queryable, now: Date): Promise<boolean> {
  const filled = await trx.selectFrom('countries').select('code').limit(1).executeTakeFirst();
  if (filled) return false;
  const claimed = await trx
    .insertInto('countries')
    .values(countryRows())
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (Number(claimed.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  await insertInBatches(trx, 'dictionaries', dictionaryRows());
  await insertInBatches(trx, 'exchange_rates', exchangeRows());
  await insertInBatches(trx, 'hubs', hubRows());
  await insertInBatches(trx, 'rates', rateRows());
  await insertInBatches(trx, 'price_protection', protectionRows());
  await insertInBatches(trx, 'holidays', holidayRows());
  await insertInBatches(trx, 'import_rules', importRuleRows());
  await insertInBatches(trx, 'payout_terms', payoutTermsRows());
  await insertInBatches(trx, 'lane_notices', laneNoticeRows());
  await insertInBatches(trx, 'articles', articleRows());
  await insertInBatches(trx, 'surveys', surveyRows());
  await insertInBatches(trx, 'jobs', jobRows());
  await seedPlaces(trx);
  await storeSitesWithPlaces(trx, SiteRecord.array().parse(sites));
  // Stored pages of an earlier database at this address then differ from the pages of this one.
  for (const tag of CONTENT_TAGS) await recordContentChange(trx, tag, now);
  return true;
}
