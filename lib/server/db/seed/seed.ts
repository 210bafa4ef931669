import 'server-only';
import type { Database } from '../open';
import { articleRows } from './article-rows';
import { countryRows } from './country-rows';
import { dictionaryRows } from './dictionary-rows';
import { exchangeRows } from './exchange-rows';
import { hubRows } from './hub-rows';
import { insertInBatches } from './insert-in-batches';
import { rateRows } from './rate-rows';

/**
 * Fills an empty database with the data of `data/`, in one transaction. False when it is filled already: nothing is
 * touched then. Two processes at once: the second waits for the first one's countries and finds them there.
 */
export async function seed(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
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
    await insertInBatches(trx, 'articles', articleRows());
    return true;
  });
}
