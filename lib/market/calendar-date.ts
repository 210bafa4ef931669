/** A day as 'YYYY-MM-DD' in the market's own calendar; no time, no zone. Such strings sort as the days do. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Days since the first of January 1970. Throws RangeError for anything that is not an existing day. */
export function dayNumber(date: CalendarDate): number {
  const ms = SHAPE.test(date) ? Date.parse(date) : Number.NaN;
  // A day that its month does not have is no day, or another one.
  if (Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`not a day: ${date}`);
  return ms / DAY_MS;
}

/** The day of a `dayNumber`. */
export function numberedDay(number: number): CalendarDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Throws RangeError for anything that is not an existing day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return numberedDay(dayNumber(date) + days);
}

/** Natural days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  return numberedWeekday(dayNumber(date));
}

/** The weekday of a `dayNumber`, 0 is Sunday: the first of January 1970 was a Thursday. */
export function numberedWeekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return weekday(date) || 7;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Writes `2026-11-20 22:30`: Swedish is the locale that spells a moment so. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const [numeric, padded] = ['numeric', '2-digit'] as const;
  const fields = { year: numeric, month: padded, day: padded, hour: padded, minute: padded } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...fields });
  clocks.set(timeZone, clock);
  return clock;
}

const QUARTER = 15 * 60_000;
/** Days that are kept: those of the instants of some weeks in a few zones. */
const KEPT_DAYS = 10_000;
const days = new Map<string, CalendarDate>();

/** The day it is at an instant in a zone. Days begin, and clocks are set, at whole quarters of an hour UTC: one answer holds for each. */
export function localDay(at: Date, timeZone: string): CalendarDate {
  const key = `${Math.floor(at.getTime() / QUARTER)} ${timeZone}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = clockOf(timeZone).format(at).slice(0, 10);
  if (days.size === KEPT_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** Date, ISO weekday and minutes of the day as a wall clock in the zone shows them. */
export function localMoment(at: Date, timeZone: string): { date: CalendarDate; weekday: number; minutes: number } {
  const [date = '', time = ''] = clockOf(timeZone).format(at).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, weekday: isoWeekday(date), minutes: hours * 60 + minutes };
}

const HOUR = 3_600_000;

/** The instant at which a wall clock in the zone first shows the hour (0 to 23) on the day; the next one where clocks skip it. */
export function instantOf(day: CalendarDate, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  // No zone is further than 14 hours from UTC, and each is a whole number of quarters from it.
  for (let at = asUtc - 14 * HOUR; ; at += HOUR / 4) {
    const { date, minutes } = localMoment(new Date(at), timeZone);
    if (date > day || (date === day && minutes >= hour * 60)) return new Date(at);
  }
}
