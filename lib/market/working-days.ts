import { addDays, weekday, type CalendarDate } from './calendar-date';
import type { Country } from './country';
import type { Language } from './language';

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** Friday and Saturday in Egypt and Saudi Arabia, Saturday and Sunday elsewhere; 0 is Sunday. */
export function weekendDays(country: Country): readonly number[] {
  return country === 'EG' || country === 'SA' ? [FRIDAY, SATURDAY] : [SATURDAY, SUNDAY];
}

/** First and last working day of the week, as ISO 8601 counts: 1 is Monday. */
export function workingWeek(country: Country): { first: number; last: number } {
  const [first, last] = weekendDays(country) as [number, number];
  return { first: last + 1, last: (first + 6) % 7 };
}

export interface Holiday {
  names: Record<Language, string>;
  /** The day may still move: it hangs on the moon or on a decision to come. */
  expected: boolean;
}

/** When a country works. Years that nobody has written down have weekends alone. */
export interface WorkingCalendar {
  country: Country;
  holidays: ReadonlyMap<CalendarDate, Holiday>;
  /** Days of a weekend that are worked, in exchange for a holiday. */
  worked: ReadonlySet<CalendarDate>;
}

/** Why nobody works on a day. */
export type DayOff = { reason: 'weekend' } | { reason: 'holiday'; holiday: Holiday };

/** Null for a working day. A holiday on a weekend is named as the holiday. Throws RangeError for no day. */
export function dayOff(day: CalendarDate, { country, holidays, worked }: WorkingCalendar): DayOff | null {
  const holiday = holidays.get(day);
  if (holiday) return { reason: 'holiday', holiday };
  return weekendDays(country).includes(weekday(day)) && !worked.has(day) ? { reason: 'weekend' } : null;
}

/** The `count`th working day after a day, which does not count itself; the day where the count is 0. Throws RangeError for no day. */
export function addWorkingDays(start: CalendarDate, count: number, calendar: WorkingCalendar): CalendarDate {
  let day = start;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!dayOff(day, calendar)) left -= 1;
  }
  return day;
}

/** The days off after a day, up to another one. */
export function daysOffBetween(
  after: CalendarDate,
  until: CalendarDate,
  calendar: WorkingCalendar,
): (DayOff & { day: CalendarDate })[] {
  const found: (DayOff & { day: CalendarDate })[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    const off = dayOff(day, calendar);
    if (off) found.push({ ...off, day });
  }
  return found;
}
