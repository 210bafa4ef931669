import type { OwnRate } from '@/lib/billing/own-money';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';

/**
 * Morocco's prices are in its own money, so its pages show fees in it too (§9). Other markets' prices are in CNY, as
 * the fees are.
 */
export const showsOwnMoney = (country: Country): boolean => country === 'MA';

/** Returns the rate in which a market's pages show fees, if they show them in its own money. */
export function feeRate(country: Country, rates: readonly RateView[]): OwnRate | undefined {
  return showsOwnMoney(country) ? rates.find(({ exchange }) => exchange)?.exchange : undefined;
}
