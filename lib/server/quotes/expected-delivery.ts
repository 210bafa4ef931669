import 'server-only';
import { deliveryWindow } from '@/lib/billing/transit';
import type { ExpectedDelivery } from '@/lib/contract/quotes';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { addWorkingDays, type WorkingCalendar } from '@/lib/market/working-days';
import { findCalendars } from '../calendars/store';
import type { Context } from '../context';
import type { PricedQuote } from './priced-quote';

/**
 * When a quoted shipment should arrive, if it is picked up on the origin's next working day (§9). From abroad that is
 * China's; the line is counted in the destination's working days.
 */
export async function expectedDelivery(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  { kind, destinationCountry, transit }: Pick<PricedQuote, 'kind' | 'destinationCountry' | 'transit'>,
): Promise<ExpectedDelivery> {
  const origin: Country = kind === 'international' ? 'CN' : destinationCountry;
  const calendars = await findCalendars(db, [...new Set([origin, destinationCountry])]);
  // The look-up answers every country that it is asked for.
  const calendarOf = (country: Country) => calendars.get(country) as WorkingCalendar;
  const pickupOn = addWorkingDays(localDay(now(), MARKETS[origin].timeZone), 1, calendarOf(origin));
  const calendar = calendarOf(destinationCountry);
  const { earliest, latest, leftOut } = deliveryWindow({ pickupOn, transit, calendar });
  return {
    pickupOn,
    earliest,
    latest,
    leftOut: leftOut.map((off) => {
      const holiday = off.reason === 'holiday' ? off.holiday : null;
      const { day, reason } = off;
      return { day, reason, name: holiday?.names[language] ?? null, mayMove: holiday?.expected ?? false };
    }),
  };
}
