import 'server-only';
import { moneyOf, type Money } from '@/lib/billing/money';
import type { QuoteViolation, QuoteViolationCode } from '@/lib/billing/quote-violation';
import type { FieldProblem } from '../errors';

/** Sentences of `errors.json`. The request's schema finds most of these first; billing decides. */
const SENTENCES: Record<Exclude<QuoteViolationCode, 'amount-invalid' | 'cash-on-delivery-over-cap'>, string> = {
  'weight-out-of-range': 'weightRange',
  'side-not-positive': 'sideTooShort',
  'side-too-short': 'parcelTooSmall',
  'side-too-long': 'sideTooLong',
  'not-one-piece': 'invalid',
  'parcel-count': 'tooManyParcels',
  'service-not-offered': 'chooseService',
  'exchange-rate-missing': 'noRate',
};

export interface QuotedAmounts {
  goodsValue: Money | null;
  cashOnDelivery: Money | null;
}

function amountSentence({ field, params }: QuoteViolation, amounts: QuotedAmounts): string {
  const amount = field === 'goodsValue' ? amounts.goodsValue : amounts.cashOnDelivery;
  return amount?.currency === params.currency ? 'tooLarge' : 'currencyOfDestination';
}

function said(violation: QuoteViolation, amounts: QuotedAmounts): Pick<FieldProblem, 'message' | 'values'> {
  const { code, params } = violation;
  if (code === 'amount-invalid') return { message: amountSentence(violation, amounts) };
  if (code !== 'cash-on-delivery-over-cap') return { message: SENTENCES[code] };
  const amount = (currency: 'currency' | 'capCurrency', major: 'most' | 'cap') =>
    moneyOf(String(params[currency]), Number(params[major]));
  return {
    message: 'cashOnDeliveryOverCap',
    values: {
      most: amount('currency', 'most'),
      cap: amount('capCurrency', 'cap'),
      currency: String(params.currency),
    },
  };
}

/** Billing's violations as field errors of the request: `parcels.0.lengthCm`, `cashOnDelivery`. */
export function quoteProblems(violations: readonly QuoteViolation[], amounts: QuotedAmounts): FieldProblem[] {
  return violations.map((violation) => {
    const { field, parcel } = violation;
    return { field: parcel === undefined ? field : `parcels.${parcel}.${field}`, ...said(violation, amounts) };
  });
}
