import { localMoment, type CalendarDate } from './calendar-date';

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
