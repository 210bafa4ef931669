import 'server-only';
import { moneyOf, type Money } from '@/lib/billing/money';
import type { QuoteViolation, QuoteViolationCode } from '@/lib/billing/quote-violation';
import { withOwnAmounts, type ShipmentAmounts } from '@/lib/orders/own-amounts';
import type { FieldProblem } from '../platform/errors';

/** Messages for amounts above a limit of the tariff. */
const CAP_MESSAGES = {
  'cash-on-delivery-over-cap': 'cashOnDeliveryOverCap',
  'insured-over-cap': 'insuredOverCap',
} as const;

const isCap = (code: QuoteViolationCode): code is keyof typeof CAP_MESSAGES => code in CAP_MESSAGES;

/** Keys of `errors.json`. The request's schema detects most of these violations before billing does. */
const VIOLATION_MESSAGES: Record<
  Exclude<QuoteViolationCode, 'amount-invalid' | 'insured-within-liability' | keyof typeof CAP_MESSAGES>,
  string
> = {
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
  'service-without-batteries': 'serviceWithoutBatteries',
  'exchange-rate-missing': 'noRate',
};

/**
 * Violations that a change of service can avoid, each with the argument that contains the limit in kg, if there is one.
 */
export const SERVICE_LIMITS: Record<string, 'max' | 'min' | null> = {
  'too-heavy-for-service': 'max',
  'too-light-for-service': 'min',
  'service-without-batteries': null,
};

/** Returns the key of the message for an amount that the parcel may not have. */
function amountSentence({ field, parcel = 0, params }: QuoteViolation, amounts: ShipmentAmounts): string {
  const amount = withOwnAmounts(amounts)[parcel]?.[field as 'goodsValue'];
  return amount?.currency === params.currency ? 'tooLarge' : 'currencyOfDestination';
}

function problemMessage(
  violation: QuoteViolation,
  amounts: ShipmentAmounts,
  offer: readonly Money[] | null,
): Pick<FieldProblem, 'message' | 'values'> {
  const { code, params } = violation;
  if (code === 'amount-invalid') return { message: amountSentence(violation, amounts) };
  if (code === 'insured-within-liability')
    return {
      message: 'insuredWithinLiability',
      values: { limit: moneyOf(String(params.currency), Number(params.limit)) },
    };
  if (isCap(code)) {
    const amount = (currency: 'currency' | 'capCurrency', major: 'most' | 'cap') =>
      moneyOf(String(params[currency]), Number(params[major]));
    const [most, cap] = [amount('currency', 'most'), amount('capCurrency', 'cap')];
    return { message: CAP_MESSAGES[code], values: { most, cap, currency: String(params.currency) } };
  }
  const limit = SERVICE_LIMITS[code];
  if (limit === undefined) return { message: VIOLATION_MESSAGES[code] };
  const price = offer ?? 'none';
  return {
    message: VIOLATION_MESSAGES[code],
    values: {
      ...(limit && { [limit]: { kg: Number(params[limit]) } }),
      offered: offer ? 'yes' : 'no',
      price,
    },
  };
}

/** Returns the field of a violation. Amounts of a single parcel are named as the request has them. */
function fieldOf({ field, parcel }: QuoteViolation, amounts: ShipmentAmounts): string {
  const isAmount = field === 'goodsValue' || field === 'cashOnDelivery' || field === 'insuredValue';
  if (parcel === undefined || (isAmount && amounts[field])) return field;
  return `parcels.${parcel}.${field}`;
}

/**
 * Returns billing's violations as field errors of the request, such as `parcels.0.lengthCm` or `service`. `offer` is
 * the price of the special line instead.
 */
export function quoteProblems(
  violations: readonly QuoteViolation[],
  amounts: ShipmentAmounts,
  offer: readonly Money[] | null = null,
): FieldProblem[] {
  return violations.map((violation) => ({
    field: fieldOf(violation, amounts),
    ...problemMessage(violation, amounts, offer),
  }));
}
