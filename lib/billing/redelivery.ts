import { addDays, daysBetween, type CalendarDate } from '@/lib/market/calendar-date';
import {
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  RETURN_DECISION_DAYS,
} from './constants';
import { moneyOf, zero, type Money } from './money';

/** One attempt to deliver: the first delivery is number 1. */
export interface DeliveryAttempt {
  number: number;
  firstAttemptOn: CalendarDate;
  attemptOn: CalendarDate;
}

/** §4, §9: the first three attempts are free while they are at most 5 days after the first; any other costs 40 CNY. */
export function isFreeAttempt({ number, firstAttemptOn, attemptOn }: DeliveryAttempt): boolean {
  return number <= FREE_DELIVERY_ATTEMPTS && daysBetween(firstAttemptOn, attemptOn) <= FREE_ATTEMPT_DAYS;
}

export function deliveryAttemptFee(attempt: DeliveryAttempt): Money {
  return isFreeAttempt(attempt) ? zero(FEE_CURRENCY) : moneyOf(FEE_CURRENCY, EXTRA_ATTEMPT_FEE);
}

/** §4, §9: the last day on which destruction or shelving can be chosen: the day of the return notice plus 10 natural days. */
export function returnDecisionDeadline(noticeOn: CalendarDate): CalendarDate {
  return addDays(noticeOn, RETURN_DECISION_DAYS);
}
