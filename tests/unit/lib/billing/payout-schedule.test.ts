import { describe, expect, it } from 'vitest';
import { payoutDayFrom, payoutTermsOn, releasedOn } from '@/lib/billing/payout-schedule';

/** 2026-11-30 is a Monday. */
const WEEKLY = { validFrom: '2026-01-01', weekdays: [2], holdingDays: 7 };
const FASTER = { validFrom: '2026-12-07', weekdays: [2, 5], holdingDays: 3 };

describe('payout schedule', () => {
  it('uses the latest terms that began', () => {
    expect(payoutTermsOn([FASTER, WEEKLY], '2026-12-06')).toBe(WEEKLY);
    expect(payoutTermsOn([WEEKLY, FASTER], '2026-12-07')).toBe(FASTER);
    expect(payoutTermsOn([WEEKLY], '2025-12-31')).toBeNull();
  });

  it('holds an amount by the terms of the day of its collection', () => {
    expect(releasedOn([WEEKLY, FASTER], '2026-12-06')).toBe('2026-12-13');
    expect(releasedOn([WEEKLY, FASTER], '2026-12-07')).toBe('2026-12-10');
    expect(releasedOn([], '2026-12-07')).toBeNull();
  });

  it.each([
    ['2026-11-30', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-02', '2026-12-08'],
    ['2026-12-09', '2026-12-11'],
  ])('pays out from %s on at %s', (day, expected) => {
    expect(payoutDayFrom([WEEKLY, FASTER], day)).toBe(expected);
  });

  it('has no payout day without terms', () => {
    expect(payoutDayFrom([FASTER], '2026-11-20')).toBeNull();
  });
});
