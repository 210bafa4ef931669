import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFreeAttempt } from '@/lib/billing/redelivery';
import { addDays } from '@/lib/time/calendar-date';
import { COUNTRIES } from '@/lib/market/country';
import { reasonForDayOff } from '@/lib/market/working-days';
import { offeredDays, type DeliveryOutlook } from '@/lib/orders/offered-days';
import { calendarWith } from '../../support/calendar-with';

/** Monday, 23 November 2026. */
const MONDAY = '2026-11-23';
const offered = (given: Partial<DeliveryOutlook>) =>
  offeredDays({
    today: MONDAY,
    attempts: [],
    expected: null,
    hasArrived: true,
    calendar: calendarWith('NG'),
    ...given,
  }).map((day) => day.slice(5));

describe('the list of days offered to a receiver', () => {
  it('begins tomorrow and covers the working days of the next five days', () => {
    expect(offered({})).toEqual(['11-24', '11-25', '11-26', '11-27']);
    expect(offered({ today: '2026-11-26' })).toEqual(['11-27', '11-30', '12-01', '12-02']);
  });

  it('excludes Friday and Saturday in Egypt, and includes Sunday', () => {
    expect(offered({ calendar: calendarWith('EG') })).toEqual(['11-24', '11-25', '11-26', '11-29']);
    expect(offered({ calendar: calendarWith('SA'), today: '2026-11-25' })).toEqual([
      '11-26',
      '11-29',
      '11-30',
      '12-01',
    ]);
  });

  it('excludes a public holiday', () => {
    expect(offered({ calendar: calendarWith('AE', ['2026-11-25']) })).toEqual(['11-24', '11-26', '11-27']);
    // If the first day is a holiday, the days count from the next one.
    expect(offered({ calendar: calendarWith('AE', ['2026-11-24']) })).toEqual(['11-25', '11-26', '11-27', '11-30']);
  });

  it('begins with the expected day of the parcel, even while it is abroad', () => {
    expect(offered({ hasArrived: false, expected: '2026-12-01' })).toEqual(['12-01', '12-02', '12-03', '12-04']);
    expect(offered({ expected: '2026-11-20' })).toEqual(['11-24', '11-25', '11-26', '11-27']);
    expect(offered({ hasArrived: false })).toEqual([]);
  });

  it('ends five days after the first delivery, and with the third', () => {
    expect(offered({ attempts: ['2026-11-20'] })).toEqual(['11-24', '11-25']);
    expect(offered({ attempts: ['2026-11-20', MONDAY] })).toEqual(['11-24', '11-25']);
    expect(offered({ attempts: ['2026-11-18'] })).toEqual([]);
    expect(offered({ attempts: ['2026-11-19', '2026-11-20', MONDAY] })).toEqual([]);
  });

  it('has future working days without a fee, after any events', () => {
    const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count));
    const before = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(days, before, fc.constantFrom(...COUNTRIES), (today, ago, country) => {
        const attempts = ago.toSorted((a, b) => b - a).map((count) => addDays(today, -count));
        const calendar = calendarWith(country);
        for (const day of offeredDays({ today, attempts, expected: null, hasArrived: true, calendar })) {
          expect(day > today && reasonForDayOff(day, calendar) === null).toBe(true);
          const firstAttemptOn = attempts[0] ?? day;
          expect(isFreeAttempt({ number: attempts.length + 1, firstAttemptOn, attemptOn: day })).toBe(true);
        }
      }),
    );
  });
});
