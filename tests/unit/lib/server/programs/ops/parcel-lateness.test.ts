import { describe, expect, it } from 'vitest';
import { lateness, type ParcelOnItsWay } from '@/lib/server/programs/ops/parcels/parcel-lateness';

const window = (earliest: string, latest: string, at: string) => ({ earliest, latest, at });
const FIRST = window('2026-12-01', '2026-12-04', '2026-11-20T08:00:00.000Z');
const MOVED = window('2026-12-03', '2026-12-08', '2026-12-02T08:00:00.000Z');

const sentence = (parcel: Partial<ParcelOnItsWay>) =>
  lateness({ state: 'IN_TRANSIT', windows: [FIRST, MOVED], delivered: null, today: '2026-12-05', ...parcel });

describe('the lateness of a parcel', () => {
  it.each([
    [{}, 'no, expected until 2026-12-08, 4 days later than at first'],
    [{ windows: [FIRST], today: '2026-12-04' }, 'no, expected until 2026-12-04'],
    [{ today: '2026-12-09' }, 'yes, 1 day after 2026-12-08'],
    [{ state: 'WAITING', today: '2026-12-20' }, 'yes, 12 days after 2026-12-08, not handed over yet'],
    [{ state: 'RETURNED', today: '2026-12-20' }, 'no, it will not be delivered'],
    [{ windows: [] }, 'unknown: no expected days are stored'],
    [
      { state: 'SIGNED', delivered: { day: '2026-12-07', at: '2026-12-07T09:00:00.000Z' } },
      'no, delivered on 2026-12-07, 3 days after the first window, within the last window',
    ],
    [
      { state: 'SIGNED', delivered: { day: '2026-12-10', at: '2026-12-10T09:00:00.000Z' } },
      'yes, delivered on 2026-12-10, 6 days after the first window, 2 days after the last window',
    ],
    [
      { state: 'SIGNED', delivered: { day: '2026-11-30', at: '2026-11-30T09:00:00.000Z' } },
      'no, delivered on 2026-11-30, 1 day before the first window',
    ],
  ] satisfies [Partial<ParcelOnItsWay>, string][])('is, for %j, "%s"', (parcel, expected) => {
    expect(sentence(parcel)).toBe(expected);
  });
});
