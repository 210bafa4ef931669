import { addDays, daysBetween, type CalendarDate } from '@/lib/time/calendar-date';
import {
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  RETURN_DECISION_DAYS,
} from './constants';
import { moneyOf, zero, type Money } from './money';

/** Delivery attempt with its day and the day of the first one. Number 1 is the first delivery. */
export interface DatedAttempt {
  number: number;
  firstAttemptOn: CalendarDate;
  attemptOn: CalendarDate;
}

/**
 * Returns true for a free attempt: one of the first `FREE_DELIVERY_ATTEMPTS`, at most `FREE_ATTEMPT_DAYS` after the
 * first (§4, §9). Any other costs `EXTRA_ATTEMPT_FEE`.
 */
export function isFreeAttempt({ number, firstAttemptOn, attemptOn }: DatedAttempt): boolean {
  return number <= FREE_DELIVERY_ATTEMPTS && daysBetween(firstAttemptOn, attemptOn) <= FREE_ATTEMPT_DAYS;
}

export function deliveryAttemptFee(attempt: DatedAttempt): Money {
  return isFreeAttempt(attempt) ? zero(FEE_CURRENCY) : moneyOf(FEE_CURRENCY, EXTRA_ATTEMPT_FEE);
}

/**
 * Returns the last day to choose destruction or shelving: `RETURN_DECISION_DAYS` natural days after the return notice
 * (§4, §9).
 */
export function returnDecisionDeadline(noticeOn: CalendarDate): CalendarDate {
  return addDays(noticeOn, RETURN_DECISION_DAYS);
}
