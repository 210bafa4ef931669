import { useLocale, useTimeZone } from 'next-intl';
import type { CalendarDate } from '@/lib/time/calendar-date';
import { formatDay, formatInstantDay, type DayStyle } from './format-day';
import { formatMoment } from './format-time';

/** Returns a function that formats an instant in the page's market, in the local time of its business centre. */
export function useMomentFormat(): (at: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (at) => formatMoment(at, locale, timeZone);
}

/** Returns a function that formats a calendar day, or the day of an instant at the market's business centre. */
export function useDayFormat(): (day: CalendarDate | Date, style?: DayStyle) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (day, style) =>
    typeof day === 'string' ? formatDay(day, locale, style) : formatInstantDay(day, locale, timeZone, style);
}
