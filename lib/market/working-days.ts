import { addDays, dayNumber, numberedDay, numberedWeekday, weekday, type CalendarDate } from './calendar-date';
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

interface Numbered {
  free: ReadonlySet<number>;
  worked: ReadonlySet<number>;
  /** What was counted by the calendar, by start and count. */
  counted: Map<string, CalendarDate>;
}

const numbered = new WeakMap<WorkingCalendar, Numbered>();

/** A calendar's days as numbers, made once: windows are counted for every scan that comes in. */
function numberedDays(calendar: WorkingCalendar): Numbered {
  const made = numbered.get(calendar);
  if (made) return made;
  const days = {
    free: new Set([...calendar.holidays.keys()].map(dayNumber)),
    worked: new Set([...calendar.worked].map(dayNumber)),
    counted: new Map<string, CalendarDate>(),
  };
  numbered.set(calendar, days);
  return days;
}

/** Counts that are kept of a calendar: the parcels of a day ask for the same few. */
const COUNTED = 5000;

/** The `count`th working day after a day, which does not count itself; the day where the count is 0. Throws RangeError for no day. */
export function addWorkingDays(start: CalendarDate, count: number, calendar: WorkingCalendar): CalendarDate {
  const { free, worked, counted } = numberedDays(calendar);
  const key = `${start} ${count}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const weekend = weekendDays(calendar.country);
  let day = dayNumber(start);
  for (let left = count; left > 0;) {
    day += 1;
    if (!free.has(day) && (!weekend.includes(numberedWeekday(day)) || worked.has(day))) left -= 1;
  }
  const end = numberedDay(day);
  if (counted.size < COUNTED) counted.set(key, end);
  return end;
}

/** Working days, both ends included. */
export interface WorkingDays {
  minDays: number;
  maxDays: number;
}

/** The country a line begins in, and how many of its days pass there: its holidays hold a parcel up as well, its weekends do not. */
export interface LineOrigin {
  calendar: WorkingCalendar;
  days: WorkingDays;
}

const joined = new WeakMap<WorkingCalendar, WeakMap<WorkingCalendar, WorkingCalendar>>();

/** The destination's calendar with the holidays of both. */
function joinedCalendar(origin: WorkingCalendar, destination: WorkingCalendar): WorkingCalendar {
  const made = joined.get(destination) ?? new WeakMap<WorkingCalendar, WorkingCalendar>();
  joined.set(destination, made);
  const both = made.get(origin) ?? {
    ...destination,
    holidays: new Map([...origin.holidays, ...destination.holidays]),
  };
  made.set(origin, both);
  return both;
}

/**
 * The days on which a number of working days after a day is over: the fewest and the most of them. The first ones are counted without
 * the origin's holidays too. Throws RangeError for no day.
 */
export function workingWindow(
  start: CalendarDate,
  { minDays, maxDays }: WorkingDays,
  calendar: WorkingCalendar,
  origin?: LineOrigin | null,
) {
  const end = (count: number, first: number) => {
    if (!origin) return addWorkingDays(start, count, calendar);
    const there = Math.min(first, count);
    return addWorkingDays(
      addWorkingDays(start, there, joinedCalendar(origin.calendar, calendar)),
      count - there,
      calendar,
    );
  };
  return { earliest: end(minDays, origin?.days.minDays ?? 0), latest: end(maxDays, origin?.days.maxDays ?? 0) };
}

/** The days off of a line up to one of its days: the destination's, and before the flight the holidays of the origin. */
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
