import type { Money } from './money';

/**
 * All lines of a quote: the rule in English, and the arguments of the message (amounts in major units). The keys are
 * stable.
 */
export const QUOTE_LINES = {
  freight: {
    rule: 'First kg and additional kg by chargeable weight',
    params: ['chargeableKg', 'basis', 'firstKg', 'additionalKg', 'currency'],
  },
  'phone-tablet-surcharge': {
    rule: 'Phone and tablet surcharge',
    params: ['kg', 'perKg', 'currency', 'handover'],
  },
  'brand-sensitive-surcharge': {
    rule: 'Brand-sensitive goods',
    params: ['kg', 'perKg', 'currency'],
  },
  'surcharge-exempt': { rule: 'Neither applies to Morocco and Saudi Arabia', params: ['goods', 'country'] },
  'no-battery-surcharge': { rule: 'No surcharge for goods with a battery', params: [] },
  'no-fuel-surcharge': { rule: 'No fuel surcharge', params: [] },
  pickup: {
    rule: 'Pickup in China by its local rate',
    params: ['kg', 'firstKg', 'additionalKg', 'currency'],
  },
  'price-protection': {
    rule: 'Price protection by a share of the insured value',
    params: ['percent', 'minimum', 'currency', 'insured', 'insuredCurrency', 'insuredCny'],
  },
  'cash-on-delivery-fee': {
    rule: 'Cash on delivery',
    params: ['percent', 'minimum', 'currency', 'collected', 'collectedCurrency', 'collectedCny'],
  },
  'morocco-clearance': {
    rule: 'Morocco, clearance fee above the threshold',
    params: ['customer', 'value', 'threshold', 'currency'],
  },
  'saudi-vat': { rule: 'Saudi Arabia, VAT of goods value', params: ['percent', 'value', 'currency'] },
  'saudi-clearance': {
    rule: 'Saudi Arabia, clearance fee above the threshold',
    params: ['value', 'threshold', 'currency'],
  },
  'saudi-duty': {
    rule: 'Saudi Arabia, duty in advance, settled against the actual bill',
    params: ['value', 'threshold', 'currency'],
  },
  'emirates-vat': {
    rule: 'United Arab Emirates, VAT of goods value',
    params: ['percent', 'value', 'currency'],
  },
  'emirates-duty': {
    rule: 'United Arab Emirates, duty in advance, excess refunded',
    params: ['value', 'threshold', 'currency'],
  },
  'customs-within-threshold': {
    rule: 'Threshold not exceeded',
    params: ['country', 'value', 'threshold', 'currency'],
  },
  'customs-value-needed': { rule: 'Goods value decides', params: ['country', 'threshold', 'currency'] },
  'customs-valuation': { rule: 'Declared value is subject to final customs valuation', params: [] },
  'remote-area': { rule: 'Remote areas', params: ['minDays', 'maxDays'] },
  're-delivery': { rule: 'Re-delivery', params: ['freeAttempts', 'days', 'fee', 'currency'] },
  compensation: { rule: 'Compensation', params: ['limit', 'currency'] },
} as const;

export type QuoteLineCode = keyof typeof QUOTE_LINES;
export const QUOTE_LINE_CODES = Object.keys(QUOTE_LINES) as QuoteLineCode[];

export type Payer = 'sender' | 'receiver';

export interface QuoteLine {
  code: QuoteLineCode;
  /** The rule that the line follows, in English. */
  rule: string;
  params: Record<string, string | number>;
  /** Null for a line that only informs. */
  amount: Money | null;
  payer: Payer;
  /** Number of the parcel (ticket), counted from 1; null for a line of the whole shipment. */
  parcel: number | null;
}

type ParamsOf<C extends QuoteLineCode> = Record<(typeof QUOTE_LINES)[C]['params'][number], string | number>;

export function charge<C extends QuoteLineCode>(
  code: C,
  params: ParamsOf<C>,
  amount: Money,
  payer: Payer = 'sender',
): QuoteLine {
  return { code, rule: QUOTE_LINES[code].rule, params, amount, payer, parcel: null };
}

/** Returns a line without an amount, as information for the sender. */
export function notice<C extends QuoteLineCode>(code: C, params: ParamsOf<C>, payer: Payer = 'sender'): QuoteLine {
  return { code, rule: QUOTE_LINES[code].rule, params, amount: null, payer, parcel: null };
}
