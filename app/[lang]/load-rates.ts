import { CallFailure } from '@/lib/client/call-failure';
import type { QuoteRequest } from '@/lib/contract/quotes';
import type { Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { cachedRead } from '@/lib/server/pages/cached-read';

/** The rate table in the market's language, of one destination where asked. */
export function loadRates(choice: MarketChoice, countryCode?: Country) {
  return cachedRead('rates', choice, () => serverCaller(choice)('queryRate', { countryCode }), [countryCode ?? 'all']);
}

/** The price of a request as a visitor would be told it; null when it is refused, as where no line is offered. */
export function loadQuote(choice: MarketChoice, request: QuoteRequest) {
  const price = () =>
    serverCaller(choice)('quoteCalc', request).catch((failure: unknown) => {
      if (failure instanceof CallFailure && failure.kind === 'refused' && failure.status < 500) return null;
      throw failure;
    });
  return cachedRead('quote', choice, price, [JSON.stringify(request)]);
}
