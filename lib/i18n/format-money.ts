import { minorDigits, type Money } from '@/lib/billing/money';

/** An amount as `locale` writes it, with the currency's code: `GHS 1,250.00`. */
export function formatMoney({ currency, minor }: Money, locale: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}
