import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';

/**
 * Returns true for Morocco, whose prices are in its own currency, so that its pages show fees in that currency too
 * (§9). Prices of other markets are in CNY, like the fees.
 */
export const showsOwnMoney = (country: Country): boolean => country === 'MA';

/** Returns the exchange rate for the fees on a market's pages, if they are shown in the market's own currency. */
export function feeRate(country: Country, rates: readonly RateView[]): MarketRate | undefined {
  return showsOwnMoney(country) ? rates.find(({ exchange }) => exchange)?.exchange : undefined;
}
