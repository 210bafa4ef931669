/**
 * Reasons why a quote cannot be ordered as it is. The keys are stable: messages exist for them, with the arguments
 * listed.
 */
export const QUOTE_VIOLATIONS = {
  /** Limits of a parcel's weight, sides and shape (§5). */
  'weight-out-of-range': ['min', 'max'],
  'side-not-positive': [],
  'side-too-long': ['limit'],
  'side-too-short': ['min'],
  'not-one-piece': ['max'],
  'parcel-count': ['min', 'max'],
  /** A local service requested across a border, or the reverse. */
  'service-not-offered': ['service', 'kind'],
  /** Weight limits of a service (§1). */
  'too-heavy-for-service': ['max'],
  'too-light-for-service': ['min'],
  /** Goods with a battery travel on the special line only (§9). */
  'service-without-batteries': [],
  /** An amount that is negative, not whole minor units, or not in the destination's currency. */
  'amount-invalid': ['currency'],
  /** The limit of one collection (§9). */
  'cash-on-delivery-over-cap': ['cap', 'capCurrency', 'most', 'currency'],
  /** Price protection is limited by the tariff and by the value of the goods (§1). */
  'insured-over-cap': ['cap', 'capCurrency', 'most', 'currency'],
  'insured-over-value': [],
  'protection-not-offered': [],
  /** The compensation covers this value without protection (§9). */
  'insured-within-liability': ['limit', 'currency'],
  'exchange-rate-missing': ['currency'],
} as const;

export type QuoteViolationCode = keyof typeof QUOTE_VIOLATIONS;
export const QUOTE_VIOLATION_CODES = Object.keys(QUOTE_VIOLATIONS) as QuoteViolationCode[];

export interface QuoteViolation {
  code: QuoteViolationCode;
  /** The input's field, to set the focus: `lengthCm`, `cashOnDelivery`. */
  field: string;
  /** Index of the parcel, from 0, if the field belongs to a parcel. */
  parcel?: number;
  /** Arguments of the message; amounts in major units. */
  params: Record<string, string | number>;
}

type ParamsOf<C extends QuoteViolationCode> = Record<(typeof QUOTE_VIOLATIONS)[C][number], string | number>;

export function violation<C extends QuoteViolationCode>(code: C, field: string, params: ParamsOf<C>): QuoteViolation {
  return { code, field, params };
}
