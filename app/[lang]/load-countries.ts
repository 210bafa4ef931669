import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads the countries with their contacts, in the market's language. */
export function loadCountries(choice: MarketChoice): Promise<CountryView[]> {
  return readCached('countries', choice, () => serverCaller(choice)('queryAllCountryList', {}));
}
