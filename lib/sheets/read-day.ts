import { monthOfName } from '@/lib/i18n/format/month-of-name';
import { asciiDigits } from '@/lib/text/ascii-digits';
import { isDay, type CalendarDate } from '@/lib/time/calendar-date';

/** Year, month and day in this order, which has only one reading. */
const YEAR_FIRST = /^(2\d{3})(?:([-/.年])(\d{1,2})(?:\2|月)(\d{1,2})日?|(\d{2})(\d{2}))$/;
/** Midnight, which programs add to a day. */
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?Z?$/;
/** Hyphens and dashes that programs put in place of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** Signs between a day, the name of a month and a year. */
const BETWEEN_WORDS = /[\s,،.\-/]+/u;
const DAY_OF_MONTH = /^(\d{1,2})(?:er|st|nd|rd|th)?$/;
const YEAR_PATTERN = /^2\d{3}$/;

function dayOf(year: string, month: string | number, day: string): CalendarDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
}

/** Reads a day whose month has a name: `1 Dec 2026`, `Tuesday, December 1, 2026`. */
function readNamed(text: string): CalendarDate | null {
  const words = text.split(BETWEEN_WORDS).filter(Boolean);
  // A fourth word is the name of the weekday.
  const [first = '', second = '', year = ''] =
    words.length === 4 && !/\d/.test(words[0] ?? '') ? words.slice(1) : words;
  if (words.length > 4 || !YEAR_PATTERN.test(year)) return null;
  for (const [name, number] of [
    [first, second],
    [second, first],
  ]) {
    const month = monthOfName(name ?? '');
    const day = DAY_OF_MONTH.exec(number ?? '')?.[1];
    if (month && day) return dayOf(year, month, day);
  }
  return null;
}

/**
 * Reads a day written with the year first (`2026-11-30`, `2026/11/30`, `20261130`, `2026年11月30日`) or with the name of
 * its month, in the digits of any script. Null for other texts, because `05/11/2026` is another day in another country,
 * and for a day that does not exist.
 */
export function readDay(dayText: string): CalendarDate | null {
  const text = asciiDigits(dayText)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
    .replace(DASHES, '-')
    .replaceAll('／', '/')
    .replace(MIDNIGHT, '');
  const [, year, , month, day, tightMonth, tightDay] = YEAR_FIRST.exec(text.replaceAll(' ', '')) ?? [];
  return year ? dayOf(year, month ?? tightMonth ?? '', day ?? tightDay ?? '') : readNamed(text);
}
