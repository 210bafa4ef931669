import { addDays, isoWeekday, type CalendarDate } from '@/lib/time/calendar-date';

/** Terms of payouts in a market, from `validFrom` until the next terms. Dated data of operators. */
export interface PayoutTerms {
  validFrom: CalendarDate;
  /** Weekdays of payouts, 1 (Monday) to 7, at least one. */
  weekdays: readonly number[];
  /** Days for which a collected amount is held before it can be paid out. */
  holdingDays: number;
}

/** Returns the terms that apply on a day, or null before the first ones. */
export function payoutTermsOn<Terms extends PayoutTerms>(all: readonly Terms[], day: CalendarDate): Terms | null {
  return all.reduce<Terms | null>(
    (last, terms) => (terms.validFrom <= day && (!last || last.validFrom < terms.validFrom) ? terms : last),
    null,
  );
}

/**
 * Returns the first day on which an amount can be paid out, by the terms of the day it was collected; null without
 * terms.
 */
export function releasedOn(all: readonly PayoutTerms[], collectedOn: CalendarDate): CalendarDate | null {
  const terms = payoutTermsOn(all, collectedOn);
  return terms && addDays(collectedOn, terms.holdingDays);
}

/** Returns the first payout day from `day` on, by the terms of that day; null without terms. */
export function payoutDayFrom(all: readonly PayoutTerms[], day: CalendarDate): CalendarDate | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (payoutTermsOn(all, candidate)?.weekdays.includes(isoWeekday(candidate))) return candidate;
  }
  return null;
}
