import 'server-only';
import { minorDigits } from '@/lib/billing/money';
import type { MoneyValue } from '@/lib/contract/fields';
import { amountText } from '@/lib/i18n/format-money';
import type { Language } from '@/lib/market/language';

/** What a sentence can be given: amounts are written in the sentence's language. */
export type SpokenValue = string | number | MoneyValue;

/** The locale of sentences without a market: the language, with Latin digits in all six. */
export function spokenLocale(language: Language): string {
  return `${language}-u-nu-latn`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: making one costs more than a hundred uses. */
function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(spokenLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/** An amount with its ISO code, which no two markets share as they do `$` or `£`: `GHS 12.50`, `12,50 MAD`, `12,50 TRY`. */
export function moneyText({ currency, minor }: MoneyValue, language: Language): string {
  return amountText(formatOf(currency, language), minor / 10 ** minorDigits(currency));
}

export function spokenValues(values: Record<string, SpokenValue>, language: Language): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? moneyText(value, language) : value,
    ]),
  );
}
