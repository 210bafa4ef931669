import type { CalendarDate } from '@/lib/market/calendar-date';
import { languageOf } from './language-of';

/** How a day is written. The month is always a word: `19/11` and `11/19` cannot be told apart. */
const STYLES = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  monthDay: { day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayMonthDay: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  briefWeekday: { weekday: 'short' },
  briefDay: { weekday: 'short', day: 'numeric', month: 'short' },
  briefDate: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const;
export type DayStyle = keyof typeof STYLES;

/** English days are written alike in every market, `4 December`: where CLDR has no English of a region, it writes `December 4`. */
const dayLocale = (locale: string) => (new Intl.Locale(locale).language === 'en' ? 'en-GH' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one costs more than a hundred uses. */
function formatOf(style: DayStyle, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(dayLocale(locale), { ...STYLES[style], timeZone });
  formats.set(key, made);
  return made;
}

/** French writes the first of a month as an ordinal, which CLDR does not: `1er décembre`. */
const withOrdinal = (text: string) => text.replace(/\b1(?=\s)/, '1er');

/** Pakistan prints a day without commas, which CLDR writes: `جمعرات 19 نومبر 2026`. */
const withoutCommas = (text: string) => text.replaceAll('، ', ' ');

/** A line may end between any two Chinese signs: joined, `11月28日` stays whole. */
const inOnePiece = (text: string) => text.replaceAll(/(?<=\D)(?=\S)|(?<=\d)(?=\D)/g, '\u2060');

/** The day it is at an instant in an IANA zone: `19 Nov 2026`, `1er déc. 2026`, `19 نومبر 2026`. */
export function formatInstantDay(at: Date, locale: string, timeZone: string, style: DayStyle = 'medium'): string {
  const text = formatOf(style, locale, timeZone).format(at);
  const language = languageOf(locale);
  if (language === 'fr') return withOrdinal(text);
  if (language === 'zh') return inOnePiece(text);
  return language === 'ur' ? withoutCommas(text) : text;
}

/** A day of the calendar, the same in every zone. */
export function formatDay(day: CalendarDate, locale: string, style: DayStyle = 'medium'): string {
  return formatInstantDay(new Date(`${day}T00:00:00Z`), locale, 'UTC', style);
}

/** A day people plan by, on one line: `Mon 30 Nov`, `11月30日周一`, `الاثنين 30 نوفمبر`; with its year `Fri 4 Dec 2026`. */
export function formatPlannedDay(
  day: CalendarDate,
  locale: string,
  style: 'briefDay' | 'briefDate' | 'short' = 'briefDay',
): string {
  const text = formatDay(day, locale, style).replace(/[,،] /, ' ');
  return text.replaceAll(' ', '\u00a0');
}

/** What stands before, between and after the days of a window; `on`, before a single day. */
const WINDOW_WORDS: Readonly<Record<string, { on?: string; before?: string; between: string; after?: string }>> = {
  fr: { on: 'le\u00a0', before: 'du\u00a0', between: ' au\u00a0' },
  ar: { before: 'من\u00a0', between: ' إلى\u00a0' },
  ur: { between: ' سے ', after: '\u00a0تک' },
  zh: { between: '至' },
};

/** From one day to another: `Mon 30 Nov – Fri 4 Dec`, `du lun. 30 nov. au ven. 4 déc.`, without weekdays where `short`; a single day alone. Breaks between them. */
export function formatDayWindow(
  from: CalendarDate,
  to: CalendarDate,
  locale: string,
  style: 'briefDay' | 'short' = 'briefDay',
): string {
  const words = WINDOW_WORDS[languageOf(locale)] ?? { between: '\u00a0– ' };
  const [first, last] = [from, to].map((day) => formatPlannedDay(day, locale, style));
  if (from === to) return `${words.on ?? ''}${first}`;
  return `${words.before ?? ''}${first}${words.between}${last}${words.after ?? ''}`;
}
