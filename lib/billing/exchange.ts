import { FEE_CURRENCY } from './constants';
import { minorDigits, multiply, type Money } from './money';
import { decimalRatio, inverse, product, type Ratio } from './ratio';

/** CNY for one major unit of each currency, as published: { GHS: 0.62, UGX: 0.0019 }. CNY itself need not be listed. */
export type CnyPerUnit = Record<string, number>;

function cnyFor(currency: string, table: CnyPerUnit): Ratio | null {
  if (currency === FEE_CURRENCY) return decimalRatio(1);
  const rate = Object.hasOwn(table, currency) ? table[currency] : undefined;
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? decimalRatio(rate) : null;
}

function minorPerMajor(currency: string): Ratio {
  return { numerator: 10n ** BigInt(minorDigits(currency)), denominator: 1n };
}

/** Returns the minor units of `to` for one minor unit of `from`, or null if the table lacks a usable rate. */
export function exchangeRatio(from: string, to: string, table: CnyPerUnit): Ratio | null {
  if (from === to) return decimalRatio(1);
  const source = cnyFor(from, table);
  const target = cnyFor(to, table);
  if (!source || !target) return null;
  const perMajor = product(source, inverse(target));
  return product(perMajor, product(minorPerMajor(to), inverse(minorPerMajor(from))));
}

/** Returns the amount in another currency, rounded half up once, or null if the table lacks a usable rate. */
export function convert(amount: Money, to: string, table: CnyPerUnit): Money | null {
  const ratio = exchangeRatio(amount.currency, to, table);
  return ratio && { currency: to, minor: multiply(amount, ratio).minor };
}
