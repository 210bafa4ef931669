import { minorDigits, type Money } from '@/lib/billing/money';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: making one costs more than a hundred uses. */
function formatOf(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
  formats.set(key, made);
  return made;
}

/**
 * An amount as `locale` writes it, with the currency's code: `GHS 1,250.00`. `options` may change the look, such as
 * leaving out the empty decimals of a round figure. Turkish writes `1.250,00 TRY`, which Intl knows of its sign only.
 */
export function formatMoney(
  { currency, minor }: Money,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const format = formatOf(currency, locale, options);
  const amount = minor / 10 ** minorDigits(currency);
  if (new Intl.Locale(locale).language !== 'tr') return format.format(amount);
  const figures = format.formatToParts(amount).filter(({ type }) => type !== 'currency' && type !== 'literal');
  return `${figures.map(({ value }) => value).join('')}\u00a0${currency}`;
}
