import { minorDigits, type Money } from '@/lib/billing/money';

/**
 * What `format` makes of an amount, the code where the language has it: Turkish writes `1.250,00 TRY`, which Intl knows of
 * its sign only.
 */
export function amountText(format: Intl.NumberFormat, amount: number): string {
  const { locale, currency } = format.resolvedOptions();
  if (new Intl.Locale(locale).language !== 'tr') return format.format(amount);
  const figures = format.formatToParts(amount).filter(({ type }) => type !== 'currency' && type !== 'literal');
  return `${figures.map(({ value }) => value).join('')}\u00a0${currency}`;
}

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
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
  return amountText(format, minor / 10 ** digits);
}
