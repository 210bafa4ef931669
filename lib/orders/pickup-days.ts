import { addDays, type CalendarDate } from '@/lib/market/calendar-date';

/** A courier can be booked this many days ahead. */
export const PICKUP_HORIZON_DAYS = 30;

export function lastPickupDay(today: CalendarDate): CalendarDate {
  return addDays(today, PICKUP_HORIZON_DAYS);
}

/** What is wrong with a pickup on this day, as a key of `errors.json`. `today` is the sender's day. */
export function pickupDayFault(day: CalendarDate, today: CalendarDate): 'pickupInPast' | 'pickupTooFar' | null {
  if (day < today) return 'pickupInPast';
  return day > lastPickupDay(today) ? 'pickupTooFar' : null;
}
