import { unstable_cache } from 'next/cache';
import type { QuoteRequest } from '@/lib/contract/quotes';
import type { Country } from '@/lib/market/country';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';

/** Seconds. A changed tariff is seen within ten minutes. */
const KEPT_FOR = 600;
const KEPT = { tags: ['rates'], revalidate: KEPT_FOR };

/** The rate table in the market's language, of one destination where asked; none when it cannot be had. */
export async function loadRates(choice: MarketChoice, countryCode?: Country) {
  const load = unstable_cache(
    () => serverCaller(choice)('queryRate', { countryCode }),
    ['rates', formatPrefix(choice), countryCode ?? 'all'],
    KEPT,
  );
  return load().catch(() => []);
}

/** The price of a request as a visitor would be told it; null when it cannot be had. */
export async function loadQuote(choice: MarketChoice, request: QuoteRequest) {
  const load = unstable_cache(
    () => serverCaller(choice)('quoteCalc', request),
    ['quote', formatPrefix(choice), JSON.stringify(request)],
    KEPT,
  );
  return load().catch(() => null);
}
