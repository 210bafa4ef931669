import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { addWorkingDays, reasonForDayOff, daysOffBetween, weekendDays, workingWeek } from '@/lib/market/working-days';
import { calendarWith } from '../../support/calendar-with';

describe('the weekend', () => {
  it('is Friday and Saturday in Egypt and Saudi Arabia, Saturday and Sunday elsewhere', () => {
    for (const country of COUNTRIES) {
      const hasFridayWeekend = country === 'EG' || country === 'SA';
      expect([...weekendDays(country)].sort()).toEqual(hasFridayWeekend ? [5, 6] : [0, 6]);
      expect(workingWeek(country)).toEqual(hasFridayWeekend ? { first: 7, last: 4 } : { first: 1, last: 5 });
    }
  });
});

describe('a working day', () => {
  // 20 September 2026 is a Sunday, 25 September a Friday.
  const china = calendarWith('CN', ['2026-09-25', '2026-09-26'], ['2026-09-20']);

  it('is a weekday without holidays, or a worked weekend day', () => {
    expect(reasonForDayOff('2026-09-19', china)).toEqual({ reason: 'weekend' });
    expect(reasonForDayOff('2026-09-20', china)).toBeNull();
    expect(reasonForDayOff('2026-09-21', china)).toBeNull();
    expect(reasonForDayOff('2026-09-25', china)).toMatchObject({ reason: 'holiday' });
    expect(reasonForDayOff('2026-09-20', calendarWith('CN'))).toEqual({ reason: 'weekend' });
  });

  it('is counted from the next day', () => {
    expect(addWorkingDays('2026-09-18', 0, china)).toBe('2026-09-18');
    expect(addWorkingDays('2026-09-18', 1, china)).toBe('2026-09-20');
    expect(addWorkingDays('2026-09-18', 5, china)).toBe('2026-09-24');
    expect(addWorkingDays('2026-09-18', 6, china)).toBe('2026-09-28');
  });

  it('is no holiday, even on a weekend', () => {
    expect(daysOffBetween('2026-09-18', '2026-09-28', china).map(({ day, reason }) => `${day} ${reason}`)).toEqual([
      '2026-09-19 weekend',
      '2026-09-25 holiday',
      '2026-09-26 holiday',
      '2026-09-27 weekend',
    ]);
    expect(daysOffBetween('2026-09-19', '2026-09-19', china)).toEqual([]);
  });
});
