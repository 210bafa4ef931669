import { COMPENSATION_LIMIT, FEE_CURRENCY } from './constants';
import { convert, exchangeRatio, type CnyPerUnit } from './exchange';
import { isMore, majorUnits, maxMoney, minMoney, money, moneyOf, multiply, type Money } from './money';
import { violation, type QuoteViolation } from './quote-violation';
import { decimalRatio } from './ratio';

/** The tariff's price of protection; amounts in CNY fen. */
export interface ProtectionTerms {
  /** Of the insured value, in percent: 1 or 0.8. */
  percent: number;
  /** The least a ticket is charged. */
  minimumMinor: number;
  /** The most that a ticket may be insured for. */
  capMinor: number;
}

export type Protection =
  | { ok: true; percent: number; minimum: Money; insuredCny: Money; fee: Money }
  | { ok: false; violation: QuoteViolation };

const refused = (found: QuoteViolation): Protection => ({ ok: false, violation: found });

/** The largest insured value in this currency (rounded down), or null without a usable rate. */
export function protectionCap(currency: string, { capMinor }: ProtectionTerms, cnyPerUnit: CnyPerUnit): Money | null {
  const ratio = exchangeRatio(FEE_CURRENCY, currency, cnyPerUnit);
  return ratio && money(currency, Number((BigInt(capMinor) * ratio.numerator) / ratio.denominator));
}

/**
 * §1, price protection: the fee in CNY for insuring one ticket for `insured` (the receiver market's currency), a share of it and at
 * least the minimum. Refused above the tariff's cap and above what the goods are declared to be worth.
 */
export function priceProtection(
  insured: Money,
  goodsValue: Money | null,
  terms: ProtectionTerms | null,
  cnyPerUnit: CnyPerUnit,
): Protection {
  const { currency } = insured;
  if (!terms) return refused(violation('protection-not-offered', 'insuredValue', {}));
  const most = protectionCap(currency, terms, cnyPerUnit);
  const insuredCny = convert(insured, FEE_CURRENCY, cnyPerUnit);
  if (!most || !insuredCny) return refused(violation('exchange-rate-missing', 'insuredValue', { currency }));
  if (insured.minor > most.minor) {
    const cap = majorUnits(money(FEE_CURRENCY, terms.capMinor));
    const params = { cap, capCurrency: FEE_CURRENCY, most: majorUnits(most), currency };
    return refused(violation('insured-over-cap', 'insuredValue', params));
  }
  if (goodsValue && insured.minor > goodsValue.minor)
    return refused(violation('insured-over-value', 'insuredValue', {}));
  const { numerator, denominator } = decimalRatio(terms.percent);
  const share = multiply(insuredCny, { numerator, denominator: denominator * 100n });
  const minimum = money(FEE_CURRENCY, terms.minimumMinor);
  return { ok: true, percent: terms.percent, minimum, insuredCny, fee: maxMoney(share, minimum) };
}

export interface Uncovered {
  /** The most that is paid for the goods of an unprotected ticket, in CNY. */
  covered: Money;
  /** As much of the value as the tariff insures, and its fee in CNY; null where protection is not offered. */
  protection: { insured: Money; fee: Money } | null;
}

/** §1, §9: goods worth more than an unprotected ticket is compensated with; null where they are not, or where their currency has no rate. */
export function uncoveredValue(
  goodsValue: Money,
  terms: ProtectionTerms | null,
  cnyPerUnit: CnyPerUnit,
): Uncovered | null {
  const covered = moneyOf(FEE_CURRENCY, COMPENSATION_LIMIT);
  const value = convert(goodsValue, FEE_CURRENCY, cnyPerUnit);
  if (!value || !isMore(value, covered)) return null;
  const most = terms && protectionCap(goodsValue.currency, terms, cnyPerUnit);
  const insured = most && minMoney(goodsValue, most);
  const priced = insured && priceProtection(insured, goodsValue, terms, cnyPerUnit);
  return { covered, protection: insured && priced?.ok ? { insured, fee: priced.fee } : null };
}
