import { addDays, type CalendarDate } from '@/lib/time/calendar-date';

/** Number of days ahead for which a courier can be booked. */
export const PICKUP_HORIZON_DAYS = 30;

export function lastPickupDay(today: CalendarDate): CalendarDate {
  return addDays(today, PICKUP_HORIZON_DAYS);
}

/**
 * Returns the problem of a pickup on this day as a key of `errors.json`, or null. `today`: the current day at the
 * sender.
 */
export function pickupDayFault(day: CalendarDate, today: CalendarDate): 'pickupInPast' | 'pickupTooFar' | null {
  if (day < today) return 'pickupInPast';
  return day > lastPickupDay(today) ? 'pickupTooFar' : null;
}
