import { addDays, daysBetween, type CalendarDate } from '@/lib/time/calendar-date';
import {
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  RETURN_DECISION_DAYS,
} from './constants';
import { moneyOf, zero, type Money } from './money';

/** Delivery attempt. Number 1 is the first delivery. */
export interface DeliveryAttempt {
  number: number;
  firstAttemptOn: CalendarDate;
  attemptOn: CalendarDate;
}

/**
 * Returns true for a free attempt: one of the first three, at most 5 days after the first (§4, §9). Any other costs 40
 * CNY.
 */
export function isFreeAttempt({ number, firstAttemptOn, attemptOn }: DeliveryAttempt): boolean {
  return number <= FREE_DELIVERY_ATTEMPTS && daysBetween(firstAttemptOn, attemptOn) <= FREE_ATTEMPT_DAYS;
}

export function deliveryAttemptFee(attempt: DeliveryAttempt): Money {
  return isFreeAttempt(attempt) ? zero(FEE_CURRENCY) : moneyOf(FEE_CURRENCY, EXTRA_ATTEMPT_FEE);
}

/**
 * Returns the last day to choose destruction or shelving: the day of the return notice plus 10 natural days (§4, §9).
 */
export function returnDecisionDeadline(noticeOn: CalendarDate): CalendarDate {
  return addDays(noticeOn, RETURN_DECISION_DAYS);
}
