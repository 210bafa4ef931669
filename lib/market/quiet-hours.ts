import { localMoment } from './calendar-date';
import { MARKETS, type Country } from './country';

/** Hours of the receiver's day in which no SMS is sent. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

const QUARTER = 15 * 60_000;

/** When an SMS to somebody in the country may be sent: now, or when the quiet hours are over there. */
export function smsDueAt(now: Date, country: Country): Date {
  const { timeZone } = MARKETS[country];
  const isQuiet = (at: Date) => {
    const { minutes } = localMoment(at, timeZone);
    return minutes >= QUIET_HOURS.from * 60 || minutes < QUIET_HOURS.until * 60;
  };
  if (!isQuiet(now)) return now;
  // Every zone is a whole number of quarters from UTC.
  let at = new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER);
  while (isQuiet(at)) at = new Date(at.getTime() + QUARTER);
  return at;
}
