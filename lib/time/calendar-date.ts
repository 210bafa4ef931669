import { DAY_MS, HOUR_MS } from './durations';
import { zoneAt } from './zone-at';

/** A day as 'YYYY-MM-DD', without time or zone. Sorting these strings sorts the days. */
export type CalendarDate = string;

const DATE_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns true if the text is a day that exists. */
export function isDay(text: string): boolean {
  const ms = DATE_SHAPE.test(text) ? Date.parse(text) : Number.NaN;
  // Date either rejects 30 February or changes it to a day in March. Both are rejected here.
  return !Number.isNaN(ms) && new Date(ms).getUTCDate() === Number(text.slice(8));
}

/** Returns the days since 1 January 1970. Throws RangeError unless the day exists. */
export function dayNumber(date: CalendarDate): number {
  if (!isDay(date)) throw new RangeError(`not a day: ${date}`);
  return Date.parse(date) / DAY_MS;
}

/** Returns the day of a `dayNumber`. */
export function dayOfNumber(number: number): CalendarDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day `days` later. Throws RangeError unless the day exists. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayOfNumber(dayNumber(date) + days);
}

/** Returns the natural days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  return weekdayOfNumber(dayNumber(date));
}

/** Returns the weekday of a `dayNumber`, 0 is Sunday. 1 January 1970 was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** Returns the ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return weekday(date) || 7;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns local time as `2026-11-20 22:30`, which is the Swedish format. */
function localTime(at: Date, place: string): string {
  const timeZone = zoneAt(place, at);
  const [numeric, padded] = ['numeric', '2-digit'] as const;
  const fields = { year: numeric, month: padded, day: padded, hour: padded, minute: padded } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...fields });
  clocks.set(timeZone, clock);
  return clock.format(at);
}

const QUARTER_MS = 15 * 60_000;
/** Maximum number of cached days: enough for every quarter of an hour of some weeks, in a few zones. */
const MAX_CACHED_DAYS = 10_000;
const days = new Map<string, CalendarDate>();

/**
 * Returns the day of an instant in a zone. The cache has a day for each quarter of an hour UTC, because days begin and
 * clocks change only there.
 */
export function localDay(at: Date, timeZone: string): CalendarDate {
  const key = `${Math.floor(at.getTime() / QUARTER_MS)} ${timeZone}`;
  const cachedDay = days.get(key);
  if (cachedDay !== undefined) return cachedDay;
  const day = localTime(at, timeZone).slice(0, 10);
  if (days.size === MAX_CACHED_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** Returns date, ISO weekday and minutes of the day in the zone's local time. */
export function localMoment(at: Date, timeZone: string): { date: CalendarDate; weekday: number; minutes: number } {
  const [date = '', time = ''] = localTime(at, timeZone).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, weekday: isoWeekday(date), minutes: hours * 60 + minutes };
}

/** Returns the first instant with this local hour (0 to 23) on the day; the next one if clocks skip the hour. */
export function instantOf(day: CalendarDate, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // No zone is more than 14 hours from UTC, and each offset is a whole number of quarters of an hour.
  for (let at = asUtc - 14 * HOUR_MS; ; at += HOUR_MS / 4) {
    const { date, minutes } = localMoment(new Date(at), timeZone);
    if (date > day || (date === day && minutes >= hour * 60)) return new Date(at);
  }
}
