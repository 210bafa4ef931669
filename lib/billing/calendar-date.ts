/** A day as 'YYYY-MM-DD' in the market's own calendar; no time, no zone. Such strings sort as the days do. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Throws RangeError for anything that is not an existing day. */
function dayNumber(date: CalendarDate): number {
  const ms = SHAPE.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) throw new RangeError(`not a day: ${date}`);
  return ms / DAY_MS;
}

/** Throws RangeError for anything that is not an existing day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** Natural days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay();
}
