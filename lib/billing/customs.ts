import { MARKETS, type Country } from '@/lib/market/country';
import {
  EMIRATES_THRESHOLD_AED,
  EMIRATES_VAT_PERCENT,
  FEE_CURRENCY,
  MOROCCO_CLEARANCE_CNY,
  MOROCCO_THRESHOLD_MAD,
  SAUDI_CLEARANCE_SAR,
  SAUDI_THRESHOLD_SAR,
  SAUDI_VAT_PERCENT,
} from './constants';
import { convert, type CnyPerUnit } from './exchange';
import { add, isMore, majorUnits, moneyOf, multiply, type Money } from './money';
import { chargeLine, infoLine, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import { percent } from './ratio';

export const CUSTOMER_TYPES = ['individual', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

export interface CustomsInput {
  destinationCountry: Country;
  customer: CustomerType;
  /** Declared value in the destination's currency; unknown if left out. */
  goodsValue?: Money | null;
  /** Freight of the ticket, in the rate's currency. */
  freight: Money;
  cnyPerUnit: CnyPerUnit;
}

export interface PricedCustoms {
  lines: QuoteLine[];
  violations: QuoteViolation[];
}

const THRESHOLDS: Partial<Record<Country, Money>> = {
  MA: moneyOf('MAD', MOROCCO_THRESHOLD_MAD),
  SA: moneyOf('SAR', SAUDI_THRESHOLD_SAR),
  AE: moneyOf('AED', EMIRATES_THRESHOLD_AED),
};

type ValueCheck = { country: Country; value: Money; threshold: Money };

const thresholdParams = ({ value, threshold }: ValueCheck) => ({
  value: majorUnits(value),
  threshold: majorUnits(threshold),
  currency: threshold.currency,
});

function withinThreshold(check: ValueCheck): QuoteLine {
  return infoLine('customs-within-threshold', { country: check.country, ...thresholdParams(check) });
}

/** Returns Morocco's line. The fee is stated in CNY and paid at the place of sending. */
function moroccoLines(check: ValueCheck, customer: CustomerType): QuoteLine[] {
  if (!isMore(check.value, check.threshold)) return [withinThreshold(check)];
  const fee = moneyOf(FEE_CURRENCY, MOROCCO_CLEARANCE_CNY[customer]);
  return [chargeLine('morocco-clearance', { customer, ...thresholdParams(check) }, fee)];
}

function vatLine(code: 'saudi-vat' | 'emirates-vat', rate: number, value: Money): QuoteLine {
  const params = { percent: rate, value: majorUnits(value), currency: value.currency };
  return chargeLine(code, params, multiply(value, percent(rate)), 'receiver');
}

function saudiLines(check: ValueCheck): QuoteLine[] {
  const tax = vatLine('saudi-vat', SAUDI_VAT_PERCENT, check.value);
  if (!isMore(check.value, check.threshold)) return [tax, withinThreshold(check)];
  const clearance = moneyOf('SAR', SAUDI_CLEARANCE_SAR);
  return [
    tax,
    chargeLine('saudi-clearance', thresholdParams(check), clearance, 'receiver'),
    infoLine('saudi-duty', thresholdParams(check), 'receiver'),
  ];
}

function emiratesLines(check: ValueCheck): QuoteLine[] {
  const tax = vatLine('emirates-vat', EMIRATES_VAT_PERCENT, check.value);
  if (!isMore(check.value, check.threshold)) return [tax, withinThreshold(check)];
  return [tax, infoLine('emirates-duty', thresholdParams(check), 'receiver')];
}

/**
 * Returns the value to compare with the threshold: for Morocco goods and freight, for the other countries the goods
 * only. Null if the freight cannot be converted to MAD.
 */
function judgedValue({ destinationCountry, freight, cnyPerUnit }: CustomsInput, goodsValue: Money): Money | null {
  if (destinationCountry !== 'MA') return goodsValue;
  const local = convert(freight, MARKETS.MA.currency, cnyPerUnit);
  return local && add(goodsValue, local);
}

/**
 * Returns the customs lines for Morocco, Saudi Arabia and the Emirates, each in the currency of its rule; none
 * elsewhere (§9). "Above" is strictly above. Each ticket is its own declaration. VAT is due at any value. The receiver
 * pays fees in the destination's currency. The duty rate is not known, so a line announces duty without an amount.
 * Throws RangeError if `goodsValue` is not in the destination's currency.
 */
export function priceCustoms(input: CustomsInput): PricedCustoms {
  const { destinationCountry: country, goodsValue, freight, customer } = input;
  const threshold = THRESHOLDS[country];
  if (!threshold) return { lines: [], violations: [] };
  const { currency } = threshold;
  if (!goodsValue) {
    const params = { country, threshold: majorUnits(threshold), currency };
    return { lines: [infoLine('customs-value-needed', params)], violations: [] };
  }
  const value = judgedValue(input, goodsValue);
  if (!value) {
    const missing = currencyWithoutRate(freight.currency, currency, input.cnyPerUnit);
    return { lines: [], violations: [violation('exchange-rate-missing', 'goodsValue', { currency: missing })] };
  }
  const check = { country, value, threshold };
  if (country === 'MA') return { lines: moroccoLines(check, customer), violations: [] };
  return { lines: country === 'SA' ? saudiLines(check) : emiratesLines(check), violations: [] };
}

/** Returns the currency of the two that has no usable rate in the table. */
function currencyWithoutRate(from: string, to: string, table: CnyPerUnit): string {
  return convert({ currency: from, minor: 0 }, FEE_CURRENCY, table) ? to : from;
}
