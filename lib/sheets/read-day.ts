import { asciiDigits } from '@/lib/market/ascii-digits';
import { isDay, type CalendarDate } from '@/lib/market/calendar-date';

/** Year, month and day in this order, which nobody misreads. */
const YEAR_FIRST = /^(2\d{3})([-/.年])(\d{1,2})(?:\2|月)(\d{1,2})日?$/;
/** Hyphens and dashes that programs put in place of a hyphen, marks of direction, and spaces. */
const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const IGNORED = /[\p{Cf}\p{Z}]/gu;

/**
 * Reads a day written with the year first: `2026-11-30`, `2026/11/30`, `2026年11月30日`, in the digits of any script. Null for other
 * texts, because `05/11/2026` is another day in another country, and for a day that does not exist.
 */
export function readDay(written: string): CalendarDate | null {
  const text = asciiDigits(written).replace(IGNORED, '').replace(DASHES, '-').replaceAll('／', '/');
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
}
