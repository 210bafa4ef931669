import type { Money } from './money';

/**
 * All lines of a quote: the rule in English, and the arguments of the message (amounts in major units). The keys are
 * stable.
 */
export const QUOTE_LINES = {
  freight: {
    rule: 'Freight for the first and each additional kilogram of chargeable weight',
    params: ['chargeableKg', 'basis', 'firstKg', 'additionalKg', 'currency'],
  },
  'phone-tablet-surcharge': {
    rule: 'Surcharge for phones and tablets, for each kilogram',
    params: ['kg', 'perKg', 'currency', 'handover'],
  },
  'brand-sensitive-surcharge': {
    rule: 'Surcharge for brand-sensitive goods, for each kilogram',
    params: ['kg', 'perKg', 'currency'],
  },
  'surcharge-exempt': {
    rule: 'No surcharge for phones, tablets and brand-sensitive goods to Morocco and Saudi Arabia',
    params: ['goods', 'country'],
  },
  'no-battery-surcharge': { rule: 'No surcharge for goods with a battery', params: [] },
  'no-fuel-surcharge': { rule: 'No fuel surcharge', params: [] },
  pickup: {
    rule: 'Pickup in China at the domestic rate',
    params: ['kg', 'firstKg', 'additionalKg', 'currency'],
  },
  'price-protection': {
    rule: 'Price protection for a percentage of the insured value',
    params: ['percent', 'minimum', 'currency', 'insured', 'insuredCurrency', 'insuredCny'],
  },
  'cash-on-delivery-fee': {
    rule: 'Cash on delivery for a percentage of the collected amount',
    params: ['percent', 'minimum', 'currency', 'collected', 'collectedCurrency', 'collectedCny'],
  },
  'morocco-clearance': {
    rule: 'Clearance fee in Morocco if the goods value exceeds the threshold',
    params: ['customer', 'value', 'threshold', 'currency'],
  },
  'saudi-vat': { rule: 'VAT in Saudi Arabia on the goods value', params: ['percent', 'value', 'currency'] },
  'saudi-clearance': {
    rule: 'Clearance fee in Saudi Arabia if the goods value exceeds the threshold',
    params: ['value', 'threshold', 'currency'],
  },
  'saudi-duty': {
    rule: 'Duty in Saudi Arabia, collected in advance and settled against the actual bill',
    params: ['value', 'threshold', 'currency'],
  },
  'emirates-vat': {
    rule: 'VAT in the United Arab Emirates on the goods value',
    params: ['percent', 'value', 'currency'],
  },
  'emirates-duty': {
    rule: 'Duty in the United Arab Emirates, collected in advance; the excess is refunded',
    params: ['value', 'threshold', 'currency'],
  },
  'customs-within-threshold': {
    rule: 'No customs charge, because the goods value does not exceed the threshold',
    params: ['country', 'value', 'threshold', 'currency'],
  },
  'customs-value-needed': {
    rule: 'Customs charge that depends on the goods value, which is not known',
    params: ['country', 'threshold', 'currency'],
  },
  'customs-valuation': { rule: 'Final valuation by customs, which may differ from the declared value', params: [] },
  'remote-area': { rule: 'Additional working days for a remote area', params: ['minDays', 'maxDays'] },
  're-delivery': {
    rule: 'Fee for each delivery attempt after the free ones',
    params: ['freeAttempts', 'days', 'fee', 'currency'],
  },
  compensation: { rule: 'Compensation for lost or damaged goods, up to a limit', params: ['limit', 'currency'] },
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

export function chargeLine<C extends QuoteLineCode>(
  code: C,
  params: ParamsOf<C>,
  amount: Money,
  payer: Payer = 'sender',
): QuoteLine {
  return { code, rule: QUOTE_LINES[code].rule, params, amount, payer, parcel: null };
}

/** Returns a line without an amount, which only informs. */
export function infoLine<C extends QuoteLineCode>(code: C, params: ParamsOf<C>, payer: Payer = 'sender'): QuoteLine {
  return { code, rule: QUOTE_LINES[code].rule, params, amount: null, payer, parcel: null };
}
