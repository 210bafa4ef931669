import { addDays, dayNumber, dayOfNumber, weekdayOfNumber, weekday, type CalendarDate } from '../time/calendar-date';
import type { Country } from './country';
import type { Language } from './language';

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Returns the weekend days, 0 is Sunday: Friday and Saturday in Egypt and Saudi Arabia, Saturday and Sunday elsewhere.
 */
export function weekendDays(country: Country): readonly number[] {
  return country === 'EG' || country === 'SA' ? [FRIDAY, SATURDAY] : [SATURDAY, SUNDAY];
}

/** Returns the first and last working day of the week, by ISO 8601: 1 is Monday. */
export function workingWeek(country: Country): { first: number; last: number } {
  const [first, last] = weekendDays(country) as [number, number];
  return { first: last + 1, last: (first + 6) % 7 };
}

export interface Holiday {
  names: Record<Language, string>;
  /** True if the day may still move: it depends on the moon or on a later decision. */
  expected: boolean;
}

/** Working days of a country. Years without stored holidays have only weekends. */
export interface WorkingCalendar {
  country: Country;
  holidays: ReadonlyMap<CalendarDate, Holiday>;
  /** Weekend days that are working days, in exchange for a holiday. */
  workdays: ReadonlySet<CalendarDate>;
}

/** Reason for a day off. */
export type DayOff = { reason: 'weekend' } | { reason: 'holiday'; holiday: Holiday };

/**
 * Returns the reason for a day off, or null for a working day. A holiday on a weekend counts as the holiday.
 * Throws RangeError for an invalid day.
 */
export function reasonForDayOff(day: CalendarDate, { country, holidays, workdays }: WorkingCalendar): DayOff | null {
  const holiday = holidays.get(day);
  if (holiday) return { reason: 'holiday', holiday };
  return weekendDays(country).includes(weekday(day)) && !workdays.has(day) ? { reason: 'weekend' } : null;
}

interface NumberedDays {
  free: ReadonlySet<number>;
  workdays: ReadonlySet<number>;
  /** Cached results by start and count. */
  counted: Map<string, CalendarDate>;
}

const numbered = new WeakMap<WorkingCalendar, NumberedDays>();

/** Returns a calendar's days as numbers. They are computed once, because every imported scan calculates windows. */
function numberedDays(calendar: WorkingCalendar): NumberedDays {
  const cachedDays = numbered.get(calendar);
  if (cachedDays) return cachedDays;
  const days = {
    free: new Set([...calendar.holidays.keys()].map(dayNumber)),
    workdays: new Set([...calendar.workdays].map(dayNumber)),
    counted: new Map<string, CalendarDate>(),
  };
  numbered.set(calendar, days);
  return days;
}

/** Maximum number of cached results per calendar. The parcels of a day need the same few results. */
const MAX_CACHED_COUNTS = 5000;

/**
 * Returns the `count`th working day after `start`; `start` itself if the count is 0. Throws RangeError for an invalid
 * day.
 */
export function addWorkingDays(start: CalendarDate, count: number, calendar: WorkingCalendar): CalendarDate {
  const { free, workdays, counted } = numberedDays(calendar);
  const key = `${start} ${count}`;
  const cachedCount = counted.get(key);
  if (cachedCount !== undefined) return cachedCount;
  const weekend = weekendDays(calendar.country);
  let day = dayNumber(start);
  for (let daysLeft = count; daysLeft > 0;) {
    day += 1;
    if (!free.has(day) && (!weekend.includes(weekdayOfNumber(day)) || workdays.has(day))) daysLeft -= 1;
  }
  const end = dayOfNumber(day);
  if (counted.size < MAX_CACHED_COUNTS) counted.set(key, end);
  return end;
}

/** Range of working days, both ends included. */
export interface WorkingDays {
  minDays: number;
  maxDays: number;
}

/**
 * The country in which a line begins, and the number of the line's days there. Holidays of that country delay a parcel
 * too, its weekends do not.
 */
export interface LineOrigin {
  calendar: WorkingCalendar;
  days: WorkingDays;
}

const joined = new WeakMap<WorkingCalendar, WeakMap<WorkingCalendar, WorkingCalendar>>();

/** Returns the destination's calendar with the holidays of both. */
function joinedCalendar(origin: WorkingCalendar, destination: WorkingCalendar): WorkingCalendar {
  const joinedByOrigin = joined.get(destination) ?? new WeakMap<WorkingCalendar, WorkingCalendar>();
  joined.set(destination, joinedByOrigin);
  const both = joinedByOrigin.get(origin) ?? {
    ...destination,
    holidays: new Map([...origin.holidays, ...destination.holidays]),
  };
  joinedByOrigin.set(origin, both);
  return both;
}

/**
 * Returns the earliest and latest day after a number of working days from `start`. The first days, at the origin, also
 * exclude the origin's holidays. Throws RangeError for an invalid day.
 */
export function workingWindow(
  start: CalendarDate,
  { minDays, maxDays }: WorkingDays,
  calendar: WorkingCalendar,
  origin?: LineOrigin | null,
) {
  const end = (count: number, first: number) => {
    if (!origin) return addWorkingDays(start, count, calendar);
    const daysBefore = Math.min(first, count);
    return addWorkingDays(
      addWorkingDays(start, daysBefore, joinedCalendar(origin.calendar, calendar)),
      count - daysBefore,
      calendar,
    );
  };
  return { earliest: end(minDays, origin?.days.minDays ?? 0), latest: end(maxDays, origin?.days.maxDays ?? 0) };
}

/**
 * Returns the days off of a line up to `until`: the destination's, and before the flight also the holidays of the
 * origin.
 */
export function daysOffOfLine(
  start: CalendarDate,
  until: CalendarDate,
  calendar: WorkingCalendar,
  origin?: LineOrigin | null,
): (DayOff & { day: CalendarDate })[] {
  if (!origin) return daysOffBetween(start, until, calendar);
  const both = joinedCalendar(origin.calendar, calendar);
  const flight = addWorkingDays(start, origin.days.maxDays, both);
  if (flight >= until) return daysOffBetween(start, until, both);
  return [...daysOffBetween(start, flight, both), ...daysOffBetween(flight, until, calendar)];
}

/** Returns the days off after a day, up to another one. */
export function daysOffBetween(
  after: CalendarDate,
  until: CalendarDate,
  calendar: WorkingCalendar,
): (DayOff & { day: CalendarDate })[] {
  const daysOff: (DayOff & { day: CalendarDate })[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    const holiday = reasonForDayOff(day, calendar);
    if (holiday) daysOff.push({ ...holiday, day });
  }
  return daysOff;
}
