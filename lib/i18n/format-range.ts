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

/** How long something takes, as a heading or the value of a line says it: `5–10 working days`, `يوم إلى يومي عمل`. */
export function formatWorkingDays(least: number, most: number, locale: string): string {
  const language = languageOf(locale);
  if (language === 'ar') return arabicDays(least, most, locale);
  const range = formatRange(least, most, locale);
  if (language === 'zh') return `${range}\u00a0个工作日`;
  if (language === 'ur') return `${range}\u00a0کام کے دن`;
  if (language === 'tr') return `${range}\u00a0iş günü`;
  if (language === 'fr') return `${range}\u00a0${most < 2 ? 'jour ouvré' : 'jours ouvrés'}`;
  return `${range}\u00a0working ${most === 1 ? 'day' : 'days'}`;
}

const lists = new Map<string, Intl.ListFormat>();

/** What belongs together in one sentence: `Ghana, Kenya and Uganda`, `加纳、肯尼亚和乌干达`; or one of them: `A, B or C`. */
export function formatList(items: readonly string[], locale: string, type: 'all' | 'one' = 'all'): string {
  const key = `${locale} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(locale, { type: type === 'all' ? 'conjunction' : 'disjunction' });
  lists.set(key, list);
  return list.format(items);
}
