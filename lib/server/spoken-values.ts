import 'server-only';
import type { MoneyValue } from '@/lib/contract/fields';
import { formatMoney } from '@/lib/i18n/format-money';
import type { Language } from '@/lib/market/language';

/** What a sentence can be given: amounts are written in the sentence's language. */
export type SpokenValue = string | number | MoneyValue;

/** The locale of sentences without a market: the language, with Latin digits in all six. */
export function spokenLocale(language: Language): string {
  return `${language}-u-nu-latn`;
}

/** An amount with its ISO code, which no two markets share as they do `$` or `£`: `GHS 12.50`, `12,50 MAD`, `12,50 TRY`. */
export function moneyText(amount: MoneyValue, language: Language): string {
  return formatMoney(amount, spokenLocale(language));
}

export function spokenValues(values: Record<string, SpokenValue>, language: Language): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? moneyText(value, language) : value,
    ]),
  );
}
