import { decimalRatio, product, type Ratio } from './ratio';

/** An amount as an integer of the currency's minor unit (ISO 4217): 12.50 CNY is 1250, 500 UGX is 500. */
export interface Money {
  currency: string;
  minor: number;
}

/** ISO 4217 exponents that are not 2, among the currencies of the markets. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([['UGX', 0]]);

export function minorDigits(currency: string): number {
  return MINOR_DIGITS.get(currency) ?? 2;
}

/** Returns an amount. Throws RangeError unless `minor` is a safe integer. */
export function money(currency: string, minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`);
  return { currency, minor };
}

/** Converts an amount in major units (12.5 CNY), rounded half up. Throws RangeError if it is negative. */
export function moneyOf(currency: string, major: number): Money {
  const scale = { numerator: 10n ** BigInt(minorDigits(currency)), denominator: 1n };
  return multiply(money(currency, 1), product(decimalRatio(major), scale));
}

/** Returns major units, for messages only: never calculate with the result. */
export function majorUnits(amount: Money): number {
  return amount.minor / 10 ** minorDigits(amount.currency);
}

export function zero(currency: string): Money {
  return { currency, minor: 0 };
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`currencies differ: ${a.currency} and ${b.currency}`);
}

/** Returns the sum. Throws RangeError if the currencies differ. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.currency, a.minor + b.minor);
}

/** Returns one sum per currency, in the order in which the currencies first appear. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts)
    sums.set(amount.currency, add(sums.get(amount.currency) ?? zero(amount.currency), amount));
  return [...sums.values()];
}

/** Returns amount times ratio, rounded half up to the minor unit (a negative amount by its magnitude). */
export function multiply(amount: Money, ratio: Ratio): Money {
  const magnitude = BigInt(Math.abs(amount.minor)) * ratio.numerator;
  const rounded = Number((2n * magnitude + ratio.denominator) / (2n * ratio.denominator));
  return money(amount.currency, amount.minor < 0 && rounded > 0 ? -rounded : rounded);
}

/** Returns true if `a` is more than `b`. Throws RangeError if the currencies differ. */
export function isMore(a: Money, b: Money): boolean {
  assertSameCurrency(a, b);
  return a.minor > b.minor;
}

/** Returns the larger amount. Throws RangeError if the currencies differ. */
export function maxMoney(a: Money, b: Money): Money {
  return isMore(a, b) ? a : b;
}

/** Returns the smaller amount. Throws RangeError if the currencies differ. */
export function minMoney(a: Money, b: Money): Money {
  return isMore(a, b) ? b : a;
}
