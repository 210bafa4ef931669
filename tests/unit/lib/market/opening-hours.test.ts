import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMoment } from '@/lib/time/calendar-date';
import { isOpenAt, openingState, spansOf, type OpeningHours } from '@/lib/market/opening-hours';

const opening = (rest: Partial<OpeningHours> = {}): OpeningHours => ({
  hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '18:30' }],
  closedOn: [],
  timeZone: 'Africa/Accra',
  ...rest,
});
const at = (instant: string) => new Date(instant);

describe('the clock of a place', () => {
  it('has the date, weekday and minutes of its time zone', () => {
    expect(localMoment(at('2026-11-20T22:30:00Z'), 'Asia/Riyadh')).toEqual({
      date: '2026-11-21',
      weekday: 6,
      minutes: 90,
    });
    expect(localMoment(at('2026-11-22T00:00:00Z'), 'Africa/Accra')).toEqual({
      date: '2026-11-22',
      weekday: 7,
      minutes: 0,
    });
  });

  it('follows summer time: noon in Cairo is another instant in July than in January', () => {
    const noon = opening({
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '12:00', closes: '12:01' }],
      timeZone: 'Africa/Cairo',
    });
    expect(isOpenAt(noon, at('2026-07-15T09:00:00Z'))).toBe(true);
    expect(isOpenAt(noon, at('2026-07-15T10:00:00Z'))).toBe(false);
    expect(isOpenAt(noon, at('2026-01-15T10:00:00Z'))).toBe(true);
  });
});

describe('a site’s clock', () => {
  it('shows the site open until 24:00 if it closes at the end of the day', () => {
    const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '24:00' }];
    expect(openingState(opening({ hours }), at('2026-11-20T12:00:00Z'))).toEqual({ open: true, until: '24:00' });
    expect(openingState(opening({ hours }), at('2026-11-20T00:00:00Z'))).toMatchObject({ open: false });
  });

  it('shows the site open from the opening minute to the minute before closing', () => {
    const site = opening();
    // A Friday in Accra, which uses UTC.
    expect(isOpenAt(site, at('2026-11-20T08:29:59Z'))).toBe(false);
    expect(openingState(site, at('2026-11-20T08:30:00Z'))).toEqual({ open: true, until: '18:30' });
    expect(openingState(site, at('2026-11-20T18:29:59Z'))).toEqual({ open: true, until: '18:30' });
    expect(isOpenAt(site, at('2026-11-20T18:30:00Z'))).toBe(false);
  });

  it('uses the clock of the site, not of the client', () => {
    const same = { hours: opening().hours, closedOn: [] };
    const instant = at('2026-11-20T07:00:00Z');
    expect(isOpenAt({ ...same, timeZone: 'Africa/Accra' }, instant)).toBe(false);
    expect(isOpenAt({ ...same, timeZone: 'Africa/Nairobi' }, instant)).toBe(true);
  });

  it('includes the Friday break', () => {
    const site = opening({
      timeZone: 'Asia/Karachi',
      hours: [
        { days: [5], opens: '14:15', closes: '18:00' },
        { days: [5], opens: '09:30', closes: '12:45' },
      ],
    });
    expect(openingState(site, at('2026-11-20T07:00:00Z'))).toEqual({ open: true, until: '12:45' });
    expect(openingState(site, at('2026-11-20T08:00:00Z'))).toEqual({
      open: false,
      next: { days: 0, weekday: 5, opens: '14:15' },
    });
    expect(spansOf(site.hours, 5).map(({ opens }) => opens)).toEqual(['09:30', '14:15']);
  });

  it('continues past midnight into a day without opening', () => {
    const site = opening({ hours: [{ days: [6], opens: '20:00', closes: '02:00' }] });
    expect(openingState(site, at('2026-11-21T23:00:00Z'))).toEqual({ open: true, until: '02:00' });
    expect(openingState(site, at('2026-11-22T01:59:00Z'))).toEqual({ open: true, until: '02:00' });
    expect(isOpenAt(site, at('2026-11-22T02:00:00Z'))).toBe(false);
    expect(isOpenAt(site, at('2026-11-21T01:00:00Z'))).toBe(false);
  });

  it('joins an evening to the next morning at midnight', () => {
    const site = opening({
      hours: [
        { days: [1], opens: '18:00', closes: '24:00' },
        { days: [2], opens: '00:00', closes: '03:00' },
      ],
    });
    expect(openingState(site, at('2026-11-16T19:00:00Z'))).toEqual({ open: true, until: '03:00' });
  });

  it('is constant if it never closes', () => {
    for (const closes of ['24:00', '00:00']) {
      const site = opening({ hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes }] });
      expect(openingState(site, at('2026-11-22T23:59:00Z'))).toEqual({ open: true, until: null });
    }
  });

  it('is closed on its days off, even after the night before', () => {
    const night = opening({
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '18:00', closes: '02:00' }],
      closedOn: ['2026-12-25'],
    });
    expect(isOpenAt(night, at('2026-12-25T01:00:00Z'))).toBe(true);
    expect(openingState(night, at('2026-12-25T19:00:00Z'))).toEqual({
      open: false,
      next: { days: 1, weekday: 6, opens: '18:00' },
    });
    expect(isOpenAt(night, at('2026-12-26T01:00:00Z'))).toBe(false);
  });
});

describe('the next opening', () => {
  it('is later today, tomorrow, or after days off', () => {
    const next = (instant: string, rest = {}) => {
      const state = openingState(opening(rest), at(instant));
      return state.open ? 'open' : state.next;
    };
    expect(next('2026-11-20T06:00:00Z')).toEqual({ days: 0, weekday: 5, opens: '08:30' });
    expect(next('2026-11-20T20:00:00Z')).toEqual({ days: 1, weekday: 6, opens: '08:30' });
    expect(next('2026-11-21T20:00:00Z')).toEqual({ days: 2, weekday: 1, opens: '08:30' });
    expect(next('2026-11-21T20:00:00Z', { closedOn: ['2026-11-23', '2026-11-24'] })).toEqual({
      days: 4,
      weekday: 3,
      opens: '08:30',
    });
  });

  it('is unknown for a site without hours', () => {
    expect(openingState(opening({ hours: [] }), at('2026-11-20T12:00:00Z'))).toEqual({ open: false, next: null });
  });

  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
  const site = fc.record({
    hours: fc.array(
      fc.record({ days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), opens: time, closes: time }),
      { maxLength: 4 },
    ),
    closedOn: fc.constant([]),
    timeZone: fc.constantFrom('Africa/Accra', 'Asia/Karachi', 'Africa/Nairobi'),
  });
  const minute = 60_000;

  it('is an open minute, and no minute before is open', () => {
    const instant = fc
      .integer({ min: 0, max: 7 * 24 * 60 })
      .map((minutes) => new Date(Date.UTC(2026, 10, 16) + minutes * minute));
    fc.assert(
      fc.property(site, instant, (one, now) => {
        const state = openingState(one, now);
        const local = localMoment(now, one.timeZone);
        if (state.open || !state.next) return;
        const [hours = 0, minutes = 0] = state.next.opens.split(':').map(Number);
        const wait = state.next.days * 1440 + hours * 60 + minutes - local.minutes;
        expect(wait).toBeGreaterThan(0);
        expect(isOpenAt(one, new Date(now.getTime() + wait * minute))).toBe(true);
        for (const step of [1, Math.floor(wait / 2), wait - 1]) {
          if (step > 0 && step < wait) expect(isOpenAt(one, new Date(now.getTime() + step * minute))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});
