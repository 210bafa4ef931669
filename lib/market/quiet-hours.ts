import { localMoment } from '../time/calendar-date';
import { MARKETS, type Country } from './country';

/** Hours in the receiver's local time without SMS. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

const QUARTER_MS = 15 * 60_000;

/** Returns the time at which an SMS to this country may be sent: now, or at the end of the quiet hours there. */
export function smsDueAt(now: Date, country: Country): Date {
  const { timeZone } = MARKETS[country];
  const isQuiet = (at: Date) => {
    const { minutes } = localMoment(at, timeZone);
    return minutes >= QUIET_HOURS.from * 60 || minutes < QUIET_HOURS.until * 60;
  };
  if (!isQuiet(now)) return now;
  // Every zone's offset is a whole number of quarters of an hour.
  let at = new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS);
  while (isQuiet(at)) at = new Date(at.getTime() + QUARTER_MS);
  return at;
}
