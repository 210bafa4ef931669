import { FEE_CURRENCY } from './constants';
import { minorDigits, type Money } from './money';

/** Our exchange rate of a day (YYYY-MM-DD): CNY for one major unit of a market's currency. */
export interface MarketRate {
  currency: string;
  cnyPerUnit: number;
  ratesOf: string;
}

const unitOf = (currency: string) => 10 ** minorDigits(currency);

/**
 * Returns the approximate sum of amounts in the currency of the rate. Undefined without a rate, if all amounts are in
 * that currency already, and if one is in a third currency. Browsers use it too, so it is plain arithmetic: no charge
 * is based on it.
 */
export function sumInMarketCurrency(amounts: readonly Money[], rate: MarketRate | undefined): Money | undefined {
  if (!rate || amounts.every(({ currency }) => currency === rate.currency)) return undefined;
  const { currency, cnyPerUnit } = rate;
  if (amounts.some((amount) => amount.currency !== currency && amount.currency !== FEE_CURRENCY)) return undefined;
  const perCny = unitOf(currency) / unitOf(FEE_CURRENCY) / cnyPerUnit;
  const minor = amounts.reduce((sum, each) => sum + each.minor * (each.currency === currency ? 1 : perCny), 0);
  return { currency, minor: Math.round(minor) };
}

/** Returns the rate behind a quote's total in the market's currency. */
export function rateOfTotal(
  about: { total: Money; cnyPerUnit: number; ratesOf: string } | undefined,
): MarketRate | undefined {
  return about && { currency: about.total.currency, cnyPerUnit: about.cnyPerUnit, ratesOf: about.ratesOf };
}
