import 'server-only';
import type { MoneyValue } from '@/lib/contract/fields';
import { formatMeasure } from '@/lib/i18n/format-measure';
import { formatMoney } from '@/lib/i18n/format-money';
import { formatPercent } from '@/lib/i18n/format-percent';
import { formatWorkingDays } from '@/lib/i18n/format-range';
import type { Language } from '@/lib/market/language';

/** An argument of a message; amounts and measures are formatted in its language, several currencies beside each other. */
export type MessageArgument =
  | string
  | number
  | MoneyValue
  | readonly MoneyValue[]
  | { kg: number }
  | { percent: number }
  | { workingDays: readonly [least: number, most: number] };

/** BCP 47 locale of messages without a market: the language with Latin digits. */
export function messageLocale(language: Language): string {
  return `${language}-u-nu-latn`;
}

function argumentText(value: MessageArgument, language: Language): string | number {
  if (typeof value !== 'object') return value;
  const locale = messageLocale(language);
  if ('kg' in value) return formatMeasure(value.kg, 'kg', locale);
  if ('percent' in value) return formatPercent(value.percent, locale);
  if ('workingDays' in value) return formatWorkingDays(...value.workingDays, locale);
  const amounts = 'minor' in value ? [value] : value;
  return amounts.map((amount) => formatMoney(amount, locale)).join(' + ');
}

export function formatArguments(
  values: Record<string, MessageArgument>,
  language: Language,
): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argumentText(value, language)]));
}
