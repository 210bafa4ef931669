import 'server-only';
import type { MoneyValue } from '@/lib/contract/fields';
import { formatMoney } from '@/lib/i18n/format-money';
import type { Language } from '@/lib/market/language';

/** An argument of a message; amounts are formatted in the message's language, several currencies beside each other. */
export type MessageArgument = string | number | MoneyValue | readonly MoneyValue[];

/** BCP 47 locale of messages without a market: the language with Latin digits. */
export function messageLocale(language: Language): string {
  return `${language}-u-nu-latn`;
}

function argumentText(value: MessageArgument, language: Language): string | number {
  if (typeof value !== 'object') return value;
  const amounts = 'minor' in value ? [value] : value;
  return amounts.map((amount) => formatMoney(amount, messageLocale(language))).join(' + ');
}

export function formatArguments(
  values: Record<string, MessageArgument>,
  language: Language,
): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argumentText(value, language)]));
}
