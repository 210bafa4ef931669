import { describe, expect, it } from 'vitest';
import { formatMoment } from '@/lib/i18n/format/format-time';
import { instantOf, localDay, localMoment } from '@/lib/time/calendar-date';

const ZONE = 'Africa/Casablanca';

describe('Morocco’s local time', () => {
  it.each([
    // UTC+1, and UTC in Ramadan, until 20 September 2026.
    ['2026-03-01T12:00:00Z', 12],
    ['2026-08-01T12:00:00Z', 13],
    ['2026-09-20T00:59:00Z', 1],
    // UTC since then, in Ramadan of 2027 too.
    ['2026-09-20T01:00:00Z', 1],
    ['2026-11-28T12:00:00Z', 12],
    ['2027-02-20T12:00:00Z', 12],
    ['2027-06-01T12:00:00Z', 12],
  ])('%s is %i h, independent of the runtime’s time zone data', (instant, hour) => {
    expect(Math.floor(localMoment(new Date(instant), ZONE).minutes / 60)).toBe(hour);
  });

  it('begins its days at midnight UTC', () => {
    expect(localDay(new Date('2026-11-27T23:30:00Z'), ZONE)).toBe('2026-11-27');
    expect(formatMoment(new Date('2026-11-27T23:30:00Z'), 'fr-MA', ZONE)).toBe(
      '27\u00a0nov.\u00a02026 à 23\u00a0h\u00a030',
    );
    expect(instantOf('2026-12-01', 9, ZONE).toISOString()).toBe('2026-12-01T09:00:00.000Z');
  });
});
