import { addDays, isoWeekday, localMoment } from './calendar-date';

/** Wall-clock times, `HH:MM` (`24:00` is the end of a day). A span that closes no later than it opens closes the next day. */
export interface OpeningSpan {
  /** ISO weekdays, Monday is 1. */
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface Opening {
  hours: readonly OpeningSpan[];
  /** `YYYY-MM-DD`, by the site's own calendar. A span of the evening before still runs out. */
  closedOn: readonly string[];
  /** IANA zone. */
  timeZone: string;
}

export type OpeningState =
  /** `until` is null where it does not close within a day. */
  | { open: true; until: string | null }
  /** `next` is null when it does not open within the week; `days` counts from today. */
  | { open: false; next: { days: number; weekday: number; opens: string } | null };

const DAY = 24 * 60;
/** A closed day may hide the span that begins the next stretch, so a little more than a week is looked through. */
const DAYS_AHEAD = 8;

/** `8:30` as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A day that runs to its end closes at 24:00. */
const closingTime = (minutes: number): string => (minutes % DAY === 0 ? '24:00' : timeOf(minutes));

/** Open stretches in minutes since the midnight that began `today`, joined where one ends as the next begins. */
function stretchesAround({ hours, closedOn }: Opening, today: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    if (closedOn.includes(date)) continue;
    for (const span of hours.filter(({ days }) => days.includes(isoWeekday(date)))) {
      const [from, to] = [minutesOf(span.opens), minutesOf(span.closes)];
      spans.push([day * DAY + from, day * DAY + (to > from ? to : to + DAY)]);
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

/** Whether a site is open at an instant, and until when; or when it opens next. */
export function openingState(opening: Opening, at: Date): OpeningState {
  const { date, minutes } = localMoment(at, opening.timeZone);
  const stretches = stretchesAround(opening, date);
  const now = stretches.find(([from, to]) => from <= minutes && minutes < to);
  if (now) return { open: true, until: now[1] - minutes > DAY ? null : closingTime(now[1]) };
  const next = stretches.find(([from]) => from > minutes && from < minutes + 7 * DAY);
  if (!next) return { open: false, next: null };
  const days = Math.floor(next[0] / DAY);
  return { open: false, next: { days, weekday: isoWeekday(addDays(date, days)), opens: timeOf(next[0]) } };
}

export function isOpenAt(opening: Opening, at: Date): boolean {
  return openingState(opening, at).open;
}

/** The spans of one weekday in the order of the day; empty on a day it stays shut. */
export function spansOf(hours: readonly OpeningSpan[], weekday: number): OpeningSpan[] {
  return hours
    .filter(({ days }) => days.includes(weekday))
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
}
