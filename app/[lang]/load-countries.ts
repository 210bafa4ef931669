import { unstable_cache } from 'next/cache';
import type { CountryView } from '@/lib/contract/countries';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';

/** Seconds. Contacts change rarely; a changed one is seen within the hour. */
const KEPT_FOR = 3600;

/**
 * The countries with their contacts, in the market's language. Kept between pages and builds; empty when they cannot be
 * had at all, since a page without contacts is better than none.
 */
export async function loadCountries(choice: MarketChoice): Promise<CountryView[]> {
  const load = unstable_cache(
    () => serverCaller(choice)('queryAllCountryList', {}),
    ['countries', formatPrefix(choice)],
    { tags: ['countries'], revalidate: KEPT_FOR },
  );
  return load().catch(() => []);
}
