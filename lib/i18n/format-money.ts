import { minorDigits, type Money } from '@/lib/billing/money';

/**
 * An amount as `locale` writes it, with the currency's code: `GHS 1,250.00`. `options` may change the look, such as
 * leaving out the empty decimals of a round figure.
 */
export function formatMoney(
  { currency, minor }: Money,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  }).format(minor / 10 ** digits);
}
