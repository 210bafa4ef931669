import type { CalendarDate } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import { byLanguage } from '@/lib/market/language';
import type { WorkingCalendar } from '@/lib/market/working-days';

/** A country's weekends with these holidays. */
export function calendarWith(
  country: Country,
  holidays: Iterable<CalendarDate> = [],
  worked: Iterable<CalendarDate> = [],
): WorkingCalendar {
  const holiday = { names: byLanguage((language) => `holiday (${language})`), expected: false };
  return { country, holidays: new Map([...holidays].map((day) => [day, holiday])), workdays: new Set(worked) };
}
