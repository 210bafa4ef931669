import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { REMOTE_AREA_DAYS } from '@/lib/billing/constants';
import { transitFor } from '@/lib/billing/transit';
import { daysBetween } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import { addWorkingDays, type WorkingCalendar } from '@/lib/market/working-days';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { isInOrder, mayMoveWindow, wholeWindow, windowAfter, type WindowScan } from '@/lib/parcel/delivery-window';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import { HolidayRecord } from '@/lib/server/places/calendars/holiday-record';
import { parcelHistories, type ParcelHistory } from '../../../fixtures/parcel-histories';

const PARCELS = 3000;
const MIN_SHARE = 0.9;
/** Least number of histories for which the share of a step is checked. */
const MIN_HISTORIES = 200;

const records = (JSON.parse(readFileSync('lib/server/programs/seed/data/holidays.json', 'utf8')) as unknown[]).map(
  (day) => HolidayRecord.parse(day),
);

function calendarOf(country: Country): WorkingCalendar {
  const days = records.filter(({ countryCode }) => countryCode === country);
  return {
    country,
    holidays: new Map(days.flatMap(({ kind, date, ...day }) => (kind === 'holiday' ? [[date, day]] : []))),
    workdays: new Set(days.flatMap(({ kind, date }) => (kind === 'working' ? [date] : []))),
  };
}
const calendars = new Map<string, WorkingCalendar>();
const knownDays = (country: string) => {
  const calendar = calendars.get(country) ?? calendarOf(country as Country);
  calendars.set(country, calendar);
  return calendar;
};

const wayOf = ({ origin, destination }: ParcelHistory) => ({
  destination: knownDays(destination),
  origin: origin === destination ? null : knownDays(origin),
});

/** Returns the windows shown when this parcel's order is placed. */
function promised(history: ParcelHistory): StoredWindows {
  const { service, origin, destination, remote, placedOn, bookedOn } = history;
  const from = bookedOn ?? addWorkingDays(placedOn, 1, knownDays(origin));
  const line = transitFor(BILLING_SERVICE[service], false);
  const way = {
    line,
    remote: remote ? REMOTE_AREA_DAYS : null,
    origin: origin === destination ? null : (origin as Country),
  };
  const at = `${placedOn}T12:00:00.000Z`;
  return { ...way, windows: [{ ...wholeWindow(from, way, wayOf(history)), because: 'PLACED', at, scan: null }] };
}

interface Tally {
  held: number;
  of: number;
  /** Days between the ends of the windows, added up. */
  width: number;
}

/** Returns how often the window after each kind of step contained the day of delivery. */
function measure(histories: readonly ParcelHistory[]) {
  const tallies = new Map<string, Tally>();
  let overlooked = 0;
  let unequal = 0;
  for (const history of histories) {
    const calendars = wayOf(history);
    let storedWindows = promised(history);
    const count = (step: string) => {
      const { earliest, latest } = storedWindows.windows.at(-1)!;
      const tally = tallies.get(step) ?? { held: 0, of: 0, width: 0 };
      tally.of += 1;
      tally.width += daysBetween(earliest, latest);
      if (history.deliveredOn >= earliest && history.deliveredOn <= latest) tally.held += 1;
      tallies.set(step, tally);
    };
    count('PLACED');
    (history.scans as WindowScan[]).forEach((scan, index, all) => {
      const window = windowAfter({ storedWindows, scans: all.slice(0, index + 1), calendars, at: scan.occurred_at });
      const state = index === 0 ? 'WAITING' : 'IN_TRANSIT';
      const continues = { isReceived: index > 0 };
      const alone = isInOrder([scan], storedWindows, state)
        ? windowAfter({ storedWindows, scans: [scan], continues, calendars, at: scan.occurred_at })
        : window;
      if (JSON.stringify(alone) !== JSON.stringify(window)) unequal += 1;
      if (window && !mayMoveWindow(scan, storedWindows, calendars)) overlooked += 1;
      if (window) storedWindows = { ...storedWindows, windows: [...storedWindows.windows, window] };
      count(scan.code);
    });
  }
  return { tallies, overlooked, unequal };
}

describe('the estimate for simulated parcels', () => {
  let measured: ReturnType<typeof measure>;
  beforeAll(() => {
    measured = measure(parcelHistories(PARCELS, 20_261_124));
  }, 60_000);

  it('holds for nine deliveries of ten, when the order is placed and after every later step', () => {
    const often = [...measured.tallies].filter(([, { of }]) => of >= MIN_HISTORIES);
    expect(often.map(([step]) => step)).toEqual(
      expect.arrayContaining(['PLACED', 'FLIGHT_ARRIVED', 'DELIVERY_FAILED']),
    );
    const shares = often.map(([step, { held, of }]) => `${step} ${Math.round((1000 * held) / of) / 10} %`);
    const below = often.filter(([, { held, of }]) => held / of < MIN_SHARE).map(([step]) => step);
    expect(below, shares.join(', ')).toEqual([]);
  });

  it('narrows on the way', () => {
    const width = (step: string) => measured.tallies.get(step)!.width / measured.tallies.get(step)!.of;
    const steps = ['PLACED', 'ARRIVED_LOCAL_HUB', 'OUT_FOR_DELIVERY'].map(width);
    expect(steps.toSorted((a, b) => b - a)).toEqual(steps);
    expect(steps[2]).toBeLessThan(2.5);
  });

  it('is not moved by any skipped step', () => {
    expect(measured.overlooked).toBe(0);
  });

  it('is the same for incremental and replayed steps', () => {
    expect(measured.unequal).toBe(0);
  });
});
