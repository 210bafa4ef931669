import { MARKETS, type Country } from './country';

/** Hours of the receiver's day in which no SMS is sent. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function localHour(at: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return Number(format.format(at));
}

const QUARTER = 15 * 60_000;

/** When an SMS to somebody in the country may be sent: now, or when the quiet hours are over there. */
export function smsDueAt(now: Date, country: Country): Date {
  const { timeZone } = MARKETS[country];
  const isQuiet = (at: Date) => {
    const hour = localHour(at, timeZone);
    return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
  };
  if (!isQuiet(now)) return now;
  // Every zone is a whole number of quarters from UTC.
  let at = new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER);
  while (isQuiet(at)) at = new Date(at.getTime() + QUARTER);
  return at;
}
