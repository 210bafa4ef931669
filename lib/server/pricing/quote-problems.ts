import 'server-only';
import { moneyOf, type Money } from '@/lib/billing/money';
import type { QuoteViolation, QuoteViolationCode } from '@/lib/billing/quote-violation';
import { withOwnAmounts, type ShipmentAmounts } from '@/lib/orders/own-amounts';
import type { FieldProblem } from '../platform/errors';

/** The amounts that the tariff bounds. */
const CAPS = {
  'cash-on-delivery-over-cap': 'cashOnDeliveryOverCap',
  'insured-over-cap': 'insuredOverCap',
} as const;

const isCap = (code: QuoteViolationCode): code is keyof typeof CAPS => code in CAPS;

/** Sentences of `errors.json`. The request's schema finds most of these first; billing decides. */
const SENTENCES: Record<Exclude<QuoteViolationCode, 'amount-invalid' | keyof typeof CAPS>, string> = {
  'weight-out-of-range': 'weightRange',
  'side-not-positive': 'sideTooShort',
  'side-too-short': 'parcelTooSmall',
  'side-too-long': 'sideTooLong',
  'not-one-piece': 'invalid',
  'parcel-count': 'tooManyParcels',
  'service-not-offered': 'chooseService',
  'insured-over-value': 'insuredOverValue',
  'protection-not-offered': 'protectionNotOffered',
  'too-heavy-for-service': 'tooHeavyForService',
  'too-light-for-service': 'tooLightForService',
  'exchange-rate-missing': 'noRate',
};

/** The violations that another service does not have, with the argument that names the limit in kg. */
export const SERVICE_LIMITS: Record<string, 'max' | 'min'> = {
  'too-heavy-for-service': 'max',
  'too-light-for-service': 'min',
};

/** What was asked, as far as a sentence depends on it. */
type Asked = ShipmentAmounts;

function amountSentence({ field, parcel = 0, params }: QuoteViolation, asked: Asked): string {
  const amount = withOwnAmounts(asked)[parcel]?.[field as 'goodsValue'];
  return amount?.currency === params.currency ? 'tooLarge' : 'currencyOfDestination';
}

function said(
  violation: QuoteViolation,
  asked: Asked,
  offer: readonly Money[] | null,
): Pick<FieldProblem, 'message' | 'values'> {
  const { code, params } = violation;
  if (code === 'amount-invalid') return { message: amountSentence(violation, asked) };
  if (isCap(code)) {
    const amount = (currency: 'currency' | 'capCurrency', major: 'most' | 'cap') =>
      moneyOf(String(params[currency]), Number(params[major]));
    const [most, cap] = [amount('currency', 'most'), amount('capCurrency', 'cap')];
    return { message: CAPS[code], values: { most, cap, currency: String(params.currency) } };
  }
  const limit = SERVICE_LIMITS[code];
  if (limit === undefined) return { message: SENTENCES[code] };
  const price = offer ?? 'none';
  return {
    message: SENTENCES[code],
    values: { [limit]: { kg: Number(params[limit]) }, offered: offer ? 'yes' : 'no', price },
  };
}

/** Where a problem stands: amounts of a single parcel where they were written. */
function fieldOf({ field, parcel }: QuoteViolation, asked: Asked): string {
  const shared = field === 'goodsValue' || field === 'cashOnDelivery' || field === 'insuredValue';
  if (parcel === undefined || (shared && asked[field])) return field;
  return `parcels.${parcel}.${field}`;
}

/** Billing's violations as field errors of the request: `parcels.0.lengthCm`, `service`. `offer`: what the special line asks for it instead. */
export function quoteProblems(
  violations: readonly QuoteViolation[],
  asked: Asked,
  offer: readonly Money[] | null = null,
): FieldProblem[] {
  return violations.map((found) => ({ field: fieldOf(found, asked), ...said(found, asked, offer) }));
}
