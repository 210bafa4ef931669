import 'server-only';
import type { Country } from '@/lib/market/country';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { payoutTermsKey, payoutTermsOf, payoutTermsRow, type PayoutTermsRecord } from './terms-record';

/** Returns all terms by market, then by their first day. */
export async function listPayoutTerms(db: Queryable): Promise<PayoutTermsRecord[]> {
  const rows = await db.selectFrom('payout_terms').selectAll().orderBy('country_code').orderBy('valid_from').execute();
  return rows.map(payoutTermsOf);
}

/** Inserts terms, or overwrites the terms with the same market and first day. */
export async function storePayoutTerms(db: Queryable, all: readonly PayoutTermsRecord[]): Promise<void> {
  for (const terms of all) {
    const row = payoutTermsRow(terms);
    const { weekdays, holding_days } = row;
    await db
      .insertInto('payout_terms')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['country_code', 'valid_from']).doUpdateSet({ weekdays, holding_days }),
      )
      .execute();
  }
}

export async function removePayoutTerms(db: Queryable, keys: readonly string[]): Promise<void> {
  const removedKeys = new Set(keys);
  for (const terms of await listPayoutTerms(db)) {
    if (!removedKeys.has(payoutTermsKey(terms))) continue;
    await db
      .deleteFrom('payout_terms')
      .where('country_code', '=', terms.countryCode)
      .where('valid_from', '=', terms.validFrom)
      .execute();
  }
}

/** Returns the terms of each market. A change by import takes effect within a second. */
export const listTermsByCountry = cachedLookup<PayoutTermsRecord[], Country>(async (db, countries) => {
  const termsByCountry = groupBy(await listPayoutTerms(db), ({ countryCode }) => countryCode);
  return new Map(countries.map((country) => [country, termsByCountry.get(country) ?? []]));
});
