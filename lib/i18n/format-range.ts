import { isolateLeftToRight } from './isolate';
import { languageOf } from './language-of';

const formats = new Map<string, Intl.NumberFormat>();

/** Figures with at most so many decimals. Kept: making one costs more than a hundred uses. */
export function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

/** A whole number, with the marks that part thousands. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, 3).format(value);
}

/** What stands between the ends of a range, where it is a word. */
const BETWEEN: Readonly<Record<string, string>> = { fr: 'à', ar: 'إلى', ur: 'سے' };

/** The two ends of a range on one line: `5–10`, `5 à 10`, `پیر سے جمعہ`; one where both are the same. */
export function joinRange(from: string, to: string, locale: string): string {
  if (from === to) return from;
  const word = BETWEEN[languageOf(locale)];
  return word ? `${from}\u00a0${word}\u00a0${to}` : `${from}–\u2060${to}`;
}

/** Whole numbers from one to another. */
export function formatRange(least: number, most: number, locale: string): string {
  return joinRange(formatNumber(least, locale), formatNumber(most, locale), locale);
}

/** Years of a copyright, which have no thousands: `2019–2026`. Read from left to right in every script. */
export function formatYears(from: number, to: number): string {
  return from === to ? String(from) : isolateLeftToRight(`${from}–\u2060${to}`);
}

/** In Arabic the word follows the last figure, and one and two are words of their own. */
function arabicDays(least: number, most: number, locale: string): string {
  const last = most === 2 ? 'يومي عمل' : `${most}\u00a0${most <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
  if (least === most) return most === 1 ? 'يوم عمل واحد' : most === 2 ? 'يوما عمل' : last;
  if (least === 1) return `يوم إلى ${last}`;
  if (least === 2) return `يومان إلى ${last}`;
  return `${formatRange(least, most, locale)}\u00a0${most <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
}

/** Where the words stand: by themselves or as what a verb is about, or before `میں`, `بعد` and the like, where Urdu inflects. */
export type WordCase = 'plain' | 'inflected';

function urduDays(range: string, most: number, wordCase: WordCase): string {
  if (most === 1) return `${range}\u00a0${wordCase === 'plain' ? 'کام کا دن' : 'کام کے دن'}`;
  return `${range}\u00a0${wordCase === 'plain' ? 'کام کے دن' : 'کام کے دنوں'}`;
}

/**
 * How long something takes, as a heading or the value of a line says it: `5–10 working days`, `يوم إلى يومي عمل`,
 * `5 سے 10 کام کے دن`; inflected, as in `5 سے 10 کام کے دنوں میں`.
 */
export function formatWorkingDays(least: number, most: number, locale: string, wordCase: WordCase = 'plain'): string {
  const language = languageOf(locale);
  if (language === 'ar') return arabicDays(least, most, locale);
  const range = formatRange(least, most, locale);
  if (language === 'zh') return `${range}\u00a0个工作日`;
  if (language === 'ur') return urduDays(range, most, wordCase);
  if (language === 'tr') return `${range}\u00a0iş günü`;
  if (language === 'fr') return `${range}\u00a0${most < 2 ? 'jour ouvré' : 'jours ouvrés'}`;
  return `${range}\u00a0working ${most === 1 ? 'day' : 'days'}`;
}

const lists = new Map<string, Intl.ListFormat>();

/** Ends of what has Chinese characters, beside which no space stands; invisible marks of direction do not count. */
const HAN_LAST = /[\p{Script=Han}\p{Ps}\p{Pe}][\u2066-\u2069]*$/u;
const HAN_FIRST = /^[\u2066-\u2069]*[\p{Script=Han}\p{Ps}\p{Pe}]/u;

/** Where carriers print other marks between the items of a list than CLDR has. */
const BETWEEN_ITEMS: Readonly<Record<string, (literal: string, before: string, after: string) => string>> = {
  // As in any Chinese sentence, 和 and 或 have a space beside figures and Latin letters and none beside characters.
  zh: (literal, before, after) => {
    const word = literal.trim();
    if (word === '、') return word;
    return `${HAN_LAST.test(before) ? '' : ' '}${word}${HAN_FIRST.test(after) ? '' : ' '}`;
  },
  // No comma before اور and یا.
  ur: (literal) => literal.replace(/^، (?=\S)/, ' '),
};

/** What belongs together in one sentence: `Ghana, Kenya and Uganda`, `加纳、肯尼亚和乌干达`; or one of them: `A, B or C`. */
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
