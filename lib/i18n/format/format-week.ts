import { formatDay } from './format-day';
import { joinRange } from './format-range';
import { languageOf } from '../language-of';

const MONDAY = 1;
const SATURDAY = 6;

/**
 * First day of the week if it is not Monday, by the region of the locale. Couriers there print hours from Saturday on,
 * because Friday has other hours: `من السبت إلى الخميس`.
 */
const FIRST_WEEKDAYS: Readonly<Record<string, number>> = { EG: SATURDAY, SA: SATURDAY };

/** Returns ISO weekdays (Monday is 1) in the order of the reader's week. */
export function weekOrder(locale: string): readonly number[] {
  const first = FIRST_WEEKDAYS[new Intl.Locale(locale).region ?? ''] ?? MONDAY;
  return Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
}

/** Returns the name of an ISO weekday: `Monday`, `lundi`, `周一`. 1 January 2024 was a Monday. */
export function formatWeekday(weekday: number, locale: string): string {
  return formatDay(`2024-01-0${weekday}`, locale, languageOf(locale) === 'zh' ? 'briefWeekday' : 'weekday');
}

const EVERY_DAY: Readonly<Record<string, string>> = {
  en: 'Every day',
  zh: '每天',
  fr: 'tous les jours',
  ar: 'كل يوم',
  ur: 'روزانہ',
  tr: 'Her gün',
};
const isWholeWeek = (first: number, last: number) => (last - first + 7) % 7 === 6;

/**
 * Returns a range of weekdays: `Monday–Friday`, `du lundi au vendredi`, `من الأحد إلى الخميس`; all seven are `Every
 * day`.
 */
export function formatWeekdays(first: number, last: number, locale: string): string {
  const whole = isWholeWeek(first, last) ? EVERY_DAY[languageOf(locale)] : undefined;
  if (whole) return whole.replaceAll(' ', '\u00a0');
  const [from, to] = [first, last].map((weekday) => formatWeekday(weekday, locale)) as [string, string];
  if (first === last) return from;
  const language = languageOf(locale);
  if (language === 'fr') return `du\u00a0${from} au\u00a0${to}`;
  if (language === 'zh') return `${from}至${to}`;
  const range = joinRange(from, to, locale);
  return language === 'ar' ? `من\u00a0${range}` : range;
}
