import { isolateLeftToRight } from './isolate';
import { languageOf } from '../language-of';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format of numbers with at most `decimals` decimals: creating one costs more than a hundred uses. */
export function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

/** Returns a number with thousands separators and at most three decimals. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, 3).format(value);
}

/** Words between the ends of a range, in languages that use a word. */
const RANGE_WORDS: Readonly<Record<string, string>> = { fr: 'à', ar: 'إلى', ur: 'سے' };

/** Returns the two ends of a range on one line: `5–10`, `5 à 10`, `پیر سے جمعہ`; a single value if both are equal. */
export function joinRange(from: string, to: string, locale: string): string {
  if (from === to) return from;
  const word = RANGE_WORDS[languageOf(locale)];
  return word ? `${from}\u00a0${word}\u00a0${to}` : `${from}–\u2060${to}`;
}

/** Returns a range of whole numbers. */
export function formatRange(min: number, max: number, locale: string): string {
  return joinRange(formatNumber(min, locale), formatNumber(max, locale), locale);
}

/**
 * Returns the years of a copyright, without thousands separators: `2019–2026`. The range is isolated, so that it reads
 * from left to right in every script.
 */
export function formatYears(from: number, to: number): string {
  return from === to ? String(from) : isolateLeftToRight(`${from}–\u2060${to}`);
}

/** In Arabic the last number determines the form of the word. Two days, and one day alone, have no digits. */
function arabicDays(min: number, max: number, locale: string): string {
  const last = max === 2 ? 'يومي عمل' : `${max}\u00a0${max <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
  if (min === max) return max === 1 ? 'يوم عمل واحد' : max === 2 ? 'يوما عمل' : last;
  if (max === 2) return `يوم إلى ${last}`;
  return `${formatRange(min, max, locale)}\u00a0${max <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
}

/** Returns a duration in working days: `5–10 working days`, `يوم إلى يومي عمل`, `5 سے 10 ورکنگ ڈیز`. */
export function formatWorkingDays(min: number, max: number, locale: string): string {
  const language = languageOf(locale);
  if (language === 'ar') return arabicDays(min, max, locale);
  const range = formatRange(min, max, locale);
  if (language === 'zh') return `${range}\u00a0个工作日`;
  if (language === 'ur') return `${range}\u00a0${max === 1 ? 'ورکنگ ڈے' : 'ورکنگ ڈیز'}`;
  if (language === 'tr') return `${range}\u00a0iş günü`;
  if (language === 'fr') return `${range}\u00a0${max < 2 ? 'jour ouvré' : 'jours ouvrés'}`;
  return `${range}\u00a0working ${max === 1 ? 'day' : 'days'}`;
}

const lists = new Map<string, Intl.ListFormat>();

/**
 * Text that ends or begins with a Chinese character or a bracket. No space is written beside them. Invisible direction
 * marks are ignored.
 */
const HAN_LAST = /[\p{Script=Han}\p{Ps}\p{Pe}][\u2066-\u2069]*$/u;
const HAN_FIRST = /^[\u2066-\u2069]*[\p{Script=Han}\p{Ps}\p{Pe}]/u;

/** Separators between list items, for languages in which carriers use others than CLDR has. */
const BETWEEN_ITEMS: Readonly<Record<string, (literal: string, before: string, after: string) => string>> = {
  // In Chinese, 和 and 或 have a space beside numbers and Latin letters, but not beside characters.
  zh: (literal, before, after) => {
    const word = literal.trim();
    if (word === '、') return word;
    return `${HAN_LAST.test(before) ? '' : ' '}${word}${HAN_FIRST.test(after) ? '' : ' '}`;
  },
  // No comma before اور and یا.
  ur: (literal) => literal.replace(/^، (?=\S)/, ' '),
};

/** Returns a list in a sentence: `Ghana, Kenya and Uganda`, `加纳、肯尼亚和乌干达`; or a choice: `A, B or C`. */
export function formatList(items: readonly string[], locale: string, type: 'all' | 'one' = 'all'): string {
  const key = `${locale} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(locale, { type: type === 'all' ? 'conjunction' : 'disjunction' });
  lists.set(key, list);
  const between = BETWEEN_ITEMS[languageOf(locale)];
  if (!between) return list.format(items);
  const parts = list.formatToParts(items);
  return parts
    .map(({ type: kind, value }, index) =>
      kind === 'literal' ? between(value, parts[index - 1]?.value ?? '', parts[index + 1]?.value ?? '') : value,
    )
    .join('');
}
