import 'server-only';
import * as z from 'zod';
import type { MoneyValue } from '@/lib/contract/fields';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { regionName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';

const amount: z.ZodType<MoneyValue> = z.object({ currency: z.string(), minor: z.number() });

/**
 * Schema of an argument of a message, which is stored with it. Amounts, measures and countries (ISO 3166) are formatted
 * in the message's language. Several currencies are listed.
 */
export const MESSAGE_ARGUMENT = z.union([
  z.string(),
  z.number(),
  amount,
  z.array(amount).readonly(),
  z.object({ kg: z.number() }),
  z.object({ percent: z.number() }),
  z.object({ workingDays: z.tuple([z.number(), z.number()]).readonly() }),
  z.object({ region: z.string() }),
]);
export type MessageArgument = z.infer<typeof MESSAGE_ARGUMENT>;

/** Returns the BCP 47 locale of messages without a market: the language with Latin digits. */
export function messageLocale(language: Language): string {
  return `${language}-u-nu-latn`;
}

function argumentText(value: MessageArgument, language: Language): string | number {
  if (typeof value !== 'object') return value;
  if ('region' in value) return regionName(value.region, language);
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
