import 'server-only';
import type { QuoteFormProps } from '@/components/sending/quote/quote-form';
import { isDestination } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { loadCountries } from './load-countries';

/** Loads the destinations of parcels from China as options, in the market's language. */
export async function loadDestinations(choice: MarketChoice): Promise<QuoteFormProps['destinations']> {
  const countries = await loadCountries(choice);
  return countries
    .filter(({ code }) => isDestination(code))
    .map(({ code, countryName }) => ({ value: code, label: countryName }));
}
