import { addDays, isoWeekday, localMoment } from '../time/calendar-date';

/**
 * Local times, `HH:MM` (`24:00` is the end of a day). If `closes` is not later than `opens`, the span ends the next
 * day.
 */
export interface DailyHours {
  /** ISO weekdays, Monday is 1. */
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface OpeningHours {
  hours: readonly DailyHours[];
  /** `YYYY-MM-DD` in the site's own calendar. A span of the previous evening still ends normally. */
  closedOn: readonly string[];
  /** IANA zone. */
  timeZone: string;
}

export type OpeningState =
  /** `until` is null if it does not close within a day. */
  | { open: true; until: string | null }
  /** `next` is null if it does not open within the week. `days`: days from today. */
  | { open: false; next: { days: number; weekday: number; opens: string } | null };

const DAY_MINUTES = 24 * 60;
/** Number of days to search. A closed day may hide the next opening, so it is a little more than a week. */
const DAYS_AHEAD = 8;

/** Returns `8:30` as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Returns the closing time. A span up to the end of the day closes at 24:00. */
const closingTime = (minutes: number): string => (minutes % DAY_MINUTES === 0 ? '24:00' : timeOf(minutes));

/** Returns open periods in minutes since the midnight that began `today`. Adjacent periods are joined. */
function openPeriods({ hours, closedOn }: OpeningHours, today: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    if (closedOn.includes(date)) continue;
    for (const span of hours.filter(({ days }) => days.includes(isoWeekday(date)))) {
      const [from, to] = [minutesOf(span.opens), minutesOf(span.closes)];
      spans.push([day * DAY_MINUTES + from, day * DAY_MINUTES + (to > from ? to : to + DAY_MINUTES)]);
    }
  }
  spans.sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Returns whether a site is open at an instant, and until when. For a closed site, returns when it opens next. */
export function openingState(opening: OpeningHours, at: Date): OpeningState {
  const { date, minutes } = localMoment(at, opening.timeZone);
  const stretches = openPeriods(opening, date);
  const now = stretches.find(([from, to]) => from <= minutes && minutes < to);
  if (now) return { open: true, until: now[1] - minutes > DAY_MINUTES ? null : closingTime(now[1]) };
  const next = stretches.find(([from]) => from > minutes && from < minutes + 7 * DAY_MINUTES);
  if (!next) return { open: false, next: null };
  const days = Math.floor(next[0] / DAY_MINUTES);
  return { open: false, next: { days, weekday: isoWeekday(addDays(date, days)), opens: timeOf(next[0]) } };
}

export function isOpenAt(opening: OpeningHours, at: Date): boolean {
  return openingState(opening, at).open;
}

/** Returns the spans of one weekday in the order of the day; empty on a closed day. */
export function spansOf(hours: readonly DailyHours[], weekday: number): DailyHours[] {
  return hours
    .filter(({ days }) => days.includes(weekday))
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
}
