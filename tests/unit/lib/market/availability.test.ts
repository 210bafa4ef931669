import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  DAY_SECONDS,
  dayState,
  percentOf,
  secondsWithinDay,
  STATUS_DAYS,
  statusDays,
} from '@/lib/market/availability';

const NOON = new Date('2026-11-29T12:00:00Z');
const measured = (day: string, upSeconds: number, downSeconds = 0) => ({ day, upSeconds, downSeconds });

describe('statusDays', () => {
  it('returns 90 days, today last, and counts time without a result as unknown', () => {
    const days = statusDays([measured('2026-11-28', 80_000, 400), measured('2026-11-29', 43_000)], NOON);
    expect(days).toHaveLength(STATUS_DAYS);
    expect(days[0]).toEqual({ day: '2026-09-01', upSeconds: 0, downSeconds: 0, unknownSeconds: DAY_SECONDS });
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-28', upSeconds: 80_000, downSeconds: 400, unknownSeconds: 6000 },
      { day: '2026-11-29', upSeconds: 43_000, downSeconds: 0, unknownSeconds: 200 },
    ]);
  });

  it('never counts more than the passed time, and preserves failures when intervals overlap', () => {
    const [day, today] = statusDays([measured('2026-11-28', 90_000, 500), measured('2026-11-29', 43_260)], NOON, 2);
    expect(day).toMatchObject({ upSeconds: DAY_SECONDS - 500, downSeconds: 500, unknownSeconds: 0 });
    expect(today).toMatchObject({ upSeconds: 43_200, unknownSeconds: 0 });
  });
});

describe('availabilityOf', () => {
  it('is a ratio of measured time only', () => {
    expect(availabilityOf([measured('2026-11-27', 900, 100), measured('2026-11-28', 1000)])).toBe(0.95);
    expect(availabilityOf(statusDays([], NOON))).toBeNull();
  });

  it('is rounded down, so that an outage never reads as 100', () => {
    expect([1, 0.999999, 0.9999, 0.99994, 0].map(percentOf)).toEqual([100, 99.99, 99.99, 99.99, 0]);
  });
});

describe('dayState', () => {
  const state = (upSeconds: number, downSeconds: number, unknownSeconds: number) =>
    dayState({ day: '2026-11-28', upSeconds, downSeconds, unknownSeconds });

  it.each([
    ['up', [86_400, 0, 0]],
    ['up', [50_000, 0, 36_400]],
    ['unknown', [40_000, 0, 46_400]],
    ['unknown', [0, 0, 86_400]],
    ['partly', [86_340, 60, 0]],
    ['partly', [10_000, 60, 76_340]],
    ['down', [82_080, 4320, 0]],
    ['down', [0, 60, 86_340]],
  ] as const)('is %s for %j', (expected, [up, down, unknown]) => expect(state(up, down, unknown)).toBe(expected));

  it('is up today once a part of the day was', () => {
    const today = (upSeconds: number, downSeconds: number) =>
      dayState({ day: '2026-11-28', upSeconds, downSeconds, unknownSeconds: 40_000 }, false);
    expect(today(60, 0)).toBe('up');
    expect(today(0, 0)).toBe('unknown');
    expect(today(60, 60)).toBe('down');
  });
});

describe('secondsWithinDay', () => {
  it('ends at midnight', () => {
    expect(secondsWithinDay('2026-11-29T23:59:00.000Z', 60)).toBe(60);
    expect(secondsWithinDay('2026-11-29T23:58:20.000Z', 700)).toBe(100);
  });
});
