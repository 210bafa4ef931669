import { FEE_CURRENCY } from './constants';
import { convert } from './exchange';
import { add, type Money } from './money';

/** Our exchange rate of a day (YYYY-MM-DD): CNY for one major unit of a market's currency. */
export interface OwnRate {
  currency: string;
  cnyPerUnit: number;
  ratesOf: string;
}

/** What amounts add up to in the money of the rate; undefined without a rate, and where all of them are in that money. */
export function ownMoney(amounts: readonly Money[], rate: OwnRate | undefined): Money | undefined {
  if (!rate || amounts.every(({ currency }) => currency === rate.currency)) return undefined;
  const table = { [FEE_CURRENCY]: 1, [rate.currency]: rate.cnyPerUnit };
  const own = amounts.map((amount) => convert(amount, rate.currency, table));
  return own.reduce((sum, amount) => sum && amount && add(sum, amount)) ?? undefined;
}

/** The rate behind a total that a quote says in the market's money. */
export function rateBehind(
  about: { total: Money; cnyPerUnit: number; ratesOf: string } | undefined,
): OwnRate | undefined {
  return about && { currency: about.total.currency, cnyPerUnit: about.cnyPerUnit, ratesOf: about.ratesOf };
}
