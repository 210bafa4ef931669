/** Why a quote cannot be ordered as it stands. The keys are stable: messages are written for them, with the arguments listed. */
export const QUOTE_VIOLATIONS = {
  /** §5 */
  'weight-out-of-range': ['min', 'max'],
  'side-not-positive': [],
  'side-too-long': ['limit'],
  'side-too-short': ['min'],
  'not-one-piece': ['max'],
  'parcel-count': ['min', 'max'],
  /** A local service asked for across a border, or the other way round. */
  'service-not-offered': ['service', 'kind'],
  /** §1: what a service takes. */
  'too-heavy-for-service': ['max'],
  'too-light-for-service': ['min'],
  /** An amount that is negative, not whole minor units, or not in the destination's currency. */
  'amount-invalid': ['currency'],
  /** §9 */
  'cash-on-delivery-over-cap': ['cap', 'capCurrency', 'most', 'currency'],
  /** §1: price protection is bounded by the tariff and by what the goods are worth. */
  'insured-over-cap': ['cap', 'capCurrency', 'most', 'currency'],
  'insured-over-value': [],
  'protection-not-offered': [],
  'exchange-rate-missing': ['currency'],
} as const;

export type QuoteViolationCode = keyof typeof QUOTE_VIOLATIONS;
export const QUOTE_VIOLATION_CODES = Object.keys(QUOTE_VIOLATIONS) as QuoteViolationCode[];

export interface QuoteViolation {
  code: QuoteViolationCode;
  /** The input's field, for focus: `lengthCm`, `cashOnDelivery`. */
  field: string;
  /** Which parcel, from 0, when the field is a parcel's. */
  parcel?: number;
  /** Arguments of the message; amounts in major units. */
  params: Record<string, string | number>;
}

type ParamsOf<C extends QuoteViolationCode> = Record<(typeof QUOTE_VIOLATIONS)[C][number], string | number>;

export function violation<C extends QuoteViolationCode>(code: C, field: string, params: ParamsOf<C>): QuoteViolation {
  return { code, field, params };
}
