import { useLocale, useTimeZone } from 'next-intl';
import type { CalendarDate } from '@/lib/market/calendar-date';
import { formatDay, formatInstantDay, type DayStyle } from './format-day';
import { formatMoment } from './format-time';

/** Writes an instant as the page's market does, by the clock of its business centre. */
export function useMoment(): (at: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (at) => formatMoment(at, locale, timeZone);
}

/** Writes a day of the calendar, or the one it is at an instant by that clock. */
export function useDay(): (day: CalendarDate | Date, style?: DayStyle) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (day, style) =>
    typeof day === 'string' ? formatDay(day, locale, style) : formatInstantDay(day, locale, timeZone, style);
}
