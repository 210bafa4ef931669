import { describe, expect, it } from 'vitest';
import { instantOf } from '@/lib/time/calendar-date';

describe('the instant of an hour on a day', () => {
  it.each([
    ['2026-12-01', 9, 'Africa/Accra', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01', 0, 'Asia/Karachi', '2026-11-30T19:00:00.000Z'],
    ['2026-12-01', 9, 'Asia/Shanghai', '2026-12-01T01:00:00.000Z'],
    // Cairo's clocks skip midnight to one on the last Friday of April.
    ['2026-04-24', 0, 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-07-01', 9, 'Africa/Cairo', '2026-07-01T06:00:00.000Z'],
  ])('%s, %i o’clock in %s', (day, hour, zone, instant) => {
    expect(instantOf(day, hour, zone).toISOString()).toBe(instant);
  });
});
