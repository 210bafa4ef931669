import type { OwnRate } from '@/lib/billing/own-money';
import type { RateView } from '@/lib/contract/quotes';
import type { Country } from '@/lib/market/country';

/** §9: Morocco's prices are in its own money, so its pages show fees in it too. Other markets' prices are in CNY, as the fees are. */
export function feeRate(country: Country, rates: readonly RateView[]): OwnRate | undefined {
  return country === 'MA' ? rates.find(({ exchange }) => exchange)?.exchange : undefined;
}
