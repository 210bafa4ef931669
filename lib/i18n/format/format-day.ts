import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { languageOf } from '../language-of';

/** Styles of a day. The month is always a word: `19/11` and `11/19` would be ambiguous. */
const DAY_STYLES = {
  day: { day: 'numeric' },
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
export type DayStyle = keyof typeof DAY_STYLES;

/**
 * English days have the same format in every market, `4 December`. For regions that CLDR lacks, Intl would use
 * `December 4`.
 */
const dayLocale = (locale: string) => (new Intl.Locale(locale).language === 'en' ? 'en-GH' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format: creating one costs more than a hundred uses. */
function formatOf(style: DayStyle, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(dayLocale(locale), { ...DAY_STYLES[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** French writes the first of a month as an ordinal, `1er décembre`. CLDR does not. */
const withOrdinal = (text: string) => text.replace(/\b1(?=\s|$)/, '1er');

/** Pakistan prints a day without commas, `جمعرات 19 نومبر 2026`. CLDR has them. */
const withoutCommas = (text: string) => text.replaceAll('، ', ' ');

/** A line may end between any two Chinese characters. Word joiners keep `11月28日` together. */
const withWordJoiners = (text: string) => text.replaceAll(/\D(?=\S)|\d(?=\D)/g, '$&\u2060');

/** A line may end after a weekday, but not between a day, its month and its year: `1er\u00a0déc.\u00a02026`. */
const withDateTogether = (text: string) => text.replace(/(\b\d\d?(?:er)?) | (?=\d{4})/g, '$1\u00a0');

/** Returns a calendar day, which is the same in every zone: `19 Nov 2026`, `1er déc. 2026`, `19 نومبر 2026`. */
export function formatDay(day: CalendarDate, locale: string, style: DayStyle = 'medium'): string {
  const text = formatOf(style, locale).format(new Date(`${day}T00:00:00Z`));
  const language = languageOf(locale);
  if (language === 'zh') return withWordJoiners(text);
  if (language === 'fr') return withDateTogether(withOrdinal(text));
  return withDateTogether(language === 'ur' ? withoutCommas(text) : text);
}

/** Returns the day of an instant in an IANA zone. */
export function formatInstantDay(at: Date, locale: string, timeZone: string, style: DayStyle = 'medium'): string {
  return formatDay(localDay(at, timeZone), locale, style);
}

/** Returns a planned day on one line: `Mon 30 Nov`, `11月30日周一`, `الاثنين 30 نوفمبر`; with its year `Fri 4 Dec 2026`. */
export function formatPlannedDay(
  day: CalendarDate,
  locale: string,
  style: 'briefDay' | 'briefDate' | 'short' | 'day' = 'briefDay',
): string {
  return formatDay(day, locale, style).replaceAll(/[,،]? /g, '\u00a0');
}

/** Words before, between and after the two days of a range; `on`: before a single day. */
interface RangeWords {
  on?: string;
  before?: string;
  between: string;
  after?: string;
}
const RANGE_WORDS: Readonly<Record<string, RangeWords>> = {
  fr: { on: 'le\u00a0', before: 'du\u00a0', between: ' au\u00a0' },
  ar: { before: 'من\u00a0', between: ' إلى\u00a0' },
  ur: { between: ' سے ', after: '\u00a0تک' },
  zh: { between: '至' },
};

/**
 * Returns a range of days, with the name of a month once: `10–17 Dec`, `28 Dec – 3 Jan`, `du 4 au 11 déc.`. A single
 * day has its weekday. Lines break only between days of two months.
 */
export function formatDayRange(from: CalendarDate, to: CalendarDate, locale: string): string {
  const language = languageOf(locale);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const words: RangeWords = RANGE_WORDS[language] ?? { between: isOneMonth ? '–\u2060' : '\u00a0– ' };
  const { on = '', before = '', between, after = '' } = words;
  if (from === to) return on + formatPlannedDay(from, locale);
  // The month is before the day in Chinese: `12月10日至17日`.
  const [first, last] = [from, to].map((day) =>
    formatPlannedDay(day, locale, isOneMonth && (day === from) !== (language === 'zh') ? 'day' : 'short'),
  );
  const text = `${before}${first}${between}${last}${after}`;
  return isOneMonth ? text.replaceAll(' ', '\u00a0') : text;
}
