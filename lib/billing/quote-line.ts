import type { Money } from './money';

/** Every line a quote can hold: its clause and the arguments of its message (amounts in major units). The keys are stable. */
export const QUOTE_LINES = {
  freight: {
    rule: '§9 billing: first kg and additional kg by chargeable weight',
    params: ['chargeableKg', 'basis', 'firstKg', 'additionalKg', 'currency'],
  },
  'phone-tablet-surcharge': {
    rule: '§9 billing: phone and tablet surcharge',
    params: ['kg', 'perKg', 'currency', 'handover'],
  },
  'brand-sensitive-surcharge': {
    rule: '§9 billing: brand-sensitive goods',
    params: ['kg', 'perKg', 'currency'],
  },
  'surcharge-exempt': { rule: '§9 billing: neither applies to Morocco and Saudi Arabia', params: ['goods', 'country'] },
  'no-fuel-surcharge': { rule: '§9 billing: no fuel surcharge', params: [] },
  pickup: {
    rule: '§9 billing: pickup in China by its local rate',
    params: ['kg', 'firstKg', 'additionalKg', 'currency'],
  },
  'price-protection': {
    rule: '§1 price protection: a share of the insured value',
    params: ['percent', 'minimum', 'currency', 'insured', 'insuredCurrency', 'insuredCny'],
  },
  'cash-on-delivery-fee': {
    rule: '§9 billing: cash on delivery',
    params: ['percent', 'minimum', 'currency', 'collected', 'collectedCurrency', 'collectedCny'],
  },
  'morocco-clearance': {
    rule: '§9 customs: Morocco, clearance fee above the threshold',
    params: ['customer', 'value', 'threshold', 'currency'],
  },
  'saudi-vat': { rule: '§9 customs: Saudi Arabia, VAT of goods value', params: ['percent', 'value', 'currency'] },
  'saudi-clearance': {
    rule: '§9 customs: Saudi Arabia, clearance fee above the threshold',
    params: ['value', 'threshold', 'currency'],
  },
  'saudi-duty': {
    rule: '§9 customs: Saudi Arabia, duty in advance, settled against the actual bill',
    params: ['value', 'threshold', 'currency'],
  },
  'emirates-vat': {
    rule: '§9 customs: United Arab Emirates, VAT of goods value',
    params: ['percent', 'value', 'currency'],
  },
  'emirates-duty': {
    rule: '§9 customs: United Arab Emirates, duty in advance, excess refunded',
    params: ['value', 'threshold', 'currency'],
  },
  'customs-within-threshold': {
    rule: '§9 customs: threshold not exceeded',
    params: ['country', 'value', 'threshold', 'currency'],
  },
  'customs-value-needed': { rule: '§9 customs: goods value decides', params: ['country', 'threshold', 'currency'] },
  'customs-valuation': { rule: '§5 customs: declared value is subject to final customs valuation', params: [] },
  'remote-area': { rule: '§9 billing: remote areas', params: ['minDays', 'maxDays'] },
  're-delivery': { rule: '§9 billing: re-delivery', params: ['freeAttempts', 'days', 'fee', 'currency'] },
  compensation: { rule: '§9 billing: compensation', params: ['limit', 'currency'] },
} as const;

export type QuoteLineCode = keyof typeof QUOTE_LINES;
export const QUOTE_LINE_CODES = Object.keys(QUOTE_LINES) as QuoteLineCode[];

export type Payer = 'sender' | 'receiver';

export interface QuoteLine {
  code: QuoteLineCode;
  /** The clause that the line follows. */
  rule: string;
  params: Record<string, string | number>;
  /** Null for a line that only informs. */
  amount: Money | null;
  payer: Payer;
  /** Whose ticket it belongs to, counted from 1; null for a line of the whole shipment. */
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

/** A line without an amount: something the sender should know. */
export function notice<C extends QuoteLineCode>(code: C, params: ParamsOf<C>, payer: Payer = 'sender'): QuoteLine {
  return { code, rule: QUOTE_LINES[code].rule, params, amount: null, payer, parcel: null };
}
