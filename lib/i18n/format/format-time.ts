import { localMoment } from '@/lib/time/calendar-date';
import { formatInstantDay } from './format-day';
import { languageOf } from '../language-of';

const DAY_MINUTES = 24 * 60;
/**
 * Regions in which English uses 24 hours. Chinese, French and Turkish always use 24 hours. French writes an `h`.
 */
const REGIONS_WITH_24_HOURS = new Set(['CN', 'MA', 'TR']);

interface TwelveHourClock {
  hour: number;
  /** `:30`; empty on the full hour if `isBrief`. */
  minutes: string;
  /** Part of the day, in the words of the language. */
  part: string;
}

/** Parts of the day by their first hour, latest first. */
type DayParts = readonly (readonly [from: number, word: string])[];
const ENGLISH_PARTS: DayParts = [
  [12, 'PM'],
  [0, 'AM'],
];
const DAY_PARTS: Readonly<Record<string, DayParts>> = {
  ur: [
    [20, 'رات'],
    [16, 'شام'],
    [15, 'سہ پہر'],
    [12, 'دوپہر'],
    [4, 'صبح'],
    [0, 'رات'],
  ],
  ar: [
    [12, 'م'],
    [0, 'ص'],
  ],
};

const dayPartOf = (hour: number, language: string): string =>
  (DAY_PARTS[language] ?? ENGLISH_PARTS).find(([from]) => hour >= from)![1];

const twoDigits = (value: number) => String(value).padStart(2, '0');
const writesTwelveHours = ({ language, region = '' }: Intl.Locale) =>
  language === 'ar' || language === 'ur' || (language === 'en' && !REGIONS_WITH_24_HOURS.has(region));

/** Returns the parts of a 12-hour time. `time`: minutes since midnight, up to the end of the day. */
function clockOf(time: number, language: string, isBrief: boolean): TwelveHourClock {
  const hour = Math.floor(time / 60) % 24;
  const minutes = time % 60;
  return {
    hour: hour % 12 || 12,
    minutes: isBrief && minutes === 0 ? '' : `:${twoDigits(minutes)}`,
    part: dayPartOf(hour, language),
  };
}

const withPart = ({ hour, minutes, part }: TwelveHourClock, language: string) =>
  language === 'ur' ? `${part}\u00a0${hour}${minutes}\u00a0بجے` : `${hour}${minutes}\u00a0${part}`;

/** Returns `15 h 30`, `9 h`, and `minuit` for the end of a day. */
function frenchClock(time: number): string {
  if (time === DAY_MINUTES) return 'minuit';
  const [hour, minutes] = [Math.floor(time / 60), time % 60];
  return `${hour}\u00a0h${minutes === 0 ? '' : `\u00a0${twoDigits(minutes)}`}`;
}

/**
 * Returns a time of day, in minutes since midnight, in the market's format: `3:30 PM`, `15:30`, `15 h 30`, `شام 5:30
 * بجے`. With `isBrief`, for opening hours, 12-hour times omit the minutes of a full hour: `6 PM`. Urdu always does.
 */
export function formatClock(time: number, locale: string, isBrief = false): string {
  const parsedLocale = new Intl.Locale(locale);
  if (parsedLocale.language === 'fr') return frenchClock(time);
  return writesTwelveHours(parsedLocale)
    ? withPart(clockOf(time, parsedLocale.language, isBrief || parsedLocale.language === 'ur'), parsedLocale.language)
    : `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`;
}

const MIDNIGHT_WORDS: Readonly<Record<string, string>> = { en: 'midnight', ar: 'منتصف\u00a0الليل' };

/** Separator between two times in 24-hour format. */
const RANGE_SEPARATORS: Readonly<Record<string, string>> = { fr: ' à\u00a0' };

/** Returns a range of times: `9 AM–12 PM`, `09:00–18:00`, `9 h à 18 h`, `من 5 إلى 6 م`, `صبح 9 سے شام 6 بجے`. */
export function formatClockRange(from: number, until: number, locale: string): string {
  const parsedLocale = new Intl.Locale(locale);
  if (!writesTwelveHours(parsedLocale))
    return [from, until]
      .map((time) => formatClock(time, locale))
      .join(RANGE_SEPARATORS[parsedLocale.language] ?? '–\u2060');
  const { language } = parsedLocale;
  const [opens, closes] = [clockOf(from, language, true), clockOf(until, language, true)];
  const bare = `${opens.hour}${opens.minutes}`;
  const isOnePart = opens.part === closes.part && from < until && until < DAY_MINUTES;
  if (language === 'ur') {
    const last = isOnePart ? `${closes.hour}${closes.minutes}\u00a0بجے` : withPart(closes, language);
    return `${opens.part}\u00a0${bare} سے ${last}`;
  }
  const first = isOnePart ? bare : withPart(opens, language);
  const last = until === DAY_MINUTES ? MIDNIGHT_WORDS[language] : withPart(closes, language);
  return language === 'ar' ? `من\u00a0${first} إلى\u00a0${last}` : `${first}–\u2060${last}`;
}

const WRITTEN_TIME_SPACES =
  /(?<=\p{Nd}) (?=(?:AM|PM|h|ص|م|بجے)(?!\p{L}))|(?<=\p{Nd}[ \u00a0]h) (?=\p{Nd}{2})|(?<=صبح|دوپہر|شام|رات) (?=\p{Nd})/gu;

/** Returns a text in which no line ends inside a written time of day: `8:30 AM`, `8 h 30`, `شام 6:30 بجے`. */
export const withTimesTogether = (text: string): string => text.replaceAll(WRITTEN_TIME_SPACES, '\u00a0');

const DAY_TIME_SEPARATORS: Readonly<Record<string, string>> = { ar: '، ', ur: '، ', zh: ' ', fr: ' à ', tr: ' ' };

/** Returns the separator between a day and its time of day: `, `. */
export const dayTimeSeparator = (locale: string): string => DAY_TIME_SEPARATORS[languageOf(locale)] ?? ', ';

/** Returns the time of day of an instant in an IANA zone. */
export function formatInstantClock(at: Date, locale: string, timeZone: string): string {
  return formatClock(localMoment(at, timeZone).minutes, locale);
}

/** Returns a day with its time for lists, in the local time of an IANA zone: `19 Nov 2026, 3:30 PM`. */
export function formatMoment(at: Date, locale: string, timeZone: string): string {
  const day = formatInstantDay(at, locale, timeZone);
  return `${day}${dayTimeSeparator(locale)}${formatInstantClock(at, locale, timeZone)}`;
}
