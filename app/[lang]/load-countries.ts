import type { CountryView } from '@/lib/contract/countries';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { keptRead } from '@/lib/server/pages/kept-read';

/** The countries with their contacts, in the market's language. */
export function loadCountries(choice: MarketChoice): Promise<CountryView[]> {
  return keptRead('countries', choice, () => serverCaller(choice)('queryAllCountryList', {}));
}
