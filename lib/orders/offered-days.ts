import { FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';
import { isFreeAttempt } from '@/lib/billing/redelivery';
import { addDays, type CalendarDate } from '@/lib/time/calendar-date';
import { addWorkingDays, reasonForDayOff, type WorkingCalendar } from '@/lib/market/working-days';

export interface DeliveryOutlook {
  /** Current day in the receiver's country. */
  today: CalendarDate;
  /** Days on which the parcel went out for delivery, oldest first. */
  attempts: readonly CalendarDate[];
  /** First day on which it can arrive; null if unknown. */
  expected: CalendarDate | null;
  /** True if the parcel is in the receiver's country. */
  hasArrived: boolean;
  /** Calendar of the receiver's country. */
  calendar: WorkingCalendar;
}

/**
 * Returns the days that a receiver may choose for the next delivery: working days, from tomorrow on, while it is free
 * (§4). Empty after three delivery attempts, and while the arrival is unknown.
 */
export function offeredDays({ today, attempts, expected, hasArrived, calendar }: DeliveryOutlook): CalendarDate[] {
  if (attempts.length >= FREE_DELIVERY_ATTEMPTS || (expected === null && !hasArrived)) return [];
  const firstPossibleDay =
    attempts.length === 0 && expected !== null && expected > today ? addDays(expected, -1) : today;
  const first = addWorkingDays(firstPossibleDay, 1, calendar);
  const firstAttemptOn = attempts[0] ?? first;
  const isFree = (attemptOn: CalendarDate) => isFreeAttempt({ number: attempts.length + 1, firstAttemptOn, attemptOn });
  const days: CalendarDate[] = [];
  for (let day = first; isFree(day); day = addDays(day, 1)) if (!reasonForDayOff(day, calendar)) days.push(day);
  return days;
}
