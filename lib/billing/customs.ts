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
import { charge, notice, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import { percent } from './ratio';

export const CUSTOMERS = ['individual', 'business'] as const;
export type Customer = (typeof CUSTOMERS)[number];

export interface CustomsInput {
  destinationCountry: Country;
  customer: Customer;
  /** Declared value in the destination's currency; unknown if left out. */
  goodsValue?: Money | null;
  /** Freight of the ticket, in the rate's currency. */
  freight: Money;
  cnyPerUnit: CnyPerUnit;
}

export interface Customs {
  lines: QuoteLine[];
  violations: QuoteViolation[];
}

const THRESHOLDS: Partial<Record<Country, Money>> = {
  MA: moneyOf('MAD', MOROCCO_THRESHOLD_MAD),
  SA: moneyOf('SAR', SAUDI_THRESHOLD_SAR),
  AE: moneyOf('AED', EMIRATES_THRESHOLD_AED),
};

type ValueCheck = { country: Country; value: Money; threshold: Money };

const facts = ({ value, threshold }: ValueCheck) => ({
  value: majorUnits(value),
  threshold: majorUnits(threshold),
  currency: threshold.currency,
});

function within(check: ValueCheck): QuoteLine {
  return notice('customs-within-threshold', { country: check.country, ...facts(check) });
}

/** Returns Morocco's line. The fee is stated in CNY and paid at the place of sending. */
function morocco(check: ValueCheck, customer: Customer): QuoteLine[] {
  if (!isMore(check.value, check.threshold)) return [within(check)];
  const fee = moneyOf(FEE_CURRENCY, MOROCCO_CLEARANCE_CNY[customer]);
  return [charge('morocco-clearance', { customer, ...facts(check) }, fee)];
}

function vat(code: 'saudi-vat' | 'emirates-vat', rate: number, value: Money): QuoteLine {
  const params = { percent: rate, value: majorUnits(value), currency: value.currency };
  return charge(code, params, multiply(value, percent(rate)), 'receiver');
}

function saudiArabia(check: ValueCheck): QuoteLine[] {
  const tax = vat('saudi-vat', SAUDI_VAT_PERCENT, check.value);
  if (!isMore(check.value, check.threshold)) return [tax, within(check)];
  const clearance = moneyOf('SAR', SAUDI_CLEARANCE_SAR);
  return [
    tax,
    charge('saudi-clearance', facts(check), clearance, 'receiver'),
    notice('saudi-duty', facts(check), 'receiver'),
  ];
}

function emirates(check: ValueCheck): QuoteLine[] {
  const tax = vat('emirates-vat', EMIRATES_VAT_PERCENT, check.value);
  if (!isMore(check.value, check.threshold)) return [tax, within(check)];
  return [tax, notice('emirates-duty', facts(check), 'receiver')];
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
export function customs(input: CustomsInput): Customs {
  const { destinationCountry: country, goodsValue, freight, customer } = input;
  const threshold = THRESHOLDS[country];
  if (!threshold) return { lines: [], violations: [] };
  const { currency } = threshold;
  if (!goodsValue) {
    const params = { country, threshold: majorUnits(threshold), currency };
    return { lines: [notice('customs-value-needed', params)], violations: [] };
  }
  const value = judgedValue(input, goodsValue);
  if (!value) {
    const missing = exchangeGap(freight.currency, currency, input.cnyPerUnit);
    return { lines: [], violations: [violation('exchange-rate-missing', 'goodsValue', { currency: missing })] };
  }
  const check = { country, value, threshold };
  if (country === 'MA') return { lines: morocco(check, customer), violations: [] };
  return { lines: country === 'SA' ? saudiArabia(check) : emirates(check), violations: [] };
}

/** Returns the currency of the two that has no usable rate in the table. */
function exchangeGap(from: string, to: string, table: CnyPerUnit): string {
  return convert({ currency: from, minor: 0 }, FEE_CURRENCY, table) ? to : from;
}
