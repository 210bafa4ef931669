import 'server-only';
import { REMOTE_AREA_DAYS } from '@/lib/billing/constants';
import { transitWindow } from '@/lib/billing/transit';
import type { ExpectedDelivery } from '@/lib/contract/quotes/quotes';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { addWorkingDays, type WorkingCalendar } from '@/lib/market/working-days';
import { lineOrigin, wholeWindow, type LaneCalendars } from '@/lib/parcel/delivery-window';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import { listCalendars } from '../places/calendars/calendar-store';
import type { Context } from '../platform/context';
import type { Queryable } from '../platform/db/open';
import type { PricedQuote } from './priced-quote';

type QuotedJourney = Pick<PricedQuote, 'kind' | 'destinationCountry' | 'transit' | 'remote'>;

/**
 * Returns the calendars of origin and destination, which must have been loaded. The cast is safe because loading
 * returns a calendar for every requested country.
 */
export function calendarsOfLane(
  calendars: ReadonlyMap<Country, WorkingCalendar>,
  origin: Country | null,
  destination: Country,
): LaneCalendars {
  const calendarOf = (country: Country) => calendars.get(country) as WorkingCalendar;
  return { destination: calendarOf(destination), origin: origin && calendarOf(origin) };
}

/** Loads the calendars of the countries that a parcel leaves and reaches. A domestic parcel has no origin calendar. */
export async function loadLaneCalendars(
  db: Queryable,
  origin: Country | null,
  destination: Country,
): Promise<LaneCalendars> {
  const calendars = await listCalendars(db, origin ? [origin, destination] : [destination]);
  return calendarsOfLane(calendars, origin, destination);
}

/**
 * Returns the first delivery window for a receiver (§9), and the calendars by which it was counted. It counts from the
 * day we get the parcel: `from`, or the next working day. International parcels use the working days of China, domestic
 * ones those of their country.
 */
export async function loadPromisedWindows(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, destinationCountry, transit, remote }: QuotedJourney,
  from?: CalendarDate,
): Promise<{ storedWindows: StoredWindows; calendars: LaneCalendars }> {
  const origin: Country | null = kind === 'international' ? 'CN' : null;
  const calendars = await loadLaneCalendars(db, origin, destinationCountry);
  const today = localDay(now(), MARKETS[origin ?? destinationCountry].timeZone);
  const remoteDays = remote ? REMOTE_AREA_DAYS : { minDays: 0, maxDays: 0 };
  const lane = {
    line: { minDays: transit.minDays - remoteDays.minDays, maxDays: transit.maxDays - remoteDays.maxDays },
    remote: remote ? remoteDays : null,
    origin,
  };
  const receivedOn = from ?? addWorkingDays(today, 1, calendars.origin ?? calendars.destination);
  const window = wholeWindow(receivedOn, lane, calendars);
  const first = { ...window, because: 'PLACED' as const, at: now().toISOString(), scan: null };
  return { storedWindows: { ...lane, windows: [first] }, calendars };
}

/** Returns the pickup day, the first and last delivery day and the days left out, for callers that format them. */
export async function loadExpectedDelivery(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  journey: QuotedJourney,
  from?: CalendarDate,
): Promise<ExpectedDelivery> {
  const { storedWindows, calendars } = await loadPromisedWindows(ctx, journey, from);
  const pickupOn = storedWindows.windows[0]!.from;
  const { earliest, latest, leftOut } = transitWindow({
    pickupOn,
    transit: journey.transit,
    calendar: calendars.destination,
    origin: lineOrigin(storedWindows, calendars),
  });
  return {
    pickupOn,
    earliest,
    latest,
    leftOut: leftOut.map((off) => {
      const holiday = off.reason === 'holiday' ? off.holiday : null;
      const { day, reason } = off;
      return { day, reason, name: holiday?.names[ctx.language] ?? null, mayMove: holiday?.expected ?? false };
    }),
  };
}
