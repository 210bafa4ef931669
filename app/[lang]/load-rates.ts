import { CallFailure, isServiceFailure } from '@/lib/http/call-failure';
import { firstCallRequest } from '@/components/pages/access/first-call';
import { feeRate, showsOwnMoney } from '@/components/parts/facts/fee-rate';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import type { Country, Destination } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads the rate table in the market's language, or only the rows of one destination. */
export function loadRates(choice: MarketChoice, countryCode?: Country) {
  return readCached('rates', choice, () => serverCaller(choice)('queryRate', { countryCode }), [countryCode ?? 'all']);
}

/** Loads the exchange rate of `feeRate`, for pages without a rate table. */
export async function loadFeeRate(choice: MarketChoice) {
  const { country } = choice;
  return showsOwnMoney(country) ? feeRate(country, await loadRates(choice, country)) : undefined;
}

/**
 * Loads the price of a request as a visitor sees it. Null if the request is refused, such as a route without a service.
 */
export function loadRateQuote(choice: MarketChoice, request: QuoteRequest) {
  const price = () =>
    serverCaller(choice)('quoteCalc', request).catch((failure: unknown) => {
      if (failure instanceof CallFailure && !isServiceFailure(failure)) return null;
      throw failure;
    });
  return readCached('quote', choice, price, [JSON.stringify(request)]);
}

/** Loads the import charges of a destination for an example shipment. */
export async function loadImportCharges(choice: MarketChoice, destination: Destination) {
  const quote = await loadRateQuote(choice, QuoteRequest.parse(firstCallRequest(destination)));
  return quote?.importCharges;
}
