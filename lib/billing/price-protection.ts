import { MAX_COMPENSATION, FEE_CURRENCY } from './constants';
import { convert, exchangeRatio, type CnyPerUnit } from './exchange';
import { isMore, majorUnits, maxMoney, minMoney, money, moneyOf, multiply, type Money } from './money';
import { violation, type QuoteViolation } from './quote-violation';
import { decimalRatio } from './ratio';

/** The tariff's price of protection. Amounts are in CNY fen. */
export interface ProtectionTerms {
  /** Percent of the insured value: 1 or 0.8. */
  percent: number;
  /** Minimum fee of a ticket. */
  minimumMinor: number;
  /** Maximum insured value of a ticket. */
  capMinor: number;
}

export type Protection =
  | { ok: true; percent: number; minimum: Money; insuredCny: Money; fee: Money }
  | { ok: false; violation: QuoteViolation };

const refuse = (violation: QuoteViolation): Protection => ({ ok: false, violation });

/** Returns the largest insured value in this currency (rounded down), or null without a usable rate. */
export function protectionCap(currency: string, { capMinor }: ProtectionTerms, cnyPerUnit: CnyPerUnit): Money | null {
  const ratio = exchangeRatio(FEE_CURRENCY, currency, cnyPerUnit);
  return ratio && money(currency, Number((BigInt(capMinor) * ratio.numerator) / ratio.denominator));
}

/**
 * Returns the fee in CNY of price protection for one ticket (§1). It is a percentage of `insured`, which is in the
 * receiver market's currency, and at least the minimum. Rejects values above the tariff's cap and above the declared
 * value of the goods.
 */
export function priceProtection(
  insured: Money,
  goodsValue: Money | null,
  terms: ProtectionTerms | null,
  cnyPerUnit: CnyPerUnit,
): Protection {
  const { currency } = insured;
  if (!terms) return refuse(violation('protection-not-offered', 'insuredValue', {}));
  const max = protectionCap(currency, terms, cnyPerUnit);
  const insuredCny = convert(insured, FEE_CURRENCY, cnyPerUnit);
  if (!max || !insuredCny) return refuse(violation('exchange-rate-missing', 'insuredValue', { currency }));
  if (insured.minor > max.minor) {
    const cap = majorUnits(money(FEE_CURRENCY, terms.capMinor));
    const params = { cap, capCurrency: FEE_CURRENCY, most: majorUnits(max), currency };
    return refuse(violation('insured-over-cap', 'insuredValue', params));
  }
  if (goodsValue && insured.minor > goodsValue.minor)
    return refuse(violation('insured-over-value', 'insuredValue', {}));
  const { numerator, denominator } = decimalRatio(terms.percent);
  const share = multiply(insuredCny, { numerator, denominator: denominator * 100n });
  const minimum = money(FEE_CURRENCY, terms.minimumMinor);
  return { ok: true, percent: terms.percent, minimum, insuredCny, fee: maxMoney(share, minimum) };
}

/** Returns true if the standard compensation of every ticket covers the value, so that protection adds nothing (§9). */
export function isWithinLiability(value: Money, cnyPerUnit: CnyPerUnit): boolean {
  const inCny = convert(value, FEE_CURRENCY, cnyPerUnit);
  return inCny !== null && !isMore(inCny, moneyOf(FEE_CURRENCY, MAX_COMPENSATION));
}

export interface UncoveredAmount {
  /** Maximum compensation for the goods of an unprotected ticket, in CNY. */
  covered: Money;
  /** The part of the value that the tariff insures, and its fee in CNY; null if protection is not offered. */
  protection: { insured: Money; fee: Money } | null;
}

/**
 * Returns the compensation and the possible protection for goods worth more than an unprotected ticket covers (§1, §9).
 * Null if the goods are not worth more, or if their currency has no rate.
 */
export function uncoveredAmountOf(
  goodsValue: Money,
  terms: ProtectionTerms | null,
  cnyPerUnit: CnyPerUnit,
): UncoveredAmount | null {
  const covered = moneyOf(FEE_CURRENCY, MAX_COMPENSATION);
  const value = convert(goodsValue, FEE_CURRENCY, cnyPerUnit);
  if (!value || !isMore(value, covered)) return null;
  const most = terms && protectionCap(goodsValue.currency, terms, cnyPerUnit);
  const insured = most && minMoney(goodsValue, most);
  const priced = insured && priceProtection(insured, goodsValue, terms, cnyPerUnit);
  return { covered, protection: insured && priced?.ok ? { insured, fee: priced.fee } : null };
}
